import{html as nd,render as ad}from"../vendor/ui.js";import{computed as Gs,effect as Zs,signal as Ys}from"../vendor/ui.js";import{computed as te,signal as P}from"../vendor/ui.js";var p=P(null),s=P(null),I=P("connecting"),ct=P(null),ee=P(0),Ct=P(null),Fe=P({}),x=P(null),A=P(0),R=P(null),v=P(null),m=P(null),X=P(null),D=P(!1),gt=P(""),Nt=P(null),u=te(()=>s.value?.you?.seat??p.value?.you??null),Jt=P(null),_o=t=>t!==null&&p.value?.seats[t]?.watched===!0,S=te(()=>u.value??(_o(Jt.value)?Jt.value:"S")),T=te(()=>{let t=p.value?.you;return t&&p.value?.seats[t]?.bot||!1}),Ot=te(()=>{let t=p.value;return t?.you!=null&&t.state==="playing"&&t.room.kind==="casual"}),oe=te(()=>T.value?[]:s.value?.you?.actions??[]),_=te(()=>{let t=u.value;return t!==null&&!T.value&&(s.value?.public.turns.includes(t)??!1)}),W=t=>oe.value.find(e=>e.action===t),k=t=>oe.value.filter(e=>e.group===t);function Xn(t,e){return t?e.match===t.match?e.version>=t.version:e.match>t.match:!0}var _n=(t,e)=>t&&e.rev<t.rev?t:e,Vo=(t,e)=>t&&t.version!==null&&t.version<=e?null:t;var Ko=Ys(Date.now()),Vn,Ue=Gs(()=>{let t=s.value?.deadline;return t==null?null:Math.max(0,t-(Ko.value+ee.value))}),Kn=()=>Zs(()=>{let t=s.value?.deadline!=null;clearInterval(Vn),Ko.value=Date.now(),t&&(Vn=setInterval(()=>Ko.value=Date.now(),500))});var je,Gn=t=>{je=t},qe=new Map,Go=new Set;function Zo(){return crypto.randomUUID?crypto.randomUUID():Array.from(crypto.getRandomValues(new Uint8Array(16)),t=>t.toString(16).padStart(2,"0")).join("")}function V(t){if(!s.value||v.value)return;let e=Zo();v.value={id:e,action:t,version:null},x.value=R.value=null,A.value=0,je?.send({do:"act",action:t,version:s.value.version,id:e})}var ne=t=>new Promise(e=>{let o=Zo();qe.set(o,e),je?.send({...t,id:o})});function ye(t,e){qe.get(t)?.(e),qe.delete(t),Go.delete(t)}function Zn(){for(let t of Go)ye(t,!1)}var ke=t=>ne({do:"sit",seat:t});function Xe(){return history.replaceState(history.state,"",location.pathname),ne({do:"stand"})}var _e=(t,e)=>ne({do:"bot",seat:t,bot:e}),ae=t=>ne({do:"computer",computer:t}),Ve=t=>ne({do:"ready",ready:t}),Yn=t=>ne({do:"quiet",quiet:t}),zn=t=>new Promise(e=>{let o=Zo();qe.set(o,e),Go.add(o),je?.sendOnce({do:"chat",text:t,id:o})||ye(o,!1)});import{effect as zs,signal as Qs}from"../vendor/ui.js";var Js=[500,1e3,2e3,4e3,8e3,16e3],ti=202,ei="script, style, link, meta, base, iframe, object, embed, form",xt=Qs(null),oi=t=>new Promise(e=>setTimeout(e,t)),ni=(t,e)=>fetch(t,{signal:e}).catch(()=>null);async function ai(t,e){for(let o of[0,...Js]){if(o&&await oi(o),e.aborted)return null;let n=await ni(t,e);if(n?.status===200)return n.text();if(n&&n.status!==ti&&n.status<500)return null}return null}function ri(t){let e=new DOMParser().parseFromString(t,"text/html");for(let n of e.querySelectorAll(ei))n.remove();let o=e.body.firstElementChild;return o&&document.importNode(o,!0)}function Qn(t){return t instanceof Element?t.getAttribute("aria-hidden")==="true"?"":t.getAttribute("aria-label")??[...t.childNodes].map(Qn).join(""):t.textContent??""}async function si(t,e){let o=await ai(t,e);if(o===null||e.aborted)return;xt.value=ri(o);let n=xt.value?.querySelector(".ending-own");n&&(gt.value=Qn(n).replace(/\s+/g," ").trim())}function Jn(){let t=null,e=new AbortController;return zs(()=>{let o=p.value?.end??null;o!==t&&(t=o,e.abort(),e=new AbortController,xt.value=null,o&&si(o,e.signal))})}var re=null,ii=[".panel [data-first]",".panel","section.choice button",'[data-hand="turn"] [tabindex="0"]','.hand [tabindex="0"]',".trickbids button",".waiting .readiness",".waiting button","main"];function li(){if(!re||re.isConnected||document.activeElement!==document.body)return;re=null,ii.map(e=>document.querySelector(e)).find(e=>e&&!e.closest("[inert]"))?.focus({preventScroll:!0})}function ta(){document.addEventListener("focusin",t=>{re=t.target}),document.addEventListener("click",()=>{document.activeElement===document.body&&re?.isConnected&&(re=null)}),new MutationObserver(li).observe(document.body,{childList:!0,subtree:!0})}import{batch as ol}from"../vendor/ui.js";var Ke=1e3,ea=3e3,na=0,we,oa=t=>`${t.match}/${t.public.board}/${t.public.last?.number??0}`,ci=()=>s.value?.public.phase!=="play",ui=()=>(s.value?.public.trick?.cards.length??0)>0;function aa(){clearTimeout(we),X.value=null}function mi(t){X.value=t,na=Date.now(),clearTimeout(we),we=setTimeout(Yo,Ke)}function Yo(){if(!X.value)return;let t=Date.now()-na;t>=ea-20||t>=Ke-20&&(ui()||ci())?aa():(clearTimeout(we),we=setTimeout(Yo,(t<Ke?Ke:ea)-t))}function ra(t,e){t&&t.version!==e.version&&(D.value=!1);let o=e.public.last;!o||!t||t.public.board!==e.public.board?aa():oa(t)!==oa(e)?mi(o):Yo()}import{effect as Di,signal as Hi,useLayoutEffect as ja,useRef as Xa}from"../vendor/ui.js";var $=["N","E","S","W"],at=["E","S","W","N"],f=["NS","EW"],sa=["bottom","left","top","right"],rt=t=>t==="N"||t==="S"?"NS":"EW",Lt=(t,e)=>sa[($.indexOf(t)-$.indexOf(e)+4)%4],ia=(t,e)=>$[(sa.indexOf(t)+$.indexOf(e))%4],Mt=(t,e)=>t==="All"||t===rt(e);var r=(t,e)=>interpolate(t,e,!0),Qo=()=>document.documentElement.lang||"en",i=t=>({N:gettext("North"),E:gettext("East"),S:gettext("South"),W:gettext("West")})[t],se=t=>({N:pgettext("seat","N"),E:pgettext("seat","E"),S:pgettext("seat","S"),W:pgettext("seat","W")})[t],H=t=>t==="NS"?gettext("North\u2013South"):gettext("East\u2013West"),Se=t=>t==="NS"?pgettext("side","NS"):pgettext("side","EW"),Ge=t=>t==="None"?pgettext("vulnerable","None"):t==="All"?pgettext("vulnerable","Both"):Se(t),Te=t=>({S:gettext("spades"),H:gettext("hearts"),D:gettext("diamonds"),C:gettext("clubs"),NT:gettext("no trump")})[t]??t,la=t=>({A:gettext("ace"),K:gettext("king"),Q:gettext("queen"),J:gettext("jack"),T:"10"})[t]??t,L=t=>r(gettext("%(rank)s of %(suit)s"),{rank:la(t[1]),suit:Te(t[0])}),zo=(t,e)=>e?r(gettext("%(how)s: %(card)s"),{how:t,card:L(e)}):t;function w(t){let e=/^([1-7])(NT|[CDHS])(X{0,2})$/.exec(t);if(e)return[Jo(e[1],e[2]),di(e[3])].filter(Boolean).join(" ");let[o,n]=t.split(" ");switch(o){case"P":return gettext("Pass");case"X":return gettext("Double");case"XX":return gettext("Redouble");case"up":return zo(gettext("Face-Up"),n);case"down":return zo(gettext("Face-Down"),n);case"flip":return zo(gettext("Flip"),n);case"bid":return r(gettext("Bid %(number)s"),{number:n});case"nil":return gettext("Nil");case"blind":return gettext("Blind nil");default:return t}}var Ce=t=>/^\d+$/.test(t)?`bid ${t}`:t,Jo=(t,e)=>r(gettext("%(level)s %(denomination)s"),{level:t,denomination:Te(e)}),di=t=>t==="X"?gettext("doubled"):t==="XX"?gettext("redoubled"):"",Ze=t=>r(gettext("%(contract)s by %(seat)s"),{contract:w(t.text),seat:i(t.declarer)}),ca=t=>[...new Set(t.map(e=>e[0]))].map(e=>{let o=t.filter(n=>n[0]===e).map(n=>la(n[1]));return r(gettext("%(suit)s: %(cards)s"),{suit:Te(e),cards:ut(o)})}).join(pgettext("between suits","; ")),vt=t=>({auction:gettext("Auction"),play:gettext("Play"),claim:gettext("Claim"),negation:gettext("Negation"),reversal:gettext("Grand reversal"),scoreboard:gettext("Score"),over:gettext("Match over")})[t]??t,Ye=({seat:t,tricks:e},o)=>r(ngettext("%(seat)s claims %(tricks)s of %(left)s trick left.","%(seat)s claims %(tricks)s of %(left)s tricks left.",o),{seat:i(t),tricks:e,left:o}),ut=t=>t.join(pgettext("between names",", ")),bt=t=>t>0?`+${t}`:ma(t),Rt=t=>r(ngettext("%(count)s trick","%(count)s tricks",t),{count:t}),ie=t=>r(ngettext("%(count)s bag","%(count)s bags",t),{count:t}),ze=t=>r(ngettext("%(count)s card","%(count)s cards",t),{count:t});function ua(t){let e=Math.max(0,Math.ceil(t/1e3));return`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`}function Qe({over:t,winner:e}){return t?e==="NS"||e==="EW"?r(gettext("%(side)s win the match."),{side:H(e)}):e==="draw"?gettext("The match is a draw."):gettext("The match has ended without a winner."):""}var tn=t=>ma(t.toLocaleString(Qo())),ma=t=>`${t}`.replace("-","\u2212");function pi(t){return typeof t=="number"?tn(t):typeof t=="string"?t:"card"in t?L(t.card):"seat"in t?i(t.seat):"side"in t?H(t.side):"call"in t?w(t.call):C(t)}var C=t=>r(gettext(t.key),Object.fromEntries(Object.entries(t.args??{}).map(([e,o])=>[e,pi(o)])));var en={N:"North",E:"East",S:"South",W:"West"},da=t=>en[t],pa=t=>$.find(e=>t&&[e,en[e]].some(o=>o.toLowerCase()===t.toLowerCase()))??null;function Wt(t,e=null){let o=new URLSearchParams;return t&&o.set("seat",en[t]),e&&o.set("invite",e),o.size?`?${o}`:""}var on=t=>t[Qo()]??t.en,$i=t=>t==="rated"?gettext("rated"):gettext("casual");function $a(t){let e=$i(t.kind);return on(t.names).toLowerCase().includes(e.toLowerCase())?"":e}var fa=t=>r(gettext("Table %(number)s"),{number:t});var ha=t=>r(ngettext("%(count)s watching","%(count)s watching",t),{count:t}),ga=t=>t.option_texts.map(C),J=t=>t.name??gettext("Computer");function Je(t,e){return t.state==="closed"||t.seats[e]?.name?!1:t.state!=="playing"?!0:t.left?t.left===e:t.bots}var Ne=t=>t.host&&t.bots&&$.some(e=>t.seats[e]?.name),to=t=>$.filter(e=>!t.seats[e]),xa=t=>$.every(e=>t.seats[e]),fi=t=>$.filter(e=>t.seats[e]?.ready===!1);function Oe(t){let e=to(t),o=fi(t).map(n=>`${t.seats[n]?.name} (${i(n)})`);return e.length+o.length===0?gettext("The match is starting."):[e.length&&r(gettext("Free seats: %(seats)s."),{seats:ut(e.map(i))}),o.length&&r(gettext("Not ready yet: %(names)s."),{names:ut(o)})].filter(Boolean).join(" ")}var ba=["C","D","H","S","NT"],ya="AKQJT98765432",va={S:"SHCD",H:"HSDC",D:"DSHC",C:"CHSD"},ka=t=>t.reduce((e,o)=>e+Math.max(0,4-ya.indexOf(eo(o))),0),Ft=t=>t[0],eo=t=>t[1];function At(t,e=null){let o=va[e??"S"]??va.S,n=a=>o.indexOf(Ft(a))*13+ya.indexOf(eo(a));return[...t].sort((a,l)=>n(a)-n(l))}var K=t=>t.facts.bids!==void 0,oo=t=>!K(t),Et=t=>t.facts.hand?[t.facts.hand]:t.turns,wa=t=>t.calls[0]?.seat??(t.phase==="auction"?t.turns[0]:void 0)??t.dealer,Sa=t=>$.find(e=>t.seats[e].role==="dummy")??null;function no(t,e,o){let{role:n}=t.seats[o];return n==="dummy"?t.seats[e].role==="declarer":e===o}var ao=t=>13-f.reduce((e,o)=>e+t.tricks[o],0),ro=({facts:t,phase:e},o)=>t.contracts&&e!=="auction"?`${t.counting?.[o]}/${t.contracts[o]}`:"";function Ta(t,e){let o=t.facts.seen??[],n=a=>!o.includes(a)&&!e.facts.bids?.[a];return(e.facts.seen??[]).filter(n).map(a=>r(gettext("%(seat)s looks at the cards."),{seat:i(a)}))}var Ca=t=>f.map(e=>r(gettext("%(side)s have bid %(tricks)s."),{side:H(e),tricks:t.facts.contracts?.[e]??0}));function hi(t,e){let o={seat:i(e),cards:ca(At(t.hands[e]??[],t.trump))};return t.seats[e].role==="dummy"?r(gettext("%(seat)s is dummy: %(cards)s."),o):r(gettext("%(seat)s shows: %(cards)s."),o)}function Na(t,e){let n=e.phase==="play"||e.phase==="claim"?$.filter(a=>e.hands[a]&&!t.hands[a]).map(a=>hi(e,a)):[];return e.facts.broken&&!t.facts.broken?[...n,gettext("Spades are broken.")]:n}function Oa(t,e){let{claim:o}=e;if(!o)return[];let a=$.filter(l=>o.answers[l]&&!t.claim?.answers[l]).map(l=>gi(o.answers,l));return t.claim?a:[Ye(o,ao(t)),...a]}var gi=(t,e)=>t[e]==="accept"?r(gettext("%(seat)s accepts the claim."),{seat:i(e)}):r(gettext("%(seat)s rejects the claim; play goes on."),{seat:i(e)});function nn(t){let e=t.facts.history?.length?t.facts.history:t.last?[t.last]:[];return t.trick?[...e,t.trick]:e}var La=t=>nn(t).flatMap(e=>e.cards);function xi({seat:t,call:e}){let[o,n]=e.split(" "),a={seat:i(t),card:n?L(n):"",call:w(e)};return o==="P"?r(gettext("%(seat)s passes."),a):o==="X"?r(gettext("%(seat)s doubles."),a):o==="XX"?r(gettext("%(seat)s redoubles."),a):o==="up"?r(gettext("%(seat)s detains the %(card)s face up."),a):o==="down"?r(gettext("%(seat)s detains a card face down."),a):o==="flip"?r(gettext("%(seat)s flips the %(card)s."),a):o==="bid"?r(gettext("%(seat)s bids: %(number)s."),{...a,number:n}):o==="nil"?r(gettext("%(seat)s bids nil."),a):o==="blind"?r(gettext("%(seat)s bids blind nil."),a):r(gettext("%(seat)s bids %(call)s."),a)}function vi({seat:t,card:e,was:o}){let n={seat:i(t),card:L(e)};return o==="down"?r(gettext("%(seat)s plays the %(card)s, which was face down."),n):r(gettext("%(seat)s plays the %(card)s."),n)}var bi=t=>r(oo(t)?gettext("Board %(board)s. Dealer %(dealer)s. Vulnerable: %(vulnerable)s."):gettext("Board %(board)s. Dealer %(dealer)s."),{board:t.board,dealer:i(t.dealer),vulnerable:Ge(t.vulnerable)}),yi=(t,e)=>e.calls.slice(t.calls.length).map(xi);function Ma(t,e){let o=new Set(La(t).map(({card:n})=>n));return La(e).filter(({card:n})=>!o.has(n))}function ki(t,e){return!e.last?.winner||t.last?.number===e.last.number?[]:[r(gettext("%(seat)s wins the trick."),{seat:i(e.last.winner)})]}function wi(t,e){return t.phase===e.phase||e.phase==="claim"||t.phase==="claim"?[]:e.phase==="play"&&e.facts.bids?Ca(e):e.phase==="play"&&e.contract?[r(gettext("The contract is %(contract)s."),{contract:Ze(e.contract)})]:[`${vt(e.phase)}.`,Qe(e.outcome)].filter(Boolean)}function Si(t,e){return!e||!t.turns.includes(e)?[]:t.phase==="scoreboard"?[gettext("Confirm the score.")]:t.phase==="claim"?[gettext("Accept or reject the claim.")]:t.facts.hand&&t.facts.hand!==e?[gettext("Your turn: play from dummy.")]:[gettext("Your turn.")]}function Ti(t,e){if(e.outcome.over&&!t.outcome.over)return"win";if(t.last?.number!==e.last?.number&&e.last)return"trick";if(Ma(t,e).length)return"card";let o=e.calls.length>t.calls.length?e.calls[e.calls.length-1].call:"";return o===""?null:o==="X"||o==="XX"?"double":"bid"}var Ci=(t,e)=>t?.match===e.match&&t.public.board===e.public.board;function Aa(t,e,o){let n=e.public,a=Si(n,o);if(!t||!Ci(t,e))return{words:[bi(n),...a].join(" "),cue:t&&a.length?"turn":null};if(t.version===e.version)return{words:"",cue:null};let l=t.public;return{words:[...Ta(l,n),...yi(l,n),...Ma(l,n).map(vi),...Na(l,n),...ki(l,n),...Oa(l,n),...wi(l,n),...a].join(" "),cue:a.length&&!l.turns.includes(o)?"turn":Ti(l,n)}}function Ni(t,e){let o=t.seats[e],n={seat:i(e),name:o?J(o):""};return o?.bot?r(gettext("The computer plays %(seat)s now."),n):r(gettext("%(name)s plays %(seat)s now."),n)}function Ea(t,e){return!t||e.state!=="playing"||t.match!==e.match?"":$.filter(n=>t.seats[n]?.bot!==e.seats[n]?.bot).map(n=>Ni(e,n)).join(" ")}import{effect as Li,signal as Mi}from"../vendor/ui.js";var Ba=document.getElementById("table"),mt=Ba?.dataset??{},an=Ba,Pa=new URL(mt.socket??"",location.href).href.replace(/^http/,"ws"),rn=t=>JSON.parse(document.getElementById(t)?.textContent??"null"),Oi=rn("courts")??{},Da=t=>`${Oi[t]??""}#${t}`,dt=mt.lobby??"/",sn=mt.ranks??"",ln=mt.qr??"",yt=mt.login??"",so=t=>`${yt}?next=${encodeURIComponent(t)}`,io=mt.guest??"",lo=mt.token??"",co=rn("offered")??[],Ha=mt.preferences??"",Ia=mt.name??"",cn=mt.wish??"",Ra=()=>rn("first-frames");var un=Mi(Object.fromEntries(co.map(({key:t,value:e})=>[t,e]))),Bt=t=>un.value[t],Le=t=>Bt(t)==="on",Ai=["theme","deck","cards","animation"],Fa=()=>Li(()=>{for(let t of Ai)Bt(t)&&(document.documentElement.dataset[t]=Bt(t))});async function Ei(t,e){let o={Accept:"application/json","X-CSRFToken":lo},n=new URLSearchParams({[t]:e});return(await fetch(Ha,{method:"POST",headers:o,body:n}).catch(()=>null))?.ok??!1}function Bi(t,e){e?t==="language"&&location.reload():Nt.value={words:gettext("This choice could not be kept. It lasts until you leave."),tone:"bad"}}var Wa=Promise.resolve();function mn(t,e){un.value={...un.value,[t]:e},Wa=Wa.then(async()=>Bi(t,await Ei(t,e)))}var Ua=t=>mn(t,Le(t)?"off":"on"),Pi=globalThis.matchMedia?.("(prefers-reduced-motion: reduce)"),uo=()=>Bt("animation")!=="off"&&Pi?.matches===!1;var _a=260,Ii=320,Ri=1100,Wi=1500,Va="cubic-bezier(.2, .8, .2, 1)",mo=Hi(!1),$n=new Map,dn=new Map;function po(t){let{left:e,top:o,width:n,height:a}=t.getBoundingClientRect();return{x:e+n/2,y:o+a/2,width:t.offsetWidth}}function fn(t){let e=document.querySelector(`.seat.${Lt(t,S.value)}`),o=e?.querySelectorAll(".backs .card")??[],n=o[o.length>>1]??e?.querySelector(".plate");return n instanceof HTMLElement?po(n):null}var qa=t=>nn(t).flatMap(e=>e.cards.map(({card:o})=>o));function Fi(t,e){let o=new Set(qa(t)),n=e.calls.slice(t.calls.length),a=n.filter(({call:y})=>y.startsWith("flip ")).map(({call:y})=>y),l=n.filter(({call:y})=>/^(up|down)/.test(y)).map(({seat:y})=>y);return[...qa(e).filter(y=>!o.has(y)),...a,...l]}function Ui(){mo.value=!0,setTimeout(()=>mo.value=!1,Ri)}function Ka(t,e){if(t?.match!==e.match||!uo())return;if(t.public.board!==e.public.board)return Ui();let o=document.querySelectorAll(".seat [data-card]");$n=new Map([...o].map(n=>[n.dataset.card??"",po(n)]));for(let n of Fi(t.public,e.public))dn.set(n,Date.now())}function pn(t){let e=dn.get(t)??0;return dn.delete(t),Date.now()-e<Wi&&uo()}function Ga(t,e){let o=po(t),n=`translate(${e.x-o.x}px, ${e.y-o.y}px) scale(${e.width/o.width})`;t.animate([{transform:n},{transform:"none"}],{duration:_a,easing:Va})}function Za(t,e){let o=Xa(null);return ja(()=>{let n=pn(e)&&($n.get(e)??fn(t));o.current&&n&&Ga(o.current,n)},[]),o}function Ya(t,e,o){let n=Xa(null);return ja(()=>{if(!n.current)return;if(pn(`flip ${o}`))return qi(n.current);let a=pn(t)&&($n.get(o??"")??fn(t));a&&Ga(n.current,a)},[e]),n}function qi(t){t.animate([{transform:"scaleX(0)"},{transform:"none"}],{duration:Ii,easing:Va})}function ji({winner:t}){let e=document.querySelector(".trick ol"),o=t&&fn(t);if(!e||!o)return;let n=e.cloneNode(!0);n.ariaHidden="true",e.after(n);let a=[...n.children].map(l=>Xi(l,o));Promise.allSettled(a.map(l=>l.finished)).then(()=>n.remove())}function Xi(t,e){let o=po(t),n=`translate(${e.x-o.x}px, ${e.y-o.y}px) scale(.35)`;return t.animate([{transform:"none",rotate:"0deg"},{transform:n,rotate:"0deg",opacity:0}],{duration:_a,easing:"ease-in",fill:"forwards"})}function za(){let t=null;return Di(()=>{let e=X.value;t&&!e&&uo()&&ji(t),t=e})}import{computed as _i}from"../vendor/ui.js";var Vi=.6,qt=_i(()=>Bt("sound")==="off");function Ki(t,e,{at:o=0,dur:n=.08,freq:a=1800,q:l=.8,gain:y=.5}){let q=t.createBuffer(1,Math.ceil(t.sampleRate*n),t.sampleRate),ht=q.getChannelData(0);for(let Xo=0;Xo<ht.length;Xo++)ht[Xo]=Math.random()*2-1;let Tt=new AudioBufferSourceNode(t,{buffer:q}),Ks=new BiquadFilterNode(t,{type:"bandpass",Q:l,frequency:a}),qo=new GainNode(t,{gain:y}),jo=t.currentTime+o;qo.gain.setValueAtTime(y,jo),qo.gain.exponentialRampToValueAtTime(.001,jo+n),Tt.connect(Ks).connect(qo).connect(e),Tt.start(jo)}function Gi(t,e,{at:o=0,dur:n=.25,freq:a=660,gain:l=.22,type:y="triangle"}){let q=new OscillatorNode(t,{type:y,frequency:a}),ht=new GainNode(t),Tt=t.currentTime+o;ht.gain.setValueAtTime(1e-4,Tt),ht.gain.exponentialRampToValueAtTime(l,Tt+.012),ht.gain.exponentialRampToValueAtTime(1e-4,Tt+n),q.connect(ht).connect(e),q.start(Tt),q.stop(Tt+n+.02)}var Zi={card:{noises:[{dur:.05,freq:2400,gain:.55},{at:.012,dur:.07,freq:420,q:1.4,gain:.7}]},trick:{noises:[0,1,2,3].map(t=>({at:t*.045,dur:.06,freq:1500+t*260,gain:.4}))},turn:{tones:[{freq:659},{at:.11,freq:880,dur:.4}]},bid:{tones:[{freq:523,dur:.14,type:"sine"}]},double:{tones:[{freq:392,dur:.2},{freq:466,dur:.24}]},win:{tones:[523,659,784,1047].map((t,e)=>({at:e*.09,freq:t,dur:.5}))},error:{tones:[{freq:165,dur:.18,type:"square",gain:.08}]}},Ut;async function hn(t){if(qt.value||!navigator.userActivation?.hasBeenActive)return;Ut??=new AudioContext,Ut.state==="suspended"&&await Ut.resume();let e=new GainNode(Ut,{gain:Vi});e.connect(Ut.destination);let{noises:o=[],tones:n=[]}=Zi[t];for(let a of o)Ki(Ut,e,a);for(let a of n)Gi(Ut,e,a)}var le=()=>Ua("sound");import{computed as tr,effect as Qi,signal as ce}from"../vendor/ui.js";import{signal as zi}from"../vendor/ui.js";function Qa(t,e){let o=globalThis.matchMedia?.(t),n=zi(o?.matches??e);return o?.addEventListener("change",()=>n.value=o.matches),n}var G=Qa("(min-width: 1081px)",!0),Ja=Qa("(max-width: 430px)",!1);var Ji=200,er=200,pt=ce([]),jt=ce(""),kt=ce(""),Me=ce(!1),vn=ce([]),or=ce(0),gn=!1,tl=tr(()=>G.value||m.value==="talk"),nr=tr(()=>pt.value.filter(t=>t.id>or.value&&t.by!==jt.value).length);function el(t,e){let o=new Map([...e,...t].map(n=>[n.id,n]));return o.size===t.length?t:[...o.values()].sort((n,a)=>n.id-a.id).slice(-Ji)}var ar=()=>{or.value=pt.value.at(-1)?.id??0},rr=()=>Qi(()=>{tl.value&&ar()}),xn=t=>t.trim().replace(/\s+/g," ");function sr(t){let e=pt.value;if(pt.value=el(e,t),gn||ar(),!gn||pt.value===e)return;let o=pt.value.filter(n=>!e.includes(n));vn.value=o.filter(n=>n.by!==jt.value),o.some(n=>n.by===jt.value&&n.text===xn(kt.value))&&(kt.value="")}var ir=()=>{gn=!0};async function lr(){let t=xn(kt.value);if(!t||Me.value)return!1;Me.value=!0;let e=await zn(t);return Me.value=!1,e&&xn(kt.value)===t&&(kt.value=""),e}var Xt=(t,e="plain")=>{Nt.value={words:t,tone:e}};function nl(t){let e=p.value;p.value=_n(e,t);let o=Ea(e,p.value);o&&(gt.value=o),t.state==="closed"&&e?.state!=="closed"&&(m.value=null)}function al(t){let e=s.value;if(!Xn(e,t))return;Ka(e,t),s.value=t,v.value=Vo(v.value,t.version),t.version!==e?.version&&rl(),ra(e,t);let o=Aa(e,t,T.value?null:u.value);o.words&&(gt.value=o.words),o.cue&&hn(o.cue)}function rl(){R.value=null,(!_.value||!k(x.value??"").length)&&(x.value=null),(!_.value||!k("bid").length)&&(A.value=0)}function sl(t){ye(t.id??"",!1),t.id&&t.id===v.value?.id&&(v.value=null),hn("error"),Xt(C(t.text),"bad")}function il(t,e){ye(t,!0),v.value?.id===t&&(v.value=Vo({...v.value,version:e},s.value?.version??0))}function ll(t){switch(t.type){case"table":return nl(t);case"view":return ee.value=t.now-Date.now(),al(t);case"chat":return sr(t.messages);case"trips":Fe.value=t.trips;return;case"pong":return ir();case"ok":return il(t.id,t.version);case"error":return sl(t);case"closed":ct.value=t.text;return;default:return}}var $o=t=>ol(()=>ll(t));import{signal as fl}from"../vendor/ui.js";function cr(t){try{return localStorage.getItem(`ark.${t}`)}catch{return null}}function ur(t,e){try{localStorage.setItem(`ark.${t}`,e)}catch{}}import{computed as mr,effect as fo,signal as cl}from"../vendor/ui.js";function M(t){m.value=m.value===t?null:t}var tt=()=>{m.value=null},ho=()=>{D.value=!D.value&&!!s.value?.public.last};function dr(){return G.value?document.querySelector(".talk :is(input, a)")?.focus():M("talk")}var pr=()=>fo(()=>{!Ot.value&&m.value==="leave"&&(m.value=null)}),$r=()=>fo(()=>{m.value==="claim"&&k("claim").length===0&&(m.value=null)}),fr=()=>fo(()=>{G.value&&(m.value==="talk"||m.value==="menu")&&(m.value=null)}),me=mr(()=>s.value!==null&&u.value===null&&!Pt.value);function hr(t){Jt.value=t,history.replaceState(history.state,"",`${location.pathname}?watch=${da(t)}`)}var ul=["talk","menu","settings","connections","watch"],gr=t=>`${t.match}/${t.public.board}`,ue=cl(""),Pt=mr(()=>{let t=s.value;if(!t)return!0;if(m.value!==null&&!ul.includes(m.value))return!1;if(p.value?.state==="closed")return!0;let e=ue.value===gr(t)&&!X.value;return p.value?.state==="over"&&t.public.outcome.over&&e});function ml(t){!ue.peek()||ue.peek()===t||(ue.value="",m.peek()==="sheet"&&(m.value=null))}function xr(){let t=!0;return fo(()=>{let e=s.value;if(!e)return;let o=gr(e),n=t&&e.public.phase==="over"&&!e.you?.seat;if(t=!1,!["scoreboard","over"].includes(e.public.phase))return ml(o);X.value||ue.peek()===o||(ue.value=o,!n&&p.peek()?.state!=="closed"&&(m.value="sheet"))})}function go(t){return T.value?Xt(gettext("The computer plays for you now. Take your seat back first."),"bad"):Xt(_.value?t:gettext("It is not your turn."),"bad")}var Z=t=>W(t)?V(t):go(gettext("That call is not possible now."));function xo(t){x.value===t?x.value=null:k(t).length?x.value=t:go(gettext("You have no card for that now."))}function vo(t){return x.value?W(`${x.value} ${t}`)?.action??null:W(t)?.action??null}var dl=t=>Le("confirm")&&W(t)?.group==="play"&&R.value!==t;function pl(t,e){R.value=e,gt.value=r(gettext("Press the %(card)s once more to play it."),{card:L(t)})}function vr(t){let e=vo(t);if(e)return dl(e)?pl(t,e):V(e);if(x.value)return go(gettext("That card cannot be chosen here."));let o=s.value?.you?.refused[t];return o?Xt(C(o),"bad"):s.value?.public.phase==="play"?go(gettext("That card cannot be played now.")):void 0}var br=t=>document.querySelector(`.box [data-action="${t}"]`)?.focus();function $l(t){let[e,o]=[10*A.value+t,t].map(l=>`bid ${l}`),n=k("tricks").map(({action:l})=>l),a=A.value&&n.includes(e)?e:o;A.value=n.includes(a)?Number(a.split(" ")[1]):0,br(a)}function yr(t){if(/^\d$/.test(t))$l(Number(t));else if(t==="n")br(k("blind").length?"blind":"nil");else if(t==="u")Z("look");else return!1;return!0}var de=fl(cr("keys")!=="off");function Tr(){de.value=!de.value,ur("keys",de.value?"on":"off")}function Cr(){return[...(document.querySelector('[data-hand="turn"]')??document.querySelector(".hand"))?.querySelectorAll("button")??[]]}function hl(t){let e=Cr(),o=e.indexOf(document.activeElement);(o<0?e.find(a=>a.tabIndex===0):e[(o+t+e.length)%e.length])?.focus()}function gl(t){let e=Cr(),o=e.indexOf(document.activeElement),n=[...e.slice(o+1),...e.slice(0,o+1)].filter(a=>a.dataset.suit===t);(n.find(a=>a.ariaDisabled!=="true")??n[0])?.focus()}var kr={u:"up",o:"down",f:"flip"},wr={c:"C",d:"D",h:"H",s:"S",n:"NT"};function xl(t,e){if(/^[1-7]$/.test(t))A.value=_.value?Number(t):0;else if(A.value&&wr[t])bl(wr[t]);else if(t==="p")Z("P");else if(t==="x")Z(e?"XX":"X");else if(kr[t])xo(kr[t]);else return!1;return!0}function vl(t,e){let o=s.value?.public;return o&&K(o)?yr(t):xl(t,e)}function bl(t){let e=A.value;A.value=0,Z(`${e}${t}`)}function yl(t){if(t==="k"&&k("claim").length)M("claim");else if("shdc".includes(t))gl(t.toUpperCase());else return!1;return!0}function kl(t){if(t==="l")ho();else if(t==="b")M("sheet");else if(t==="m")le();else if(t==="?")M("keys");else if(t==="arrowleft"||t==="arrowright")hl(t==="arrowleft"?-1:1);else return!1;return!0}function wl(){x.value||A.value||R.value?(x.value=R.value=null,A.value=0):D.value?D.value=!1:tt()}function Sl(){m.value==="sheet"&&W("ok")&&V("ok")}var Tl=t=>t.matches("input, textarea, select, [contenteditable]"),Cl=t=>t.closest("button, a, summary")!==null;function Sr(t,e){let o=s.value?.public.phase;if(m.value===null&&u.value&&(o==="auction"&&vl(t,e)||o==="play"&&yl(t)))return!0;if(t==="t")dr();else if(t==="g")M("settings");else return s.value!==null&&kl(t);return!0}function Nl(t){return m.value?tt():(t.blur(),document.querySelector("main")?.focus())}function Ol(t){let e=t.target;t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey||(Tl(e)?t.key==="Escape"&&Nl(e):t.key==="Escape"?wl():t.key==="Enter"&&!Cl(e)?Sl():(de.value&&t.key.length<=1&&Sr(t.key.toLowerCase(),t.shiftKey)||t.key.startsWith("Arrow")&&Sr(t.key.toLowerCase(),!1))&&t.preventDefault())}var Nr=()=>document.addEventListener("keydown",Ol);import{html as d}from"../vendor/ui.js";import{html as Gt,useLayoutEffect as Rl,useRef as Wl}from"../vendor/ui.js";import{html as N}from"../vendor/ui.js";import{html as pe}from"../vendor/ui.js";var Or={A:"M-270 460L-110 460M-200 450L0 -460L200 450M110 460L270 460M-120 130L120 130",2:"M-225 -225C-245 -265 -200 -460 0 -460C 200 -460 225 -325 225 -225C225 -25 -225 160 -225 460L225 460L225 300",3:"M-250 -320L-250 -460L200 -460L-110 -80C-100 -90 -50 -120 0 -120C200 -120 250 0 250 150C250 350 170 460 -30 460C-230 460 -260 300 -260 300",4:"M50 460L250 460M150 460L150 -460L-300 175L-300 200L270 200",5:"M170 -460L-175 -460L-210 -115C-210 -115 -200 -200 0 -200C100 -200 255 -80 255 120C255 320 180 460 -20 460C-220 460 -255 285 -255 285",6:"M-250 100A250 250 0 0 1 250 100L250 210A250 250 0 0 1 -250 210L-250 -210A250 250 0 0 1 0 -460C150 -460 180 -400 200 -375",7:"M-265 -320L-265 -460L265 -460C135 -200 -90 100 -90 460",8:"M-1 -50A205 205 0 1 1 1 -50L-1 -50A255 255 0 1 0 1 -50Z",9:"M250 -100A250 250 0 0 1 -250 -100L-250 -210A250 250 0 0 1 250 -210L250 210A250 250 0 0 1 0 460C-150 460 -180 400 -200 375",T:"M-260 430L-260 -430M-50 0L-50 -310A150 150 0 0 1 250 -310L250 310A150 150 0 0 1 -50 310Z",J:"M50 -460L250 -460M150 -460L150 250A100 100 0 0 1 -250 250L-250 220",Q:"M-260 100C40 100 -40 460 260 460M-175 0L-175 -285A175 175 0 0 1 175 -285L175 285A175 175 0 0 1 -175 285Z",K:"M-285 -460L-85 -460M-185 -460L-185 460M-285 460L-85 460M85 -460L285 -460M185 -440L-170 155M85 460L285 460M185 440L-10 -70"};var Ee={S:"M50 4C58 24 93 40 93 65c0 13-9 21-20 21-8 0-14-3-18-9 1 9 5 15 13 19H32c8-4 12-10 13-19-4 6-10 9-18 9C16 86 7 78 7 65 7 40 42 24 50 4Z",H:"M50 95C20 68 5 50 5 31 5 16 15 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c13 0 23 9 23 24 0 19-15 37-45 64Z",D:"M50 3C60 23 73 38 89 50 73 62 60 77 50 97 40 77 27 62 11 50 27 38 40 23 50 3Z",C:"M50 4a21 21 0 0 1 17 33 22 22 0 1 1-12 36c0 11 4 18 13 23H32c9-5 13-12 13-23a22 22 0 1 1-12-36A21 21 0 0 1 50 4Z"},Ll=35,Ml=50,Al=65,_t=(...t)=>t.flatMap(e=>[[Ll,e],[Al,e]]),Vt=(...t)=>t.map(e=>[Ml,e]),Lr={2:Vt(30,110),3:Vt(30,70,110),4:_t(30,110),5:[..._t(30,110),...Vt(70)],6:_t(30,70,110),7:[..._t(30,70,110),...Vt(50)],8:[..._t(30,70,110),...Vt(50,90)],9:[..._t(30,56.7,83.3,110),...Vt(70)],T:[..._t(30,56.7,83.3,110),...Vt(43.3,96.7)]},Ae=(t,e,o,n,a=!1)=>pe`<path
  class="ink"
  d=${Ee[t]}
  transform=${`translate(${e} ${o})${a?" rotate(180)":""} scale(${n/100}) translate(-50 -50)`}
/>`,Ar=(t,e,o,n,a)=>pe`<path
  class=${`rank ${a}`}
  d=${Or[t]}
  transform=${`translate(${e} ${o}) scale(${n/1e3})`}
/>`,Er=(t,e,{x:o,y:n,width:a,height:l})=>pe`
  <rect class="court-bg" x=${o} y=${n} width=${a} height=${l} rx="2" />
  <use class="court" x=${o+.5} y=${n+.7} width=${a-1} height=${l-1.4} href=${Da(t+e)} />`,Mr=(t,e)=>pe`${Ar(t,13,18.5,21,"fine")}<g class="fine">${Ae(e,13,40,15)}</g>`;function El(t,e){return Lr[t]?Lr[t].map(([o,n])=>Ae(e,o,n,18.5,n>70)):t==="A"?Ae(e,50,70,e==="S"?52:38):Er(t,e,{x:21.2,y:23.7,width:57.6,height:92.6})}var Bl=(t,e)=>"KQJ".includes(t)?Er(t,e,{x:42.5,y:51,width:54,height:84}):Ae(e,66,100,48),Pl=(t,e)=>pe`${Mr(t,e)}
  <g transform="rotate(180 50 70)">${Mr(t,e)}</g>
  <g class="fine">${El(t,e)}</g>`;function bo({card:t,small:e=!1}){let o=Ft(t),n=eo(t);return pe`<svg viewBox="0 0 100 140" aria-hidden="true">
    ${!e&&Pl(n,o)}
    <g class="big">${Ar(n,22,27,33,"")}${Ae(o,23,59,25)}${Bl(n,o)}</g>
  </svg>`}var c=(...t)=>t.filter(Boolean).join(" "),g=({children:t})=>N`<span class="sr-only">${t}</span>`,$e=({suit:t,named:e=!1})=>N`<svg
  class=${`suit k-${t.toLowerCase()}`}
  viewBox="0 0 100 100"
  role=${e?"img":null}
  aria-label=${e?Te(t):null}
  aria-hidden=${e?null:"true"}
><path d=${Ee[t]} /></svg>`,bn=({denomination:t})=>t==="NT"?N`<span class="nt">${pgettext("denomination","NT")}</span>`:N`<${$e} suit=${t} />`,Br=t=>N`<${$e} suit=${t[0]} />${t[1]==="T"?"10":t[1]}`,Dt=({card:t,label:e=L(t),detained:o})=>N`<div class="card" data-suit=${t[0]} data-detain=${o} role="img" aria-label=${e}><${bo} card=${t} /></div>`,yo=({seat:t})=>N`<${g}>${i(t)}<//><span aria-hidden="true">${se(t)}</span>`,wt=({side:t})=>N`<abbr title=${H(t)}>${Se(t)}</abbr>`,Kt=({card:t})=>N`<span class="piece" role="img" aria-label=${L(t)}
  >${Br(t)}</span
>`,Dl=t=>t==="down"?pgettext("detained","Down"):t==="up"?pgettext("detained","Up"):w(t);function Hl(t){let e=/^([1-7])(NT|[CDHS])(X{0,2})$/.exec(t);if(e)return N`${e[1]}<${bn} denomination=${e[2]} />${e[3]&&N`<b class="x">${e[3]}</b>`}`;let[o,n]=t.split(" ");return o==="X"||o==="XX"?N`<b class="x">${o}</b>`:o==="P"?N`<span class="pass">${w(t)}</span>`:o==="bid"?N`<span class="tnum">${n}</span>`:o==="nil"||o==="blind"?N`<b class="nil">${w(t)}</b>`:N`<span class=${`mark ${o}`}>${Dl(o)}</span>${n&&N`<span class="piece">${Br(n)}</span>`}`}var st=({call:t})=>N`<span class="call" role="img" aria-label=${w(t)}>${Hl(t)}</span>`;function Il(t){return typeof t!="object"?typeof t=="number"?tn(t):t:"card"in t?N`<${Kt} card=${t.card} />`:"call"in t?N`<${st} call=${t.call} />`:"seat"in t?i(t.seat):"side"in t?H(t.side):C(t)}var Ht=({text:t})=>N`${gettext(t.key).split(/%\((\w+)\)s/).map((e,o)=>o%2?Il(t.args?.[e]??""):e)}`;var Fl=6;function Ul(t){let e=at.indexOf(wa(t)),o=[...Array(e).fill(null),...t.calls];return t.phase==="auction"?[...o,"ask"]:o}function ql(t,e){let o=Ul(t),n=Math.max(e?1:Fl,Math.ceil(o.length/4));return Array.from({length:n},(a,l)=>at.map((y,q)=>o[l*4+q]??null))}function jl(t){return t==="ask"?Gt`<td><span class="ask">?</span></td>`:Gt`<td>${t&&Gt`<${st} call=${t.call} />`}</td>`}var Xl=({seen:t})=>Gt`<tr>${at.map(e=>Gt`<th scope="col" class=${c(Mt(t.vulnerable,e)&&"isvul",e===u.value&&"mine")}>${i(e)}</th>`)}</tr>`;function ko({seen:t,small:e=!1}){let o=Wl(null);return Rl(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[t.calls.length]),Gt`<div class=${`pad ${e?"mini":""}`} ref=${o} tabindex=${e?null:0} role="group" aria-label=${gettext("Auction")}><table class="auction">
    <caption class="sr-only">${gettext("Auction")}</caption>
    <thead><${Xl} seen=${t} /></thead>
    <tbody>
      ${ql(t,e).map((n,a)=>Gt`<tr key=${a} class=${n.some(Boolean)?"":"empty"}>${n.map(jl)}</tr>`)}
    </tbody>
  </table></div>`}import{html as b}from"../vendor/ui.js";var _l=2e3,Vl=4e3,Be=t=>t===u.value?Ct.value:Fe.value[t]??null,Kl=t=>t===null||t<_l?"quick":t<=Vl?"slow":"bad";function wo(t){return p.value?.seats[t]?.present?t===u.value&&I.value!=="open"?"bad":Kl(Be(t)):"away"}var fe=t=>t===null?"":r(gettext("%(seconds)s s"),{seconds:(t/1e3).toFixed(1)}),So=t=>({quick:gettext("quick connection"),slow:gettext("slow connection"),bad:gettext("bad connection"),away:gettext("away")})[t];import{html as Pr}from"../vendor/ui.js";var Gl={tricks:"M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",last:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1",sheet:"M5 20V10M12 20V4M19 20v-7",sound:"M4 9v6h4l5 4V5L8 9zM17 8.5a5 5 0 0 1 0 7M19.5 6a8.5 8.5 0 0 1 0 12",muted:"M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",keys:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",talk:"M4 5h16v11H10l-5 4v-4H4z",watch:"M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",settings:"M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z",check:"M5 12.5l4.5 4.5L19 7.5",close:"M6 6l12 12M18 6 6 18",computer:"M5 9h14v10H5zM12 9V5M10 4.5h4M9.5 13v1.5M14.5 13v1.5M2.5 12.5v3M21.5 12.5v3",leave:"M13 4H5v16h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5",menu:"M12 4.7a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 17.5a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z",copy:"M9 9h11v11H9zM5 15H4V4h11v1"},B=({name:t})=>Pr`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${Gl[t]} /></svg>`,Zl="M5 27V16a11 11 0 0 1 9-10.8V12a4 4 0 0 0-2.5 4v11ZM27 27V16A11 11 0 0 0 18 5.2l-1 3.6 1.8 2.4-1.3 2.6A4 4 0 0 1 20.5 16v11Z",Dr=()=>Pr`<svg viewBox="0 0 32 32" aria-hidden="true"><path d=${Zl} /></svg>`;var Yl=({seen:t})=>b`<dl class="facts">
  <div><dt>${gettext("Board")}</dt><dd class="tnum">${t.board}</dd></div>
  <div class="phase"><dt class="sr-only">${gettext("Phase")}</dt><dd>${vt(t.phase)}</dd></div>
  <div class="dlr"><dt>${gettext("Dealer")}</dt><dd>${i(t.dealer)}</dd></div>
  ${oo(t)&&b`<div class=${c("vul",Mt(t.vulnerable,S.value)&&"isvul")}>
      <dt>${gettext("Vul")}</dt><dd>${Ge(t.vulnerable)}</dd>
    </div>`}
  ${t.facts.broken&&b`<div class="broken"><dt><${$e} suit="S" named /></dt><dd>${gettext("broken")}</dd></div>`}
  ${t.contract&&b`<div class="contract" title=${Ze(t.contract)}><dt>${gettext("Contract")}</dt>
    <dd><${st} call=${t.contract.text} /> <${yo} seat=${t.contract.declarer} /></dd></div>`}
</dl>`,zl=({seen:t,side:e})=>b`<div class=${`pair ${e} ${e===rt(S.value)?"mine":""}`}>
  <dt><span aria-hidden="true">${Se(e)}</span><span class="sr-only">${H(e)}</span></dt>
  <dd class=${`tnum total ${t.totals[e]<0?"minus":""}`}>${bt(t.totals[e])}</dd>
  <dd class="tnum won">${K(t)?ro(t,e):Rt(t.tricks[e])}</dd>
  ${t.facts.bags&&b`<dd class="tnum bags">${ie(t.facts.bags[e])}</dd>`}
</div>`;function Ql(){let t={open:gettext("Connected"),connecting:gettext("Connecting\u2026"),lost:gettext("Connection lost"),ended:gettext("Disconnected")}[I.value];return b`<button type="button" class=${`connection ${I.value}`} title=${`${t} ${fe(Ct.value)}`}
      aria-pressed=${m.value==="connections"} onClick=${()=>M("connections")}>
    <i aria-hidden="true"></i><span class=${I.value==="open"?"sr-only":""}>${t}</span>
  </button>`}var Pe=({icon:t,label:e,onPress:o,pressed:n,extra:a=""})=>b`<button type="button" class=${`tool ${a}`} title=${e} aria-pressed=${n} onClick=${o}>
  <${B} name=${t} /><span class="sr-only">${e}</span>
</button>`,Zt=({name:t,label:e,extra:o})=>b`<${Pe} icon=${t} label=${e} pressed=${m.value===t} onPress=${()=>M(t)} extra=${o} />`;function Jl(){let t=nr.value,e=t?r(gettext("Talk, %(count)s unread"),{count:t}):gettext("Talk");return b`<span class="badged">
    <${Pe} icon="talk" label=${e} pressed=${m.value==="talk"} onPress=${()=>M("talk")} />
    ${t>0&&b`<b class="badge tnum" aria-hidden="true">${t>99?"99+":t}</b>`}
  </span>`}var tc=()=>b`
  ${!Pt.value&&b`<${Pe} icon="last" label=${gettext("Last trick")} pressed=${D.value} onPress=${ho} />
    <${Zt} name="tricks" label=${gettext("Auction and tricks")} />`}
  <${Zt} name="sheet" label=${gettext("Score sheet")} />`,ec=()=>b`
  <${Pe} icon="computer" label=${gettext("Let the computer play for you")} pressed=${T.value}
    onPress=${()=>ae(!T.value)} />
  <${Zt} name="leave" label=${gettext("Leave the table")} />`,oc=()=>b`<${Pe} icon=${qt.value?"muted":"sound"} label=${gettext("Sound")} pressed=${!qt.value} onPress=${le} />`,nc=()=>G.value?b`${Ot.value&&!Pt.value&&b`<${ec} />`}
      ${me.value&&b`<${Zt} name="watch" label=${gettext("Watch from another seat")} />`}
      <${oc} /><${Zt} name="settings" label=${gettext("Settings")} />`:b`<${Zt} name="menu" label=${gettext("Menu")} />`,ac=()=>b`<nav class="tools" aria-label=${gettext("Table menu")}>
  ${s.value&&b`<${tc} />`}
  ${!G.value&&b`<${Jl} />`}
  <${nc} />
  ${!Pt.value&&b`<${Zt} name="keys" label=${gettext("Keys")} extra="wide" />`}
</nav>`;function he({ended:t=!1}){let e=Pt.value||t?null:s.value?.public;return b`<header class="bar">
    <a class="brand" href=${dt} aria-label=${gettext("Broken Ark, to the lobby")}>
      <${Dr} /><span>${gettext("Broken Ark")}</span>
    </a>
    <h1 class="sr-only">${gettext("Table")}</h1>
    ${e&&b`<${Yl} seen=${e} />
      <dl class="scores">${f.map(o=>b`<${zl} key=${o} seen=${e} side=${o} />`)}</dl>`}
    <${Ql} />
    ${!t&&b`<${ac} />`}
  </header>`}import{html as ge}from"../vendor/ui.js";var rc=[7,6,5,4,3,2,1],Hr=t=>v.value?.action===t?"sending":"";function sc({level:t,denomination:e}){let o=`${t}${e}`;return ge`<button type="button" class=${c("bid",`k-${e}`,Hr(o),A.value===t&&"typed")}
    data-action=${o} aria-label=${Jo(t,e)} aria-disabled=${!W(o)}
    onClick=${()=>Z(o)}
  ><span>${t}</span><${bn} denomination=${e} /></button>`}var yn=({action:t,kind:e,letter:o,children:n})=>ge`<button type="button" class=${`act ${e} ${Hr(t)}`}
  data-action=${t} aria-label=${w(t)} aria-keyshortcuts=${o} aria-disabled=${!W(t)}
  onClick=${()=>Z(t)}
>${n}</button>`,kn=({name:t})=>ge`<button type="button" class=${`act ${t}`}
  aria-pressed=${x.value===t} aria-disabled=${k(t).length===0} onClick=${()=>xo(t)}
>${w(t)}</button>`,Ir=()=>ge`<section class="box" aria-label=${gettext("Bidding box")}>
  <div class="bids" role="group" aria-label=${gettext("Bids")}>
    ${rc.map(t=>ba.map(e=>ge`<${sc} key=${t+e} level=${t} denomination=${e} />`))}
  </div>
  <div class="calls" role="group" aria-label=${gettext("Other calls")}>
    <${yn} action="P" kind="pass" letter="P">${w("P")}<//>
    <${yn} action="X" kind="dbl" letter="X">X<//>
    <${yn} action="XX" kind="dbl" letter="Shift+X">XX<//>
    ${s.value?.public.facts.detains&&ge`<${kn} name="up" /><${kn} name="down" /><${kn} name="flip" />`}
  </div>
</section>`;import{html as F}from"../vendor/ui.js";var wn=(t,e)=>t.facts.bids?.[e]??null,Rr=t=>!/^\d+$/.test(t),ic=(t,e)=>Rr(t)?`${w(t)} ${e||""}`:`${e}/${t}`;function Wr({seen:t,seat:e}){let o=wn(t,e);if(!o)return null;let n=w(Ce(o));if(t.phase==="auction")return F`<em class="bidtag">${n}</em>`;let a=t.seats[e].tricks,l=r(gettext("%(call)s, won %(won)s"),{call:n,won:a});return F`<em class=${c("bidtag tnum",Rr(o)&&a>0&&"failed")} title=${l}>
    <${g}>${l}<//><span aria-hidden="true">${ic(o,a)}</span>
  </em>`}function lc({seen:t,seat:e}){let o=wn(t,e);return o?F`<td><${st} call=${Ce(o)} /></td>`:F`<td>${t.phase==="auction"&&t.turns.includes(e)&&F`<span class="ask">?</span>`}</td>`}var cc=({seen:t})=>F`<table class="auction"><caption class="sr-only">${gettext("Bids")}</caption>
  <thead><tr><td></td>${at.map(e=>F`<th key=${e} scope="col" class=${e===u.value?"mine":""}>${i(e)}</th>`)}</tr></thead>
  <tbody>
    <tr><th scope="row">${gettext("Bid")}</th>${at.map(e=>F`<${lc} key=${e} seen=${t} seat=${e} />`)}</tr>
    ${t.phase!=="auction"&&F`<tr><th scope="row">${gettext("Won")}</th>
        ${at.map(e=>F`<td key=${e} class="tnum">${t.seats[e].tricks}</td>`)}</tr>`}
  </tbody></table>`,uc=(t,e)=>$.some(o=>rt(o)===e&&wn(t,o)!==null),mc=({seen:t,side:e})=>F`<tr><th scope="row"><${wt} side=${e} /> <${g}>${H(e)}<//></th>
  <td class="tnum">${ro(t,e)||(uc(t,e)?t.facts.contracts?.[e]:"\u2013")}</td>
  <td class="tnum">${t.facts.bags?.[e]}</td></tr>`,dc=({seen:t})=>F`<table class="sidebids"><caption class="sr-only">${gettext("By side")}</caption>
  <thead><tr><td></td><th scope="col">${t.phase==="auction"?gettext("Bid"):gettext("Won of bid")}</th>
    <th scope="col">${gettext("Bags")}</th></tr></thead>
  <tbody>${f.map(e=>F`<${mc} key=${e} seen=${t} side=${e} />`)}</tbody></table>`,pc=t=>u.value!==null&&!t.facts.seen?.includes(u.value),xe=({seen:t,small:e=!1})=>F`<div class=${c("pad bids-so-far",e&&"mini")}>
  <${cc} seen=${t} /><${dc} seen=${t} />
  ${t.phase==="auction"&&pc(t)&&!s.value?.you?.actions.length&&F`<p class="none">${gettext("Your cards stay face down until it is your turn to bid.")}</p>`}
</div>`;import{html as O}from"../vendor/ui.js";var $c=({line:t})=>!t.declarer||!t.contract?O`<td>${gettext("Passed out")}</td>`:O`<td><${st} call=${t.contract} /> <${yo} seat=${t.declarer} /></td>`,Fr=({values:t})=>O`<td>${f.map(e=>O`<div key=${e} class="perside"><${wt} side=${e} /> ${t(e)}</div>`)}</td>`,Ur=t=>$.filter(e=>rt(e)===t),fc=t=>/^\d+$/.test(t)?t:w(Ce(t));function hc({line:t}){let{bids:e}=t;return!e&&!t.contract?null:e?O`<${Fr} values=${o=>Ur(o).map(n=>fc(e[n])).join(" + ")} />`:O`<${$c} line=${t} />`}function gc({line:{tricks:t}}){return typeof t!="object"?O`<td class="tnum">${t??"\u2013"}</td>`:O`<${Fr} values=${e=>Ur(e).map(o=>t[o]).join(" + ")} />`}var xc=t=>O`<tr key=${t.board}><th scope="row" class="tnum">${t.board}</th>
  <${hc} line=${t} /><${gc} line=${t} />
  ${f.map(e=>O`<td key=${e} class="tnum">${bt(t.score[e])}</td>`)}
  ${t.imps&&f.map(e=>O`<td key=${`${e} imps`} class="tnum">${t.imps?.[e]}</td>`)}
  ${f.map(e=>O`<td key=${`${e} total`} class="tnum sum">${bt(t.total[e])}
      ${t.bags&&O`<small>${ie(t.bags[e])}</small>`}</td>`)}</tr>`,Sn=({side:t,what:e})=>O`<th scope="col"><${wt} side=${t} />${e&&O` <small>${e}</small>`}</th>`,vc=t=>[gettext("Board"),...t.bids?[gettext("Bids")]:t.contract?[gettext("Contract")]:[],gettext("Tricks")],bc=({line:t})=>O`<thead><tr>
  ${vc(t).map(e=>O`<th key=${e} scope="col">${e}</th>`)}
  ${f.map(e=>O`<${Sn} key=${e} side=${e} />`)}
  ${t.imps&&f.map(e=>O`<${Sn} key=${`${e} imps`} side=${e} what=${gettext("IMPs")} />`)}
  ${f.map(e=>O`<${Sn} key=${`${e} total`} side=${e} what=${gettext("total")} />`)}
</tr></thead>`,To=({boards:t})=>t.length>0&&O`<section class="part boards"><h3>${gettext("Boards so far")}</h3><table>
    <${bc} line=${t[0]} /><tbody>${t.map(xc)}</tbody></table></section>`;import{html as Y}from"../vendor/ui.js";var yc=({points:t,turned:e})=>Y`<td class=${c("tnum",t<0&&"minus",t>0&&"plus",e&&"turned")}>
  ${bt(t)}${e&&Y`<${g}> ${gettext("changed")}<//>`}</td>`,qr=({name:t,values:e,plain:o=e})=>Y`<tr><th scope="row">${t}</th>${f.map(n=>Y`<${yc} key=${n} points=${e[n]} turned=${e[n]!==o[n]} />`)}</tr>`,kc=({action:t,plain:e})=>Y`<li>
  <button type="button" data-action=${t.action} class=${v.value?.action===t.action?"sending":""}
    aria-disabled=${v.value!==null} onClick=${()=>V(t.action)}><${Ht} text=${t.label} /></button>
  ${t.preview&&Y`<table><thead><tr><td></td>${f.map(o=>Y`<th key=${o} scope="col"><${wt} side=${o} /></th>`)}</tr></thead>
    <tbody>
      <${qr} name=${gettext("This board")} values=${t.preview.score} plain=${e?.score} />
      <${qr} name=${gettext("Match total")} values=${t.preview.total} plain=${e?.total} />
    </tbody></table>`}
</li>`;function Tn({options:t}){let e=t.find(({action:o})=>o.endsWith(" decline"))?.preview;return t.length>0&&Y`<ul>${t.map(o=>Y`<${kc} key=${o.action} action=${o} plain=${e} />`)}</ul>`}var wc=(t,e)=>({key:t==="reversal"?gettext_noop("%(seat)s has won %(club)s, %(diamond)s, the first and the last trick, and so may turn the sign of a side\u2019s match total."):gettext_noop("%(seat)s has won %(club)s and %(diamond)s, and so may turn the sign of a side\u2019s score of this board."),args:{seat:{seat:e},club:{card:"C5"},diamond:{card:"D5"}}});function jr({seen:t}){let e=oe.value.filter(n=>["negate","reverse"].includes(n.group)),o=t.turns[0];return Y`<section class="choice" aria-label=${vt(t.phase)}>
    <h2>${vt(t.phase)}</h2>
    ${o&&Y`<p class="right"><${Ht} text=${wc(t.phase,o)} /></p>`}
    ${e.length>0&&Y`<p>${gettext("What should change its sign?")}</p>`}
    <${Tn} options=${e} />
    ${!e.length&&o&&Y`<p>${r(gettext("%(seat)s is choosing."),{seat:i(o)})}</p>`}
    <button type="button" class="inline" onClick=${()=>M("sheet")}>${gettext("Score sheet")}</button>
  </section>`}import{html as Yt}from"../vendor/ui.js";import{html as Sc,useLayoutEffect as Tc,useRef as Cc}from"../vendor/ui.js";function Nc(t){Tc(()=>{let e=document.activeElement;return(t.current?.querySelector("[data-first]")??t.current)?.focus({preventScroll:!0}),()=>{e?.isConnected&&requestAnimationFrame(()=>document.activeElement===document.body&&e.focus())}},[])}function E({title:t,name:e,children:o}){let n=Cc(null);return Nc(n),Sc`<section class=${`panel ${e}`} role="dialog" aria-labelledby="panel-title" tabindex="-1" ref=${n}>
    <div class="panel-head"><h2 id="panel-title">${t}</h2>
      <button type="button" class="tool" title=${gettext("Close")} onClick=${tt}>
        <${B} name="close" /><${g}>${gettext("Close")}<//>
      </button></div>
    ${o}
  </section>`}var Xr=()=>k("claim").length>0&&Yt`<button type="button" class="inline" aria-keyshortcuts="K" onClick=${()=>M("claim")}>${gettext("Claim")}</button>`;function Oc(t){tt(),V(t)}function _r(){let t=[...k("claim")].reverse(),e=t.length-1;return Yt`<${E} title=${gettext("Claim")} name="claim">
    <div class="scroll">
      <p>${r(ngettext("%(count)s trick is not complete. How many of it does your side take?","%(count)s tricks are not complete. How many of them does your side take?",e),{count:e})}</p>
      <div class="bids" role="group" aria-label=${gettext("Tricks that your side takes")}>${t.map(({action:o,label:n},a)=>Yt`<button key=${o} type="button" class="bid" data-first=${a===0?"":null} data-action=${o}
          aria-label=${C(n)} aria-disabled=${v.value!==null} onClick=${()=>Oc(o)}
        ><span class="tnum">${o.split(" ")[1]}</span></button>`)}</div>
      <p class="none">${gettext("Your cards are shown. If both defenders accept, the board is scored so; if one rejects, play goes on.")}</p>
    </div>
  <//>`}var Lc=({seen:t})=>(t.trick?.cards.length??0)>0&&Yt`<p class="underway">${gettext("In the trick under way:")} ${t.trick?.cards.map(({seat:e,card:o})=>Yt`<span key=${e}>${i(e)} <${Kt} card=${o} /></span> `)}</p>`;function Mc(t,e){return t.claim?.answers[e]==="accept"?r(gettext("%(seat)s accepts the claim."),{seat:i(e)}):t.turns.includes(e)?r(gettext("%(seat)s is to answer."),{seat:i(e)}):""}function Vr({seen:t}){let e=oe.value.filter(({group:o})=>o==="accept"||o==="reject");return Yt`<section class="choice claimed" aria-label=${vt(t.phase)}>
    <h2>${t.claim&&Ye(t.claim,ao(t))}</h2>
    <${Lc} seen=${t} />
    <p>${$.map(o=>Mc(t,o)).filter(Boolean).join(" ")}</p>
    <${Tn} options=${e} />
  </section>`}var Kr=({seen:t})=>t.phase==="play"&&t.claim!==null&&Yt`<p class="rejected">${r(gettext("Claim rejected: %(tricks)s"),{tricks:t.claim.tricks})}</p>`;import{html as Co}from"../vendor/ui.js";function Ac(t){let e=p.value?.seats[t];return e?J(e):gettext("Free seat")}function Ec({seat:t}){let e=p.value?.seats[t]?.bot,o=wo(t);return Co`<div><dt><b>${i(t)}</b> ${Ac(t)}</dt>
    <dd>${!e&&Co`<i class=${`lamp ${o}`} aria-hidden="true"></i>${So(o)} <span class="tnum">${o==="away"?"":fe(Be(t))}</span>`}</dd></div>`}var Gr=()=>Co`<${E} title=${gettext("Connections")} name="connections">
  <dl class="lines">${$.map(t=>Co`<${Ec} key=${t} seat=${t} />`)}</dl>
  <p class="explain">${gettext("How long the last question to the server took there and back: green below 2 seconds, yellow up to 4, red above.")}</p>
<//>`;import{html as No}from"../vendor/ui.js";var Zr=({title:t,why:e})=>No`<main class="waiting end" tabindex="-1">
  <div class="about" role="alert"><h2>${t}</h2>${e&&No`<p>${e}</p>`}</div>
  <a class="sit" href=${dt}>${gettext("To the lobby")}</a>
</main>`,Yr=({table:t})=>No`<${Zr} title=${gettext("This table is closed.")} why=${t.closed?gettext(t.closed):""} />`,zr=()=>No`<${Zr} title=${gettext("The connection has been ended.")} why=${ct.value?C(ct.value):""} />`;import{html as Cn}from"../vendor/ui.js";var Bc=()=>[[["1\u20137","C D H S N"],gettext("bid: the level, then the denomination")],[["P","X","Shift+X"],gettext("pass, double, redouble")],[["U","O","F"],gettext("detain face up, detain face down, flip")],[["1\u201313","N","Enter"],gettext("where tricks are bid: to that number or to nil, and bid it")],[["U"],gettext("where tricks are bid: look at the cards")],[["K"],gettext("claim tricks")],[["\u2190","\u2192"],gettext("move in the hand, or in dummy when it is to play")],[["Enter","Space"],gettext("play or choose the card")],[["S","H","D","C"],gettext("in play: to the next card of the suit")],[["Esc"],gettext("leave a mode or a panel")],[["L","B","T","M","G","?"],gettext("last trick, score sheet, talk, sound, settings, these keys")]],Qr=()=>Cn`<${E} title=${gettext("Keys")} name="keys">
  <div class="scroll"><dl class="keylist">${Bc().map(([t,e])=>Cn`<div key=${e}><dt>${t.map(o=>Cn`<kbd key=${o}>${o}</kbd>`)}</dt><dd>${e}</dd></div>`)}</dl>
  <label class="check"><input type="checkbox" checked=${de.value} onChange=${Tr} />
    ${gettext("Single keys do something without being held with Ctrl or Alt")}</label></div>
<//>`;import{html as It}from"../vendor/ui.js";async function Oo(){await Xe()&&location.assign(dt)}var Pc=()=>ae(!T.value),Dc=t=>()=>{tt(),t()},De=({icon:t,words:e,hint:o,onPress:n,pressed:a})=>It`<li>
  <button type="button" aria-pressed=${a} onClick=${n}><${B} name=${t} />
    <span><b>${e}</b>${o&&It`<small>${o}</small>`}</span></button>
</li>`,Hc=()=>It`<${De} icon="computer" onPress=${Dc(Pc)} words=${T.value?gettext("Take your seat back"):gettext("Computer")}
    hint=${T.value?gettext("The computer plays for you now."):gettext("It plays for you until you take your seat back.")} />`,Ic=()=>It`<${Hc} />
  <${De} icon="leave" words=${gettext("Leave")} hint=${gettext("A bot plays on; you may come back.")} onPress=${()=>M("leave")} />`,Jr=()=>It`<${E} title=${gettext("Menu")} name="menu">
  <ul class="entries">
    ${Ot.value&&It`<${Ic} />`}
    ${me.value&&It`<${De} icon="watch" words=${gettext("Watch from another seat")} onPress=${()=>M("watch")} />`}
    <${De} icon="settings" words=${gettext("Settings")} onPress=${()=>M("settings")} />
    <${De} icon=${qt.value?"muted":"sound"} words=${gettext("Sound")} pressed=${!qt.value} onPress=${le} />
  </ul>
<//>`,ts=()=>It`<${E} title=${gettext("Leave the table?")} name="leave">
  <p class="explain">${gettext("A bot plays on in your place. Until the match is over you may come back and take your seat again, unless someone else has sat down there.")}</p>
  <div class="panel-foot">
    <button type="button" class="ok plain" data-first onClick=${tt}>${gettext("Stay")}</button>
    <button type="button" class="ok" onClick=${Oo}>${gettext("Leave")}</button>
  </div>
<//>`;import{html as it}from"../vendor/ui.js";var Lo=t=>t.reduce((e,o)=>e+o.points,0),es=(t,e,o)=>Lo(t.filter(n=>n.part===e&&n.side===o)),Mo=(t,e)=>t.sheet.current.filter(o=>o.part===e),os=(t,e)=>t.filter(o=>o.seat===e),He=t=>[...new Set(t.sheet.current.map(e=>e.part))],Ao=t=>{let e=t.sheet.boards.at(-1);return e?.board===t.board?e:void 0},Eo=t=>({NS:t("NS"),EW:t("EW")}),Nn=(t,e)=>t.map((o,n)=>({board:o.board,points:Eo(a=>(o[e]?.[a]??0)-(t[n-1]?.[e]?.[a]??0)),isGame:Rc(t[n-1],o)})).filter(({points:o})=>o.NS||o.EW);function Rc(t,e){return f.some(n=>(e.games?.[n]??0)>0)&&f.some(n=>(e.games?.[n]??0)!==(t?.games?.[n]??0))}var ns=({board:t,points:e,isGame:o})=>it`<tr key=${t} class=${o?"won":""}>
  <th scope="row" class="tnum"><${g}>${gettext("Board")}<//> ${t}</th>
  ${f.map(n=>it`<td key=${n} class="tnum">${e[n]||""}</td>`)}
</tr>`,Ie=({name:t,values:e,kind:o=""})=>it`<tr class=${o}><th scope="row">${t}</th>
  ${f.map(n=>it`<td key=${n} class="tnum">${e[n]}</td>`)}</tr>`,Wc=({seen:t})=>it`
  <tbody class="above">
    ${t.facts.above&&it`<${Ie} kind="sum" name=${gettext("Above the line")} values=${t.facts.above} />`}
    ${Nn(t.sheet.boards,"above").reverse().map(ns)}
  </tbody>
  <tbody class="below">
    ${Nn(t.sheet.boards,"below").map(ns)}
    ${t.facts.below&&it`<${Ie} kind="sum" name=${gettext("Below the line")} values=${t.facts.below} />`}
  </tbody>`;function Bo({seen:t}){let{games:e,won:o,below:n,part:a}=t.facts;return!e||!o?null:it`<section class="part rubber"><h3>${gettext("The rubber")}</h3><table class=${c(n&&"lined")}>
    <thead><tr><td></td>${f.map(l=>it`<th key=${l} scope="col"><${wt} side=${l} /></th>`)}</tr></thead>
    ${n&&it`<${Wc} seen=${t} />`}
    <tbody class="reached">
      ${a&&it`<${Ie} name=${gettext("Part-score")} values=${a} />`}
      <${Ie} name=${gettext("Games")} values=${e} />
      <${Ie} name=${gettext("Rubbers won")} values=${o} />
    </tbody></table></section>`}import{html as h}from"../vendor/ui.js";import{html as Re}from"../vendor/ui.js";var Fc=[1,2,3,4,5],Uc=t=>({master:pgettext("tier","Master"),spades:pgettext("tier","Spades"),hearts:pgettext("tier","Hearts"),diamonds:pgettext("tier","Diamonds"),clubs:pgettext("tier","Clubs")})[t],qc=({tier:t})=>Re`<svg class="tier" viewBox="0 0 100 100" aria-hidden="true">
  ${t==="master"?Re`<use href=${`${sn}#crown`} />`:Re`<path d=${Ee[t[0].toUpperCase()]} />`}
</svg>`;function Po({badge:{tier:t,stars:e}}){let o=r(gettext("%(tier)s, %(stars)s of 5 stars"),{tier:Uc(t),stars:e});return Re`<span class=${`grade grade-${t}`} role="img" aria-label=${o} title=${o}>
    <${qc} tier=${t} /><span class="stars" aria-hidden="true">${Fc.map(n=>Re`<svg key=${n} class=${c("star",n<=e&&"lit")}><use href=${`${sn}#star`} /></svg>`)}</span>
  </span>`}import{html as lt}from"../vendor/ui.js";var jc=({card:t})=>lt`<button type="button" class="card back" data-action=${`flip ${t}`} aria-disabled="false"
  aria-label=${r(gettext("Flip the %(card)s"),{card:L(t)})} onClick=${()=>V(`flip ${t}`)}></button>`,as=({card:t})=>lt`<div class="card back" role="img" aria-label=${t?L(t):gettext("a hidden card")}></div>`;function Xc({mark:{how:t,card:e},own:o}){return e&&o&&t==="down"?x.value==="flip"&&W(`flip ${e}`)?lt`<${jc} card=${e} />`:lt`<${as} card=${e} />`:e?lt`<${Dt} card=${e} />`:lt`<${as} />`}var _c=({mark:t})=>lt`<small>
  <span class="how">${w(t.how)}</span>${t.card&&lt`<span class="which"><${Kt} card=${t.card} /></span>`}
</small>`;function Vc({seat:t,mark:e,own:o}){let n=Ya(t,e.how,e.card);return lt`<li ref=${n} class=${c(e.how,o&&e.how==="down"&&e.card&&"named")}>
    <${Xc} mark=${e} own=${o} /><${_c} mark=${e} />
  </li>`}function On({seat:t}){let e=s.value?.you?.marks[t]??s.value?.public.marks[t]??[];if(e.length===0)return null;let o=t===u.value;return lt`<ul class="detained" data-count=${e.length} aria-label=${gettext("Detained cards")}>
    ${e.map((n,a)=>lt`<${Vc} key=${n.card??`down ${a}`} seat=${t} mark=${n} own=${o} />`)}
  </ul>`}import{html as St}from"../vendor/ui.js";function Ln(){let t=s.value;if(!t)return[];let e=S.value,o=t.public.hands[e]??t.you?.hands[e]??[];return At(o,t.public.trump)}var Kc=t=>s.value?.you?.marks[S.value]?.find(e=>e.card===t),Gc=(t,e)=>e?`${L(t)}, ${w(e.how)}`:L(t);function Mn(){return x.value?x.value:s.value?.public.phase==="play"&&_.value?"play":"idle"}var An=t=>_.value&&s.value!==null&&Et(s.value.public).includes(t);function En({card:t,index:e,reached:o}){let n=vo(t),a=Kc(t),l=v.value!==null&&v.value.action===n;return St`<li style=${{"--i":e}}>
    <button type="button" class=${c("card",l&&"sending",n!==null&&R.value===n&&"armed")} tabindex=${o?0:-1}
      data-suit=${t[0]} data-card=${t} data-detain=${a?.how} data-action=${x.value==="flip"?null:n}
      aria-label=${Gc(t,a)} aria-disabled=${!n} onClick=${()=>vr(t)}
    ><${bo} card=${t} small=${Ja.value} /></button>
  </li>`}var Zc=({count:t})=>St`<${g}>${r(gettext("Face down: %(cards)s"),{cards:ze(t)})}<//>
  <ol class="fan hand" data-mode="shown" aria-hidden="true" style=${{"--n":t}}>${Array.from({length:t},(e,o)=>St`<li key=${o} style=${{"--i":o}}><div class="card back"></div></li>`)}</ol>`,Yc=({cards:t})=>St`<ol class="fan hand" data-mode="shown" style=${{"--n":t.length}}>
  ${t.map((e,o)=>St`<li key=${e} style=${{"--i":o}}><${Dt} card=${e} /></li>`)}
</ol>`,Bn=t=>t.find(e=>vo(e))??t[0];function zc(){let t=s.value?.public;return!t||!u.value||!["auction","play"].includes(t.phase)?!1:no(t,u.value,u.value)}function rs(){let t=Ln(),e=s.value?.public.seats[S.value].cards??0;if(t.length===0&&e>0)return St`<${Zc} count=${e} />`;if(!zc())return St`<${Yc} cards=${t} />`;let o=Bn(t);return St`<ol class="fan hand" data-mode=${Mn()} data-hand=${An(S.value)?"turn":null} style=${{"--n":t.length}}>
    ${t.map((n,a)=>St`<${En} key=${n} card=${n} index=${a} reached=${n===o} />`)}
  </ol>`}import{html as Do}from"../vendor/ui.js";var Qc=t=>[...new Set(t.map(Ft))].map(e=>t.filter(o=>Ft(o)===e));function Jc(t){let e=s.value?.public;return!e||!u.value||T.value||e.phase!=="play"?!1:no(e,u.value,t)}var tu=t=>s.value?.public.seats[t].role==="dummy"?r(gettext("Dummy: %(seat)s"),{seat:i(t)}):r(gettext("Open cards: %(seat)s"),{seat:i(t)});function ss({seat:t,cards:e}){let o=Qc(At(e,s.value?.public.trump)),n=Math.max(0,...o.map(y=>y.length)),a=Jc(t),l=a&&Bn(o.flat());return Do`<div class="laid" role="group" aria-label=${tu(t)} style=${{"--n":e.length,"--longest":n}}
    data-mode=${a?Mn():"shown"} data-hand=${a&&An(t)?"turn":null}
  >${o.map(y=>Do`<ol key=${Ft(y[0])}>${y.map((q,ht)=>a?Do`<${En} key=${q} card=${q} index=${ht} reached=${q===l} />`:Do`<li key=${q}><${Dt} card=${q} /></li>`)}</ol>`)}</div>`}import{html as zt}from"../vendor/ui.js";var is=t=>`${location.pathname}${Wt(t,new URLSearchParams(location.search).get("invite"))}`,ls=({seat:t,words:e,kind:o})=>zt`<form method="post" action=${io}>
  <input type="hidden" name="csrfmiddlewaretoken" value=${lo} /><input type="hidden" name="next" value=${is(t)} />
  <button class=${o}>${e}<${g}> ${i(t)}<//></button>
</form>`,eu=({seat:t,casual:e})=>zt`
  ${e&&io&&zt`<${ls} seat=${t} words=${gettext("Sit here as a guest")} kind="sit" />`}
  <a class="sit plain" href=${so(is(t))}>${gettext("Log in to sit here")}<${g}> ${i(t)}<//></a>`,Pn=({seat:t,table:e})=>yt?zt`<${eu} seat=${t} casual=${e.room.kind==="casual"} />`:zt`<button type="button" class=${c("sit",e.you&&"plain")} onClick=${()=>ke(t)}>
        ${e.you?gettext("Move here"):gettext("Sit here")}<${g}> ${i(t)}<//></button>`,cs=({seat:t})=>io?zt`<${ls} seat=${t} words=${gettext("Sit here")} kind="inline" />`:zt`<button type="button" class="inline" onClick=${()=>ke(t)}>${gettext("Sit here")}<${g}> ${i(t)}<//></button>`;import{html as $t}from"../vendor/ui.js";var Ho=(...t)=>t.some(e=>k(e).length>0);function ou(){return Ho("look")?Ho("blind")?gettext("look, or bid blind nil"):gettext("look at your cards"):Ho("tricks")?gettext("bid nil or your tricks"):Ho("up","down","flip")?gettext("bid or detain"):gettext("bid or pass")}function nu(){let t=s.value?.you,e=s.value?.public.facts.hand??u.value,n=(e&&(s.value?.public.hands[e]??t?.hands[e])||[]).find(a=>t?.refused[a]);return n&&t?.refused[n]}function au(){let t=nu();if(t)return C(t);let e=s.value?.public;return e?.facts.hand&&e.facts.hand!==u.value?gettext("play from dummy"):e?.trick?.cards.length?gettext("play a card"):gettext("lead a card")}function us(){let t=s.value?.public.phase;return t==="auction"?ou():t==="play"?au():t==="claim"?gettext("accept or reject the claim"):t==="negation"||t==="reversal"?gettext("choose"):gettext("confirm the score")}function Dn(){let t=s.value?.public;return!t?.contract||t.phase!=="play"||!u.value||Sa(t)!==u.value?"":r(gettext("You are dummy: %(seat)s plays your cards"),{seat:i(t.contract.declarer)})}var ru=6e3,su=()=>({up:gettext("choose the card to detain face up"),down:gettext("choose the card to detain face down"),flip:gettext("choose your face-down card")});function iu(){return x.value?su()[x.value]:R.value?r(gettext("press the %(card)s once more"),{card:L(R.value)}):us()}function lu(){if(v.value)return $t`<b>${gettext("Sending\u2026")}</b>`;if(_.value)return $t`<b>${gettext("Your turn")}</b> <span>${iu()}</span>`;if(Dn())return $t`<span>${Dn()}</span>`;let t=s.value?.public.turns??[];return t.length?$t`<span>${r(gettext("Waiting for %(seats)s"),{seats:ut(t.map(i))})}</span>`:null}var Hn=()=>Ue.value!==null&&$t`<span class=${c("clock tnum",Ue.value<ru&&"short")} role="timer" aria-label=${gettext("Time left")}
    >${ua(Ue.value)}</span
  >`,cu=()=>s.value?.public.phase==="scoreboard"&&$t`<button type="button" class="inline" onClick=${()=>M("sheet")}>${gettext("Score sheet")}</button>`,uu=()=>$t`<div class="status playedfor">
  <${B} name="computer" /><span>${gettext("The computer plays for you")}</span>
  <button type="button" class="inline" onClick=${()=>ae(!1)}>${gettext("Take your seat back")}</button>
</div>`,mu=()=>$t`<div class="status" data-mode=${x.value} data-turn=${_.value&&u.value!==null}>${lu()}<${Hn} /><${Xr} /><${cu} /></div>`,ms=()=>T.value&&s.value?.public.phase!=="over"?$t`<${uu} />`:$t`<${mu} />`;var du=t=>[...t].reduce((e,o)=>(e*31+(o.codePointAt(0)??0))%360,7),pu=()=>h`<em class="dealer" title=${gettext("Dealer")}>
  <span aria-hidden="true">${pgettext("dealer","D")}</span><${g}>${gettext("Dealer")}<//>
</em>`,$u=({contract:t})=>h`<em class="declarer" title=${gettext("Declarer")}>
  <${g}>${gettext("Declarer")}<//><${st} call=${t} />
</em>`,fu=()=>h`<em class="computer"><${B} name="computer" />${gettext("Computer")}</em>`;function hu({seat:t}){let e=s.value?.you?.hands[t]??[];return t!==u.value||!Le("points")||e.length===0?null:h`<em class="hcp tnum">${r(gettext("%(count)s HCP"),{count:ka(e)})}</em>`}function gu({seat:t}){let e=s.value?.public,o=p.value?.seats[t];return e&&h`<small>
    ${o?.bot&&o.name&&h`<${fu} />`}
    ${e.dealer===t&&h`<${pu} />`}
    ${Mt(e.vulnerable,t)&&h`<em class="vultag" title=${gettext("Vulnerable")}>${gettext("VUL")}</em>`}
    ${e.seats[t].role==="declarer"&&e.contract&&h`<${$u} contract=${e.contract.text} />`}
    ${K(e)?h`<${Wr} seen=${e} seat=${t} />`:e.phase!=="auction"&&h`<span class="tnum">${Rt(e.seats[t].tricks)}</span>`}
    <${hu} seat=${t} />
    ${o?.badge&&h`<${Po} badge=${o.badge} />`}
  </small>`}function xu({seat:t}){let e=wo(t);return h`<i class=${`light ${e}`} title=${`${So(e)} ${e==="away"?"":fe(Be(t))}`}></i>`}var vu=({seat:t,sitter:e,name:o})=>h`<span class="avatar" style=${{"--hue":du(o)}} aria-hidden="true">
  ${e?.bot?h`<${B} name="computer" />`:h`${[...o][0]}<${xu} seat=${t} />`}
</span>`,bu=({count:t})=>h`<span class="count tnum" role="img" aria-label=${ze(t)}>${t}</span>`;function ds({seat:t}){let e=s.value?.public,o=p.value,n=o?.seats[t],a=n?J(n):gettext("Free seat"),l=e?Et(e).includes(t):!1,y=o?.you===null&&o.state==="playing"&&Je(o,t);return h`<div class=${c("plate",y&&"open",l&&"turn",n?.present===!1&&"away")}>
    <${vu} seat=${t} sitter=${n} name=${a} />
    <span class="who">
      <b><span class="dir">${se(t)}</span> <span class="called">${a}</span></b>
      ${n?.present===!1&&h`<${g}>${gettext("away")}<//>`}<${gu} seat=${t} />
    </span>
    ${y&&h`<${cs} seat=${t} />`}
    ${e&&!y&&t!==S.value&&h`<${bu} count=${e.seats[t].cards} />`}
  </div>`}var yu=({count:t})=>h`<ol class="fan backs" style=${{"--n":t}} aria-hidden="true">
  ${Array.from({length:Math.max(0,t)},(e,o)=>h`<li style=${{"--i":o}}><div class="card back"></div></li>`)}
</ol>`,ku=({cards:t})=>h`<dl class="openhand">${["S","H","D","C"].map(e=>h`<div key=${e}><dt><${$e} suit=${e} named /></dt><dd>${t.filter(o=>o[0]===e).map(o=>o[1]==="T"?"10":o[1]).join(" ")||"\u2013"}</dd></div>`)}</dl>`;function ps({seat:t}){let e=s.value,o=e?.public.hands[t]??e?.you?.hands[t],n=e?.public.phase==="play"||e?.public.phase==="claim";if(o&&n&&!e?.public.marks[t]?.length)return h`<${ss} seat=${t} cards=${o} />`;if(o)return h`<${ku} cards=${At(o)} />`;let a=(e?.public.seats[t].cards??0)-(e?.public.marks[t]?.length??0);return h`<div class="fanbox"><${yu} count=${a} /></div>`}var $s=({seat:t})=>h`<section class=${`seat ${Lt(t,S.value)}`} aria-label=${i(t)}>
  <${ps} seat=${t} /><${ds} seat=${t} /><${On} seat=${t} />
</section>`,fs=({seat:t})=>h`<section class="seat bottom" aria-label=${t===u.value?gettext("Your hand"):i(t)}>
  <${ms} />
  ${Ln().length||t===u.value?h`<${rs} />`:h`<${ps} seat=${t} />`}
  <${On} seat=${t} /><${ds} seat=${t} />
</section>`;import{html as ve}from"../vendor/ui.js";var wu=({preference:{key:t,help:e},choice:{value:o,label:n}})=>ve`<label>
  <input type="radio" name=${t} value=${o} checked=${Bt(t)===o} onChange=${()=>mn(t,o)}
    aria-describedby=${e?`${t}-help`:null} /><span>${n}</span>
</label>`,Su=({preference:t})=>ve`<fieldset>
  <legend>${t.label}</legend>
  ${t.help&&ve`<p id=${`${t.key}-help`}>${t.help}</p>`}
  <div class="choices">${t.choices.map(e=>ve`<${wu} key=${e.value} preference=${t} choice=${e} />`)}</div>
</fieldset>`,hs=()=>ve`<${E} title=${gettext("Settings")} name="settings">
  <div class="scroll">${co.map(t=>ve`<${Su} key=${t.key} preference=${t} />`)}</div>
<//>`;import{html as U}from"../vendor/ui.js";import{html as Io}from"../vendor/ui.js";var Tu=t=>$.map(e=>t.seats[e]).filter(e=>e?.ready).flatMap(e=>e?.name??[]);function Cu({present:t}){let e=Tu(t);return Io`<p class="waitingfor" role="status">
    ${e.length>0&&r(gettext("Want to play again: %(names)s."),{names:ut(e)})} ${Oe(t)}
  </p>`}function Nu({present:t}){let e=t.you&&t.seats[t.you]?.ready||!1;return Io`<button type="button" class="ok plain" onClick=${Oo}>${gettext("Leave to the lobby")}</button>
    <button type="button" class=${c("ok",e&&"plain")} data-first onClick=${()=>Ve(!e)}>
      ${e?gettext("Rather not"):gettext("Play again")}</button>`}function gs(){let t=p.value;return!t?.you||t.state!=="over"?Io`<a class="ok" data-first href=${dt}>${gettext("To the lobby")}</a>`:Io`<${Cu} present=${t} /><${Nu} present=${t} />`}import{html as Ou,useLayoutEffect as Lu,useRef as Mu}from"../vendor/ui.js";function xs(){let t=Mu(null);return Lu(()=>{xt.value&&t.current?.replaceChildren(xt.value)},[xt.value]),Ou`<div class="ended" ref=${t}></div>`}import{html as j}from"../vendor/ui.js";var In=t=>({trick:gettext("Trick score"),card:gettext("Card score"),sequence:gettext("Sequence score"),negation:gettext("Negation"),reversal:gettext("Grand reversal"),contract:gettext("Contract"),below:gettext("Below the line"),above:gettext("Above the line"),imps:gettext("IMPs"),nil:gettext("Nil"),bags:gettext("Bags")})[t]??t,be=({points:t,strong:e=!1})=>j`<span class=${c("points tnum",t<0&&"minus",t>0&&"plus",e&&"sum")}>${bt(t)}</span>`,vs=(t,e)=>j`<li key=${e}><span><${Ht} text=${t.text} /></span><${be} points=${t.points} /></li>`;function Au(t){let e=p.value?.seats[t];return e&&J(e)}var Eu=({seat:t,lines:e})=>j`<section class="seatlines">
  <h4>${i(t)} <small>${Au(t)}</small> <${be} points=${Lo(e)} strong /></h4>
  ${e.length?j`<ul>${e.map(vs)}</ul>`:j`<p class="none">${gettext("No scoring cards")}</p>`}
</section>`,Bu=({side:t,lines:e})=>j`<section class="sidelines">
  <h4>${H(t)} <${be} points=${Lo(e)} strong /></h4>
  <ul>${e.map(vs)}</ul>
</section>`,Pu=({lines:t})=>j`<ol class="sequence">${t.map((e,o)=>j`<li key=${o}>
        <span><${Ht} text=${e.text} /></span><b class="side">${H(e.side)}</b><${be} points=${e.points} />
      </li>`)}</ol>`;function Du({part:t,lines:e}){return t==="sequence"?j`<${Pu} lines=${e} />`:t==="card"?j`<div class="four">
      ${$.map(o=>j`<${Eu} key=${o} seat=${o} lines=${os(e,o)} />`)}
    </div>`:j`<div class="two">${f.map(o=>{let n=e.filter(a=>a.side===o);return n.length>0&&j`<${Bu} key=${o} side=${o} lines=${n} />`})}</div>`}var bs=({seen:t,part:e})=>j`<section class="part" data-part=${e}>
  <h3>${In(e)}</h3><${Du} part=${e} lines=${Mo(t,e)} />
</section>`;import{html as z}from"../vendor/ui.js";var Hu=["imps","reversal"],Ro=({name:t,values:e,strong:o=!1})=>z`<tr class=${c(o&&"strong")}><th scope="row">${t}</th>
  ${f.map(n=>z`<td key=${n}><${be} points=${e[n]} strong=${o} /></td>`)}</tr>`,ys=({seen:t,part:e})=>Mo(t,e).some(({points:o})=>o)&&z`<${Ro} name=${In(e)} values=${Eo(o=>es(t.sheet.current,e,o))} />`,Iu=({bags:t})=>z`<tr><th scope="row">${gettext("Bags kept")}</th>
  ${f.map(e=>z`<td key=${e} class="tnum">${ie(t[e])}</td>`)}</tr>`,Ru=t=>u.value!==null&&t===rt(u.value);function Wu({seen:t,total:e}){let o=p.value?.earlier,n=He(t).includes("imps")?gettext("Match total in IMPs"):gettext("Match total");return z`<${Ro} name=${n} values=${e} strong />
    ${o&&z`<${Ro} name=${gettext("All matches at this table")} values=${Eo(a=>o[a]+e[a])} strong />`}`}function ks({seen:t}){let e=Ao(t),[o,n]=[!1,!0].map(a=>He(t).filter(l=>Hu.includes(l)===a));return z`<table class="sums"><caption class="sr-only">${gettext("Sums")}</caption>
    <thead><tr><td></td>${f.map(a=>z`<th key=${a} scope="col" class=${c(Ru(a)&&"mine")}>${H(a)}</th>`)}</tr></thead>
    <tbody>
      ${o.length>1&&o.map(a=>z`<${ys} key=${a} seen=${t} part=${a} />`)}
      ${e&&z`<${Ro} name=${gettext("This board")} values=${e.score} strong />`}
      ${n.map(a=>z`<${ys} key=${a} seen=${t} part=${a} />`)}
      <${Wu} seen=${t} total=${e?.total??t.totals} />
      ${e?.bags&&z`<${Iu} bags=${e.bags} />`}
    </tbody></table>`}function Fu(t){return Ao(t)?.contract?t.facts.counted===void 0?gettext("Passed out: no score."):gettext("Passed out: the board is void and does not count."):""}var Uu=({seen:{claim:t}})=>t&&Object.values(t.answers).every(e=>e==="accept")&&U`<p class="agreed">${r(gettext("%(seat)s claimed %(tricks)s; both defenders accepted."),{seat:i(t.seat),tricks:Rt(t.tricks)})}</p>`;function qu({seen:t}){if(K(t))return U`<${xe} seen=${t} small />`;if(!t.contract)return U`<p class="result">${Fu(t)}</p>`;let{text:e,declarer:o}=t.contract,n={contract:{call:e},seat:{seat:o},tricks:Rt(t.tricks[rt(o)])};return U`<p class="result"><${Ht} text=${{key:gettext_noop("%(contract)s by %(seat)s: %(tricks)s"),args:n}} /></p>`}var ws=t=>r(gettext("Board %(board)s"),{board:t.board});function ju({seen:t}){return t.outcome.over?U`${xt.value?U`<${xs} />`:U`<p class="winner">${Qe(t.outcome)}</p>`}
    <h3 class="lastboard">${ws(t)}</h3>`:null}var Xu=({seen:t})=>U`<p class="waitingfor">
  ${r(gettext("Not confirmed yet: %(seats)s"),{seats:ut(t.turns.map(i))})}
 <${Hn} /></p>`,_u=()=>U`<button type="button" class="ok" data-action="ok" data-first aria-disabled=${!W("ok")||v.value!==null}
    onClick=${()=>W("ok")&&V("ok")}>${gettext("OK")}</button>`,Vu=({seen:t})=>U`<div class="panel-foot">
  ${t.phase==="scoreboard"&&U`<${Xu} seen=${t} />${u.value&&!T.value&&U`<${_u} />`}`}
  ${t.phase==="over"&&U`<${gs} />`}
</div>`;function Ss(){let t=s.value?.public;if(!t)return null;let e=t.phase==="over"?gettext("Match over"):ws(t);return U`<${E} title=${e} name="sheet">
    <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Score sheet")}>
      <${ju} seen=${t} /><${qu} seen=${t} /><${Uu} seen=${t} /><${ks} seen=${t} />
      ${He(t).map(o=>U`<${bs} key=${o} seen=${t} part=${o} />`)}
      <${Bo} seen=${t} /><${To} boards=${t.sheet.boards} />
    </div>
    <${Vu} seen=${t} />
  <//>`}import{html as Q,useLayoutEffect as Ku,useRef as Ts}from"../vendor/ui.js";var Gu=t=>new Date(t).toLocaleTimeString(document.documentElement.lang,{timeStyle:"short"}),Zu=({message:t})=>Q`<li class=${c(t.by===jt.value&&"mine")}>
  <b>${t.by}</b> <time datetime=${new Date(t.at).toISOString()}>${Gu(t.at)}</time>
  <p dir="auto">${t.text}</p>
</li>`;function Yu(){let t=Ts(null),e=Ts(!0);return Ku(()=>{t.current&&e.current&&(t.current.scrollTop=t.current.scrollHeight)},[pt.value]),{box:t,onScroll:()=>{let{scrollTop:n=0,scrollHeight:a=0,clientHeight:l=0}=t.current??{};e.current=a-n-l<24}}}function zu(){let{box:t,onScroll:e}=Yu();return Q`<div class="scroll" ref=${t} onScroll=${e} tabindex="0" role="group" aria-label=${gettext("What was said")}>
    ${pt.value.length?Q`<ol>${pt.value.map(o=>Q`<${Zu} key=${o.id} message=${o} />`)}</ol>`:Q`<p class="none">${gettext("Nothing has been said yet.")}</p>`}
  </div>`}async function Qu(t){if(t.preventDefault(),I.value!=="open")return Xt(gettext("There is no connection. Your words are kept; send them again later."),"bad");await lr()}var Ju=t=>{kt.value=t.currentTarget.value},tm=()=>Q`<form onSubmit=${Qu}>
  <input data-first value=${kt.value} onInput=${Ju} maxlength=${er} autocomplete="off" enterkeyhint="send"
    aria-label=${gettext("Say something to the table")} placeholder=${gettext("To everyone at the table")} />
  <button aria-disabled=${Me.value||!kt.value.trim()}>${gettext("Say")}</button>
</form>`,Cs=()=>Q`<${zu} />
  ${yt?Q`<p class="login"><a data-first href=${so(`${location.pathname}${location.search}`)}>${gettext("Log in to talk")}</a></p>`:Q`<${tm} />`}`,Rn=()=>Q`<section class="talk" aria-labelledby="talk-title">
  <h2 id="talk-title">${gettext("Talk")}</h2><${Cs} />
</section>`,Ns=()=>Q`<${E} title=${gettext("Talk")} name="talkdrawer"><div class="talk"><${Cs} /></div><//>`,Os=()=>Q`<p class="sr-only" role="status" data-testid="talk">
  ${vn.value.map(({id:t,by:e,text:o})=>Q`<span key=${t}>${r(gettext("%(name)s says: %(words)s"),{name:e,words:o})}</span>`)}
</p>`;import{html as Wo,useEffect as em,useState as om}from"../vendor/ui.js";var nm=4500;function am(){let[t,e]=om(!1);return em(()=>{if(!Nt.value)return;e(!0);let o=setTimeout(()=>e(!1),nm);return()=>clearTimeout(o)},[Nt.value]),t}function Ls(){let t=am(),e=Nt.value;return Wo`<p class=${`toast ${e?.tone??""}`} role="alert">${t&&e?e.words:""}</p>`}function Ms(){if(ct.value&&I.value==="lost")return Wo`<p class="banner" role="status">${C(ct.value)}</p>`;let t={lost:gettext("Connection lost. Reconnecting\u2026"),ended:"",connecting:"",open:""}[I.value];return Wo`<p class="banner" role="status">${t}</p>`}var As=()=>Wo`<p class="sr-only" role="status" data-testid="live">${gt.value}</p>`;import{html as ft}from"../vendor/ui.js";var rm=13,sm=t=>D.value?t.last:X.value??t.trick;function im({seat:t,card:e,was:o},n){return[r(gettext("%(seat)s: %(card)s"),{seat:i(t),card:L(e)}),o&&w(o),n&&gettext("winning")].filter(Boolean).join(", ")}function lm({played:t,wins:e}){let o=Za(t.seat,t.card);return ft`<li ref=${o} class=${`${Lt(t.seat,S.value)} ${e?"winning":""}`}>
    <${Dt} card=${t.card} label=${im(t,e)} detained=${t.was} />
  </li>`}var cm=({seen:t,trick:e})=>e===t.trick&&Et(t).length>0&&ft`<li class=${`${Lt(Et(t)[0],S.value)} slot`} aria-hidden="true"></li>`,um=(t,e)=>c(Lt(e,S.value),Mt(t.vulnerable,e)&&"isvul",Et(t).includes(e)&&"turn"),mm=({seen:t,number:e})=>ft`<div class="compass" aria-hidden="true">
  ${$.map(o=>ft`<i key=${o} class=${um(t,o)}>${se(o)}</i>`)}
  ${e&&ft`<b class="tnum">${e}<small>/${rm}</small></b>`}
</div>`;function Es({seen:t}){let e=sm(t),o=e?.winner??e?.winning;return ft`<section class="trick" aria-label=${D.value?gettext("Last trick"):gettext("Current trick")}>
    <${mm} seen=${t} number=${e?.number} />
    ${e&&ft`<ol key=${`${t.board}/${e.number}`}>
      ${e.cards.map(n=>ft`<${lm} key=${n.card} played=${n} wins=${n.seat===o} />`)}
      <${cm} seen=${t} trick=${e} />
    </ol>`}
    ${D.value?ft`<p class="caption">${gettext("Last trick")}</p>`:ft`<${Kr} seen=${t} />`}
  </section>`}import{html as Qt}from"../vendor/ui.js";var Wn=({action:t})=>v.value?.action===t?"sending":"",Bs=({action:t})=>Number(t.split(" ")[1]),Ps=({action:t,hint:e,keys:o})=>Qt`<button type="button" class=${c("unseen",t.group,Wn(t))}
  data-action=${t.action} aria-disabled="false" aria-keyshortcuts=${o} onClick=${()=>Z(t.action)}>
  <b>${C(t.label)}</b> <small>${e}</small>
</button>`,dm=t=>Qt`<${Ps} key="look" action=${t} keys="U" hint=${gettext("Turn them up, then bid nil or a number of tricks.")} />`,pm=t=>Qt`<${Ps} key="blind" action=${t} keys="N" hint=${gettext("Not one trick, promised without a look: worth twice a nil, won or lost.")} />`,$m=t=>Qt`<button key="nil" type="button" class=${c("bid nil",Wn(t))} data-action=${t.action}
  aria-disabled="false" aria-keyshortcuts="N" onClick=${()=>Z(t.action)}>${C(t.label)}</button>`,fm=t=>Qt`<button key=${t.action} type="button" data-action=${t.action}
  class=${c("bid",Wn(t),A.value===Bs(t)&&"typed")} aria-label=${C(t.label)}
  aria-disabled="false" onClick=${()=>Z(t.action)}><span class="tnum">${Bs(t)}</span></button>`;function Ds(){let t=[...k("look").map(dm),...k("blind").map(pm)],e=k("tricks");return t.length+e.length===0?null:Qt`<section class="box trickbids" aria-label=${gettext("Bidding box")}>
    ${t}
    ${e.length>0&&Qt`<div class="bids" role="group" aria-label=${gettext("Bids")}>${k("nil").map($m)}${e.map(fm)}</div>`}
  </section>`}import{html as et}from"../vendor/ui.js";var hm=t=>t.facts.history??(t.last?[t.last]:[]);function gm(t,e){let o=t.cards.find(a=>a.seat===e),n=[t.winner===e&&"won",t.leader===e&&"led",o?.was].filter(Boolean).join(" ");return et`<td key=${e} class=${n}>${o&&et`<${Kt} card=${o.card} />`}
    ${t.leader===e&&et`<${g}>${gettext("led")}<//>`}${t.winner===e&&et`<${g}>${gettext("won")}<//>`}</td>`}var xm=t=>et`<tr key=${t.number}>
  <th scope="row" class="tnum">${t.number}</th>${at.map(e=>gm(t,e))}
</tr>`;function vm({seen:t}){let e=hm(t);return e.length===0?et`<p class="none">${gettext("No trick has been played yet.")}</p>`:et`<table class="tricktable"><caption class="sr-only">${gettext("Tricks")}</caption>
    <thead><tr><td></td>${at.map(o=>et`<th key=${o} scope="col">${i(o)}</th>`)}</tr></thead>
    <tbody>${e.map(xm)}</tbody>
  </table>`}function bm({seen:t}){return K(t)?et`<h3>${gettext("Bids")}</h3><${xe} seen=${t} small />`:(t.calls.length>0||t.phase==="auction")&&et`<h3>${gettext("Auction")}</h3><${ko} seen=${t} small />`}var Fn=({seen:t})=>et`<${bm} seen=${t} />
  ${t.phase!=="auction"&&et`<h3>${t.facts.history?gettext("Tricks"):gettext("Last trick")}</h3><${vm} seen=${t} />`}`;import{html as nt,useLayoutEffect as Em,useRef as Bm}from"../vendor/ui.js";import{html as ot}from"../vendor/ui.js";var Hs=({seat:t,bot:e,words:o})=>ot`<button type="button" class="sit plain" onClick=${()=>_e(t,e)}>${o}<${g}> ${i(t)}<//></button>`,ym=({seat:t,table:e})=>ot`<p class="free">${gettext("Free")}</p>
  <div class="choices">
    <${Pn} seat=${t} table=${e} />
    ${Ne(e)&&ot`<${Hs} seat=${t} bot words=${gettext("Add a bot")} />`}
  </div>`,Is=({ready:t})=>ot`<p class=${c("mark",t&&"ready")}>
  ${t&&ot`<${B} name="check" />`}${t?gettext("Ready"):gettext("Not ready")}
</p>`,km=({seat:t,table:e})=>ot`
  <p class="name"><${B} name="computer" />${gettext("Computer")}</p><${Is} ready />
  <div class="choices">
    <${Pn} seat=${t} table=${e} />
    ${Ne(e)&&ot`<${Hs} seat=${t} bot=${!1} words=${gettext("Take the bot away")} />`}
  </div>`;function wm({seat:t,table:e}){let o=e.seats[t];if(!o)return null;let n=e.you===t,a=[n&&gettext("you"),e.owner===t&&gettext("owner"),!n&&!o.present&&gettext("away")];return ot`<p class="name">${J(o)} ${a.filter(Boolean).map(l=>ot`<small key=${l}>${l}</small>`)}</p>
    ${o.badge&&ot`<${Po} badge=${o.badge} />`}
    <${Is} ready=${o.ready} />
    ${n&&ot`<button type="button" class="sit plain" onClick=${Xe}>${gettext("Stand up")}</button>`}`}function Sm({seat:t,table:e}){let o=e.seats[t];return o?o.name===null?km:wm:ym}var Rs=t=>ot`<li class=${c("chair",t.seat,t.table.you===t.seat&&"mine")}><h3>${i(t.seat)}</h3>
    <${Sm(t)} ...${t} />
  </li>`;import{html as We}from"../vendor/ui.js";import{html as Tm,useState as Cm}from"../vendor/ui.js";function Nm(t){let e=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});document.body.append(e),e.select(),document.execCommand("copy"),e.remove()}async function Om(t){navigator.clipboard?await navigator.clipboard.writeText(t):Nm(t)}function Un({text:t,what:e}){let[o,n]=Cm(!1);return Tm`<button type="button" class="copy" onClick=${async()=>{await Om(t),n(!0)}}>
    <${B} name="copy" /><span aria-live="polite">${o?gettext("Copied"):gettext("Copy")}</span><${g}> ${e}<//>
  </button>`}var qn=t=>`${location.origin}${location.pathname}${t}`,Lm=t=>t.currentTarget.select(),Mm=({invite:t})=>We`<div class="link">
  <input readonly value=${qn(Wt(null,t))} aria-label=${gettext("Link to this table")} onFocus=${Lm} />
  <${Un} text=${qn(Wt(null,t))} what=${gettext("Link to this table")} />
</div>`,Am=({seat:t,invite:e})=>We`<li>
  <b>${i(t)}</b> <span class="path">${Wt(t)}</span>
  <${Un} text=${qn(Wt(t,e))} what=${r(gettext("Link to the seat %(seat)s"),{seat:i(t)})} />
</li>`;function Ws({table:t}){let e=$.filter(o=>Je(t,o));return e.length===0?null:We`<section class="invite" aria-labelledby="invite-title">
    <h3 id="invite-title">${gettext("Invite others")}</h3>
    ${ln&&We`<img class="qr" src=${ln} alt=${gettext("The link to this table as a QR code")} width="116" height="116" />`}
    <div class="links">
      <p>${t.private?gettext("This table is not listed. Whoever has the link may come."):gettext("Whoever has the link may come.")}</p>
      <${Mm} invite=${t.invite} />
      <h4>${gettext("Links that take a seat at once")}</h4>
      <ul>${e.map(o=>We`<${Am} key=${o} seat=${o} invite=${t.invite} />`)}</ul>
    </div>
  </section>`}function Pm(t){let e=Bm(null);return Em(()=>{t&&!document.activeElement?.matches("input, textarea")&&e.current?.focus({preventScroll:!0})},[t]),e}function Dm({table:t}){let e=t.you&&t.seats[t.you]?.ready||!1,o=xa(t),n=Pm(o&&!e);return t.you&&nt`<button type="button" ref=${n} class=${c("readiness",o&&"big",e&&"plain")}
      onClick=${()=>Ve(!e)}>${e?gettext("Not ready after all"):gettext("Ready")}</button>`}var Hm=({table:t})=>nt`<label class="check">
  <input type="checkbox" checked=${t.quiet} onChange=${()=>Yn(!t.quiet)} /> ${gettext("Do not disturb: nobody may watch")}
</label>`;function Im({table:t}){let e=$a(t.room);return nt`<div class="about">
    <h2>${on(t.room.names)} · ${fa(t.table)}</h2>
    <ul class="terms">
      ${e&&nt`<li class=${`kind ${t.room.kind}`}>${e}</li>`}
      ${t.private&&nt`<li class="private">${gettext("private")}</li>`}
      ${t.quiet&&!t.host&&nt`<li>${gettext("do not disturb")}</li>`}
      ${ga(t).map(o=>nt`<li key=${o}>${o}</li>`)}
    </ul>
  </div>`}var Rm=({table:t})=>Ne(t)&&to(t).length>0&&nt`<button type="button" class="sit plain" onClick=${()=>to(t).forEach(e=>_e(e,!0))}>
    ${gettext("Fill with bots")}</button>`,Wm=t=>t.state==="over"?`${gettext("The match is over; another can be played.")} ${Oe(t)}`:Oe(t),Fs=({table:t})=>nt`<main class="waiting" tabindex="-1" inert=${m.value!==null}>
  <${Im} table=${t} />
  <p role="status" class="missing">${Wm(t)}</p>
  <div class="round">
    <${Dm} table=${t} />
    <ul class="chairs" role="list" aria-label=${gettext("Seats")}>
      ${$.map(e=>nt`<${Rs} key=${e} seat=${e} table=${t} />`)}
    </ul>
  </div>
  <div class="ways">
    <${Rm} table=${t} />
    ${t.host&&nt`<${Hm} table=${t} />`}
    <a class="sit plain" href=${dt}>${gettext("Back to the lobby")}</a>
  </div>
  ${!yt&&nt`<${Ws} table=${t} />`}
</main>`;import{html as Fo}from"../vendor/ui.js";function Fm(t){hr(t),tt()}function Um({seat:t}){let e=p.value?.seats[t],o=_o(t)||t==="S";return Fo`<li><button type="button" aria-pressed=${S.value===t} aria-disabled=${!o}
      onClick=${()=>o&&Fm(t)}>
    <span><b>${i(t)}</b> ${e?J(e):gettext("Free seat")}
      ${!o&&Fo`<small>${gettext("lets nobody sit behind")}</small>`}</span></button></li>`}var Us=()=>Fo`<${E} title=${gettext("Watch from")} name="watch">
  <ul class="entries">${$.map(t=>Fo`<${Um} key=${t} seat=${t} />`)}</ul>
<//>`;function qm(t){return D.value||X.value?"play":t.phase==="negation"||t.phase==="reversal"?"choice":t.phase==="claim"?"claim":t.phase==="auction"?"auction":"play"}function jm({seen:t}){let e=u.value!==null&&!T.value;return K(t)?d`<${xe} seen=${t} />${e&&d`<${Ds} />`}`:d`<${ko} seen=${t} />${e&&d`<${Ir} />`}`}var Xm=({seen:t,name:e})=>d`<div class="centre">
  ${e==="auction"&&d`<${jm} seen=${t} />`}
  ${e==="claim"&&d`<${Vr} seen=${t} />`}
  ${e==="play"&&d`<${Es} seen=${t} />`}
  ${e==="choice"&&d`<${jr} seen=${t} />`}
</div>`,_m=({seen:t,name:e})=>d`<main class="table" tabindex="-1" aria-label=${gettext("Card table")} inert=${m.value!==null}><div class=${c("felt",mo.value&&"dealing")}>
  ${["top","left","right"].map(o=>{let n=ia(o,S.value);return d`<${$s} key=${`${o} ${n}`} seat=${n} />`})}
  <${Xm} seen=${t} name=${e} />
  <${fs} seat=${S.value} />
</div></main>`,Vm=()=>d`<p class="none">${gettext("Finished boards and the tricks of this one will be listed here.")}</p>`,qs=()=>d`<p class="watch">
  <${B} name="watch" /> <span>${ha(p.value?.watchers??0)}</span>
</p>`,Km=({seen:t})=>d`<aside class="side" aria-label=${gettext("The board so far")}>
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Auction, tricks and boards")}>
    <h2 class="sr-only">${gettext("The board so far")}</h2>
    ${t.phase!=="auction"&&d`<${Fn} seen=${t} />`}
    <${Bo} seen=${t} /><${To} boards=${t.sheet.boards} />
    ${t.phase==="auction"&&t.sheet.boards.length===0&&d`<${Vm} />`}
  </div>
  ${G.value&&d`<${Rn} />`}
  <${qs} />
</aside>`,Gm=({seen:t})=>d`<${E} title=${gettext("Auction and tricks")} name="tricks">
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Auction and tricks")}><${Fn} seen=${t} /></div>
<//>`,Zm=({seen:t})=>d`
  ${m.value==="sheet"&&d`<${Ss} />`}
  ${m.value==="keys"&&d`<${Qr} />`}
  ${m.value==="claim"&&d`<${_r} />`}
  ${m.value==="leave"&&Ot.value&&d`<${ts} />`}
  ${m.value==="tricks"&&d`<${Gm} seen=${t} />`}`,js=()=>d`
  ${m.value==="talk"&&!G.value&&d`<${Ns} />`}
  ${m.value==="menu"&&!G.value&&d`<${Jr} />`}
  ${m.value==="settings"&&d`<${hs} />`}
  ${m.value==="connections"&&d`<${Gr} />`}
  ${m.value==="watch"&&me.value&&d`<${Us} />`}`;function Ym({seen:t}){let e=qm(t);return d`<div class=${`shell ${e==="claim"?"play":e}`} data-phase=${t.phase}>
    <${he} /><${_m} seen=${t} name=${e} /><${Km} seen=${t} /><${Zm} seen=${t} /><${js} />
  </div>`}var zm=()=>d`<aside class="side" aria-label=${gettext("Talk")}>${G.value&&d`<${Rn} />`}<${qs} /></aside>`;function Qm(){let t=p.value;return t?t.state==="closed"?d`<div class="shell room end"><${he} ended /><${Yr} table=${t} /></div>`:d`<div class="shell room"><${he} /><${Fs} table=${t} /><${zm} /><${js} /></div>`:d`<div class="shell room end"><${he} /></div>`}function Jm(){if(I.value==="ended")return d`<div class="shell room end"><${he} ended /><${zr} /></div>`;let t=s.value?.public;return t&&!Pt.value?d`<${Ym} seen=${t} />`:d`<${Qm} />`}var Xs=()=>d`<div class="game">
  <${Jm} /><${Ms} /><${Ls} /><${As} /><${Os} />
</div>`;var _s=[300,1e3,2e3,4e3,8e3,16e3,3e4],Vs=4401,td=4403,ed=4404,od=[Vs,td,ed],Uo=class{#t=null;#a=new Map;#e=0;#o=!1;#r=0;#c=0;#s;constructor(e,o){this.url=e,this.listener=o}start(){document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),addEventListener("online",()=>this.wake()),addEventListener("pageshow",e=>e.persisted&&this.wake()),addEventListener("offline",()=>this.#m()),setInterval(()=>this.#f(),4e3),this.#i()}send(e){this.#a.set(e.id,e),this.#n(e)}sendOnce(e){let o=this.#t?.readyState===WebSocket.OPEN;return this.#n(e),o}wake(){this.#o||(this.#t?.readyState===WebSocket.OPEN?this.#l():this.#t?.readyState!==WebSocket.CONNECTING&&this.#i())}#i(){clearTimeout(this.#s);let e=new WebSocket(this.url);this.#t=e,this.#r=Date.now(),this.#e===0&&this.listener.onLink("connecting"),e.onopen=()=>this.#d(),e.onmessage=o=>this.#p(JSON.parse(o.data)),e.onclose=o=>this.#u(o.code)}#d(){this.listener.onLink("open"),this.#l();for(let e of this.#a.values())this.#n(e)}#p(e){this.#r=Date.now(),this.#e=0,(e.type==="ok"||e.type==="error")&&e.id&&this.#a.delete(e.id),e.type==="pong"&&this.listener.onPong(Date.now()-this.#c,e.now),this.listener.onFrame(e)}#u(e){this.#t=null,this.#o=od.includes(e),this.listener.onLink(this.#o?"ended":"lost"),e===Vs&&this.listener.onAccessEnded(),this.#o||this.#$()}#$(){let e=_s[Math.min(this.#e,_s.length-1)];this.#e+=1,clearTimeout(this.#s),this.#s=setTimeout(()=>this.#i(),e*(.7+.3*Math.random()))}#m(){let e=this.#t;e&&(e.onopen=e.onmessage=e.onclose=null,e.close(),this.#u(1006))}#f(){this.#t?.readyState===WebSocket.OPEN&&(Date.now()-this.#r>1e4?this.#m():this.#l())}#l(){this.#c=Date.now(),this.#n({do:"ping",...this.listener.seen()})}#n(e){this.#t?.readyState===WebSocket.OPEN&&this.#t.send(JSON.stringify(e))}};function rd(){let t=p.value;!cn||yt||!t||t.you||ke(cn)}function sd(t,e){Ct.value=t,ee.value=e+t/2-Date.now()}var id=()=>({version:s.value?.version??0,rev:p.value?.rev??0,...Ct.value!==null&&{trip:Math.round(Ct.value)}});function ld(){let t=new Uo(Pa,{onFrame:$o,onPong:sd,onLink:e=>{I.value=e,e==="open"?ct.value=null:Zn()},onAccessEnded:()=>location.reload(),seen:id});Gn(t),rd(),t.start()}var jn=Ra();jt.value=Ia;Jt.value=pa(new URLSearchParams(location.search).get("watch"));Fa();$o(jn.table);jn.view&&$o(jn.view);an.textContent="";ad(nd`<${Xs} />`,an);Kn();xr();fr();pr();$r();za();Jn();rr();Nr();ta();ld();
