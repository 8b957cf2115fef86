import{html as hd,render as gd}from"../vendor/ui.js";import{computed as ai,effect as ri,signal as si}from"../vendor/ui.js";import{computed as te,signal as B}from"../vendor/ui.js";var p=B(null),s=B(null),D=B("connecting"),ct=B(null),ee=B(0),Ct=B(null),qe=B({}),x=B(null),A=B(0),R=B(null),v=B(null),m=B(null),_=B(null),H=B(!1),gt=B(""),Nt=B(null),u=te(()=>s.value?.you?.seat??p.value?.you??null),Jt=B(null),Zo=t=>t!==null&&p.value?.seats[t]?.watched===!0,S=te(()=>u.value??(Zo(Jt.value)?Jt.value:"S")),T=te(()=>{let t=p.value?.you;return t&&p.value?.seats[t]?.bot||!1}),Ot=te(()=>{let t=p.value;return t?.you!=null&&t.state==="playing"&&t.room.kind==="casual"}),oe=te(()=>T.value?[]:s.value?.you?.actions??[]),X=te(()=>{let t=u.value;return t!==null&&!T.value&&(s.value?.public.turns.includes(t)??!1)}),W=t=>oe.value.find(e=>e.action===t),k=t=>oe.value.filter(e=>e.group===t);function zn(t,e){return t?e.match===t.match?e.version>=t.version:e.match>t.match:!0}var Qn=(t,e)=>t&&e.rev<t.rev?t:e,Yo=(t,e)=>t&&t.version!==null&&t.version<=e?null:t;var zo=si(Date.now()),Jn,je=ai(()=>{let t=s.value?.deadline;return t==null?null:Math.max(0,t-(zo.value+ee.value))}),ta=()=>ri(()=>{let t=s.value?.deadline!=null;clearInterval(Jn),zo.value=Date.now(),t&&(Jn=setInterval(()=>zo.value=Date.now(),500))});var Xe,ea=t=>{Xe=t},_e=new Map,Qo=new Set;function Jo(){return crypto.randomUUID?crypto.randomUUID():Array.from(crypto.getRandomValues(new Uint8Array(16)),t=>t.toString(16).padStart(2,"0")).join("")}function V(t){if(!s.value||v.value)return;let e=Jo();v.value={id:e,action:t,version:null},x.value=R.value=null,A.value=0,Xe?.send({do:"act",action:t,version:s.value.version,id:e})}var ne=t=>new Promise(e=>{let o=Jo();_e.set(o,e),Xe?.send({...t,id:o})});function ye(t,e){_e.get(t)?.(e),_e.delete(t),Qo.delete(t)}function oa(){for(let t of Qo)ye(t,!1)}var ke=t=>ne({do:"sit",seat:t});function Ve(){return history.replaceState(history.state,"",location.pathname),ne({do:"stand"})}var Ke=(t,e)=>ne({do:"bot",seat:t,bot:e}),ae=t=>ne({do:"computer",computer:t}),Ge=t=>ne({do:"ready",ready:t}),na=t=>ne({do:"quiet",quiet:t}),aa=t=>new Promise(e=>{let o=Jo();_e.set(o,e),Qo.add(o),Xe?.sendOnce({do:"chat",text:t,id:o})||ye(o,!1)});import{effect as ii,signal as li}from"../vendor/ui.js";var ci=[500,1e3,2e3,4e3,8e3,16e3],ui=202,mi="script, style, link, meta, base, iframe, object, embed, form",xt=li(null),di=t=>new Promise(e=>setTimeout(e,t)),pi=(t,e)=>fetch(t,{signal:e}).catch(()=>null);async function $i(t,e){for(let o of[0,...ci]){if(o&&await di(o),e.aborted)return null;let n=await pi(t,e);if(n?.status===200)return n.text();if(n&&n.status!==ui&&n.status<500)return null}return null}function fi(t){let e=new DOMParser().parseFromString(t,"text/html");for(let n of e.querySelectorAll(mi))n.remove();let o=e.body.firstElementChild;return o&&document.importNode(o,!0)}function ra(t){return t instanceof Element?t.getAttribute("aria-hidden")==="true"?"":t.getAttribute("aria-label")??[...t.childNodes].map(ra).join(""):t.textContent??""}async function hi(t,e){let o=await $i(t,e);if(o===null||e.aborted)return;xt.value=fi(o);let n=xt.value?.querySelector(".ending-own");n&&(gt.value=ra(n).replace(/\s+/g," ").trim())}function sa(){let t=null,e=new AbortController;return ii(()=>{let o=p.value?.end??null;o!==t&&(t=o,e.abort(),e=new AbortController,xt.value=null,o&&hi(o,e.signal))})}var ia=document.getElementById("table"),ut=ia?.dataset??{},tn=ia,la=new URL(ut.socket??"",location.href).href.replace(/^http/,"ws"),en=t=>JSON.parse(document.getElementById(t)?.textContent??"null"),ca=en("courts")??{},ua=Object.keys(ca),Ze=t=>`${ca[t]??""}#${t}`,mt=ut.lobby??"/",on=ut.ranks??"",nn=ut.qr??"",vt=ut.login??"",Ye=t=>`${vt}?next=${encodeURIComponent(t)}`,ze=ut.guest??"",Qe=ut.token??"",Je=en("offered")??[],ma=ut.preferences??"",da=ut.name??"",an=ut.wish??"",pa=()=>en("first-frames");var gi=3e3,$a="http://www.w3.org/2000/svg";function xi(){let t=document.createElementNS($a,"svg");t.classList.add("figures"),t.ariaHidden="true";for(let e of ua){let o=document.createElementNS($a,"use");o.setAttribute("href",Ze(e)),t.append(o)}document.body.append(t)}function fa(){Reflect.get(navigator,"connection")?.saveData||setTimeout(()=>(window.requestIdleCallback??setTimeout)(xi),gi)}import{signal as vi}from"../vendor/ui.js";var we=vi(!1),to=()=>new Promise(t=>setTimeout(t));var re=null,bi=[".panel [data-first]",".panel","section.choice button",'[data-hand="turn"] [tabindex="0"]','.hand [tabindex="0"]',".trickbids button",".waiting .readiness",".waiting button","main"];function yi(){if(!re||re.isConnected||document.activeElement!==document.body)return;re=null,bi.map(e=>document.querySelector(e)).find(e=>e&&!e.closest("[inert]"))?.focus({preventScroll:!0})}function ha(){document.addEventListener("focusin",t=>{re=t.target}),document.addEventListener("click",()=>{document.activeElement===document.body&&re?.isConnected&&(re=null)}),new MutationObserver(yi).observe(document.body,{childList:!0,subtree:!0})}import{batch as fl}from"../vendor/ui.js";var eo=1e3,ga=3e3,va=0,Se,xa=t=>`${t.match}/${t.public.board}/${t.public.last?.number??0}`,ki=()=>s.value?.public.phase!=="play",wi=()=>(s.value?.public.trick?.cards.length??0)>0;function ba(){clearTimeout(Se),_.value=null}function Si(t){_.value=t,va=Date.now(),clearTimeout(Se),Se=setTimeout(rn,eo)}function rn(){if(!_.value)return;let t=Date.now()-va;t>=ga-20||t>=eo-20&&(wi()||ki())?ba():(clearTimeout(Se),Se=setTimeout(rn,(t<eo?eo:ga)-t))}function ya(t,e){t&&t.version!==e.version&&(H.value=!1);let o=e.public.last;!o||!t||t.public.board!==e.public.board?ba():xa(t)!==xa(e)?Si(o):rn()}import{effect as Ki,signal as Gi,useLayoutEffect as Ja,useRef as tr}from"../vendor/ui.js";var $=["N","E","S","W"],at=["E","S","W","N"],f=["NS","EW"],ka=["bottom","left","top","right"],rt=t=>t==="N"||t==="S"?"NS":"EW",Lt=(t,e)=>ka[($.indexOf(t)-$.indexOf(e)+4)%4],wa=(t,e)=>$[(ka.indexOf(t)+$.indexOf(e))%4],Mt=(t,e)=>t==="All"||t===rt(e);var r=(t,e)=>interpolate(t,e,!0),ln=()=>document.documentElement.lang||"en",i=t=>({N:gettext("North"),E:gettext("East"),S:gettext("South"),W:gettext("West")})[t],se=t=>({N:pgettext("seat","N"),E:pgettext("seat","E"),S:pgettext("seat","S"),W:pgettext("seat","W")})[t],I=t=>t==="NS"?gettext("North\u2013South"):gettext("East\u2013West"),Te=t=>t==="NS"?pgettext("side","NS"):pgettext("side","EW"),oo=t=>t==="None"?pgettext("vulnerable","None"):t==="All"?pgettext("vulnerable","Both"):Te(t),Ce=t=>({S:gettext("spades"),H:gettext("hearts"),D:gettext("diamonds"),C:gettext("clubs"),NT:gettext("no trump")})[t]??t,Sa=t=>({A:gettext("ace"),K:gettext("king"),Q:gettext("queen"),J:gettext("jack"),T:"10"})[t]??t,L=t=>r(gettext("%(rank)s of %(suit)s"),{rank:Sa(t[1]),suit:Ce(t[0])}),sn=(t,e)=>e?r(gettext("%(how)s: %(card)s"),{how:t,card:L(e)}):t;function w(t){let e=/^([1-7])(NT|[CDHS])(X{0,2})$/.exec(t);if(e)return[cn(e[1],e[2]),Ti(e[3])].filter(Boolean).join(" ");let[o,n]=t.split(" ");switch(o){case"P":return gettext("Pass");case"X":return gettext("Double");case"XX":return gettext("Redouble");case"up":return sn(gettext("Face-Up"),n);case"down":return sn(gettext("Face-Down"),n);case"flip":return sn(gettext("Flip"),n);case"bid":return r(gettext("Bid %(number)s"),{number:n});case"nil":return gettext("Nil");case"blind":return gettext("Blind nil");default:return t}}var Ne=t=>/^\d+$/.test(t)?`bid ${t}`:t,cn=(t,e)=>r(gettext("%(level)s %(denomination)s"),{level:t,denomination:Ce(e)}),Ti=t=>t==="X"?gettext("doubled"):t==="XX"?gettext("redoubled"):"",no=t=>r(gettext("%(contract)s by %(seat)s"),{contract:w(t.text),seat:i(t.declarer)}),Ta=t=>[...new Set(t.map(e=>e[0]))].map(e=>{let o=t.filter(n=>n[0]===e).map(n=>Sa(n[1]));return r(gettext("%(suit)s: %(cards)s"),{suit:Ce(e),cards:dt(o)})}).join(pgettext("between suits","; ")),bt=t=>({auction:gettext("Auction"),play:gettext("Play"),claim:gettext("Claim"),negation:gettext("Negation"),reversal:gettext("Grand reversal"),scoreboard:gettext("Score"),over:gettext("Match over")})[t]??t,ao=({seat:t,tricks:e},o)=>r(ngettext("%(seat)s claims %(tricks)s of %(left)s trick left.","%(seat)s claims %(tricks)s of %(left)s tricks left.",o),{seat:i(t),tricks:e,left:o}),dt=t=>t.join(pgettext("between names",", ")),yt=t=>t>0?`+${t}`:Na(t),Rt=t=>r(ngettext("%(count)s trick","%(count)s tricks",t),{count:t}),ie=t=>r(ngettext("%(count)s bag","%(count)s bags",t),{count:t}),ro=t=>r(ngettext("%(count)s card","%(count)s cards",t),{count:t});function Ca(t){let e=Math.max(0,Math.ceil(t/1e3));return`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`}function so({over:t,winner:e}){return t?e==="NS"||e==="EW"?r(gettext("%(side)s win the match."),{side:I(e)}):e==="draw"?gettext("The match is a draw."):gettext("The match has ended without a winner."):""}var un=t=>Na(t.toLocaleString(ln())),Na=t=>`${t}`.replace("-","\u2212");function Ci(t){return typeof t=="number"?un(t):typeof t=="string"?t:"card"in t?L(t.card):"seat"in t?i(t.seat):"side"in t?I(t.side):"call"in t?w(t.call):C(t)}var C=t=>r(gettext(t.key),Object.fromEntries(Object.entries(t.args??{}).map(([e,o])=>[e,Ci(o)])));var mn={N:"North",E:"East",S:"South",W:"West"},Oa=t=>mn[t],La=t=>$.find(e=>t&&[e,mn[e]].some(o=>o.toLowerCase()===t.toLowerCase()))??null;function Wt(t,e=null){let o=new URLSearchParams;return t&&o.set("seat",mn[t]),e&&o.set("invite",e),o.size?`?${o}`:""}var dn=t=>t[ln()]??t.en,Ni=t=>t==="rated"?gettext("rated"):gettext("casual");function Ma(t){let e=Ni(t.kind);return dn(t.names).toLowerCase().includes(e.toLowerCase())?"":e}var Aa=t=>r(gettext("Table %(number)s"),{number:t});var Ea=t=>r(ngettext("%(count)s watching","%(count)s watching",t),{count:t}),Pa=t=>t.option_texts.map(C),J=t=>t.name??gettext("Computer");function io(t,e){return t.state==="closed"||t.seats[e]?.name?!1:t.state!=="playing"?!0:t.left?t.left===e:t.bots}var Oe=t=>t.host&&t.bots&&$.some(e=>t.seats[e]?.name),lo=t=>$.filter(e=>!t.seats[e]),Ba=t=>$.every(e=>t.seats[e]),Oi=t=>$.filter(e=>t.seats[e]?.ready===!1);function Le(t){let e=lo(t),o=Oi(t).map(n=>`${t.seats[n]?.name} (${i(n)})`);return e.length+o.length===0?gettext("The match is starting."):[e.length&&r(gettext("Free seats: %(seats)s."),{seats:dt(e.map(i))}),o.length&&r(gettext("Not ready yet: %(names)s."),{names:dt(o)})].filter(Boolean).join(" ")}var Ha=["C","D","H","S","NT"],Ia="AKQJT98765432",Da={S:"SHCD",H:"HSDC",D:"DSHC",C:"CHSD"},Ra=t=>t.reduce((e,o)=>e+Math.max(0,4-Ia.indexOf(co(o))),0),Ft=t=>t[0],co=t=>t[1];function At(t,e=null){let o=Da[e??"S"]??Da.S,n=a=>o.indexOf(Ft(a))*13+Ia.indexOf(co(a));return[...t].sort((a,l)=>n(a)-n(l))}var K=t=>t.facts.bids!==void 0,uo=t=>!K(t),Et=t=>t.facts.hand?[t.facts.hand]:t.turns,Wa=t=>t.calls[0]?.seat??(t.phase==="auction"?t.turns[0]:void 0)??t.dealer,Fa=t=>$.find(e=>t.seats[e].role==="dummy")??null;function mo(t,e,o){let{role:n}=t.seats[o];return n==="dummy"?t.seats[e].role==="declarer":e===o}var po=t=>13-f.reduce((e,o)=>e+t.tricks[o],0),$o=({facts:t,phase:e},o)=>t.contracts&&e!=="auction"?`${t.counting?.[o]}/${t.contracts[o]}`:"";function Ua(t,e){let o=t.facts.seen??[],n=a=>!o.includes(a)&&!e.facts.bids?.[a];return(e.facts.seen??[]).filter(n).map(a=>r(gettext("%(seat)s looks at the cards."),{seat:i(a)}))}var qa=t=>f.map(e=>r(gettext("%(side)s have bid %(tricks)s."),{side:I(e),tricks:t.facts.contracts?.[e]??0}));function Li(t,e){let o={seat:i(e),cards:Ta(At(t.hands[e]??[],t.trump))};return t.seats[e].role==="dummy"?r(gettext("%(seat)s is dummy: %(cards)s."),o):r(gettext("%(seat)s shows: %(cards)s."),o)}function ja(t,e){let n=e.phase==="play"||e.phase==="claim"?$.filter(a=>e.hands[a]&&!t.hands[a]).map(a=>Li(e,a)):[];return e.facts.broken&&!t.facts.broken?[...n,gettext("Spades are broken.")]:n}function _a(t,e){let{claim:o}=e;if(!o)return[];let a=$.filter(l=>o.answers[l]&&!t.claim?.answers[l]).map(l=>Mi(o.answers,l));return t.claim?a:[ao(o,po(t)),...a]}var Mi=(t,e)=>t[e]==="accept"?r(gettext("%(seat)s accepts the claim."),{seat:i(e)}):r(gettext("%(seat)s rejects the claim; play goes on."),{seat:i(e)});function pn(t){let e=t.facts.history?.length?t.facts.history:t.last?[t.last]:[];return t.trick?[...e,t.trick]:e}var Xa=t=>pn(t).flatMap(e=>e.cards);function Ai({seat:t,call:e}){let[o,n]=e.split(" "),a={seat:i(t),card:n?L(n):"",call:w(e)};return o==="P"?r(gettext("%(seat)s passes."),a):o==="X"?r(gettext("%(seat)s doubles."),a):o==="XX"?r(gettext("%(seat)s redoubles."),a):o==="up"?r(gettext("%(seat)s detains the %(card)s face up."),a):o==="down"?r(gettext("%(seat)s detains a card face down."),a):o==="flip"?r(gettext("%(seat)s flips the %(card)s."),a):o==="bid"?r(gettext("%(seat)s bids: %(number)s."),{...a,number:n}):o==="nil"?r(gettext("%(seat)s bids nil."),a):o==="blind"?r(gettext("%(seat)s bids blind nil."),a):r(gettext("%(seat)s bids %(call)s."),a)}function Ei({seat:t,card:e,was:o}){let n={seat:i(t),card:L(e)};return o==="down"?r(gettext("%(seat)s plays the %(card)s, which was face down."),n):r(gettext("%(seat)s plays the %(card)s."),n)}var Pi=t=>r(uo(t)?gettext("Board %(board)s. Dealer %(dealer)s. Vulnerable: %(vulnerable)s."):gettext("Board %(board)s. Dealer %(dealer)s."),{board:t.board,dealer:i(t.dealer),vulnerable:oo(t.vulnerable)}),Bi=(t,e)=>e.calls.slice(t.calls.length).map(Ai);function Va(t,e){let o=new Set(Xa(t).map(({card:n})=>n));return Xa(e).filter(({card:n})=>!o.has(n))}function Di(t,e){return!e.last?.winner||t.last?.number===e.last.number?[]:[r(gettext("%(seat)s wins the trick."),{seat:i(e.last.winner)})]}function Hi(t,e){return t.phase===e.phase||e.phase==="claim"||t.phase==="claim"?[]:e.phase==="play"&&e.facts.bids?qa(e):e.phase==="play"&&e.contract?[r(gettext("The contract is %(contract)s."),{contract:no(e.contract)})]:[`${bt(e.phase)}.`,so(e.outcome)].filter(Boolean)}function Ii(t,e){return!e||!t.turns.includes(e)?[]:t.phase==="scoreboard"?[gettext("Confirm the score.")]:t.phase==="claim"?[gettext("Accept or reject the claim.")]:t.facts.hand&&t.facts.hand!==e?[gettext("Your turn: play from dummy.")]:[gettext("Your turn.")]}function Ri(t,e){if(e.outcome.over&&!t.outcome.over)return"win";if(t.last?.number!==e.last?.number&&e.last)return"trick";if(Va(t,e).length)return"card";let o=e.calls.length>t.calls.length?e.calls[e.calls.length-1].call:"";return o===""?null:o==="X"||o==="XX"?"double":"bid"}var Wi=(t,e)=>t?.match===e.match&&t.public.board===e.public.board;function Ka(t,e,o){let n=e.public,a=Ii(n,o);if(!t||!Wi(t,e))return{words:[Pi(n),...a].join(" "),cue:t&&a.length?"turn":null};if(t.version===e.version)return{words:"",cue:null};let l=t.public;return{words:[...Ua(l,n),...Bi(l,n),...Va(l,n).map(Ei),...ja(l,n),...Di(l,n),..._a(l,n),...Hi(l,n),...a].join(" "),cue:a.length&&!l.turns.includes(o)?"turn":Ri(l,n)}}function Fi(t,e){let o=t.seats[e],n={seat:i(e),name:o?J(o):""};return o?.bot?r(gettext("The computer plays %(seat)s now."),n):r(gettext("%(name)s plays %(seat)s now."),n)}function Ga(t,e){return!t||e.state!=="playing"||t.match!==e.match?"":$.filter(n=>t.seats[n]?.bot!==e.seats[n]?.bot).map(n=>Fi(e,n)).join(" ")}import{effect as Ui,signal as qi}from"../vendor/ui.js";var $n=qi(Object.fromEntries(Je.map(({key:t,value:e})=>[t,e]))),Pt=t=>$n.value[t],Me=t=>Pt(t)==="on",ji=["theme","deck","cards","animation"],Ya=()=>Ui(()=>{for(let t of ji)Pt(t)&&(document.documentElement.dataset[t]=Pt(t))});async function _i(t,e){let o={Accept:"application/json","X-CSRFToken":Qe},n=new URLSearchParams({[t]:e});return(await fetch(ma,{method:"POST",headers:o,body:n}).catch(()=>null))?.ok??!1}function Xi(t,e){e?t==="language"&&location.reload():Nt.value={words:gettext("This choice could not be kept. It lasts until you leave."),tone:"bad"}}var Za=Promise.resolve();function fn(t,e){$n.value={...$n.value,[t]:e},Za=Za.then(async()=>Xi(t,await _i(t,e)))}var za=t=>fn(t,Me(t)?"off":"on"),Vi=globalThis.matchMedia?.("(prefers-reduced-motion: reduce)"),fo=()=>Pt("animation")!=="off"&&Vi?.matches===!1;var er=260,hn=420,Zi=1100,Yi=1500,zi="cubic-bezier(.2, .8, .2, 1)",ho=Gi(!1),bn=new Map,gn=new Map;function go(t){let{left:e,top:o,width:n,height:a}=t.getBoundingClientRect();return{x:e+n/2,y:o+a/2,width:t.offsetWidth}}function yn(t){let e=document.querySelector(`.seat.${Lt(t,S.value)}`),o=e?.querySelectorAll(".backs .card")??[],n=o[o.length>>1]??e?.querySelector(".plate");return n instanceof HTMLElement?go(n):null}var Qa=t=>pn(t).flatMap(e=>e.cards.map(({card:o})=>o));function Qi(t,e){let o=new Set(Qa(t)),n=e.calls.slice(t.calls.length),a=n.filter(({call:y})=>y.startsWith("flip ")).map(({call:y})=>y),l=n.filter(({call:y})=>/^(up|down)/.test(y)).map(({seat:y})=>y);return[...Qa(e).filter(y=>!o.has(y)),...a,...l]}function Ji(){ho.value=!0,setTimeout(()=>ho.value=!1,Zi)}function or(t,e){if(t?.match!==e.match||t.version===e.version||!fo())return;if(t.public.board!==e.public.board)return Ji();let o=document.querySelectorAll(".seat [data-card]");bn=new Map([...o].map(n=>[n.dataset.card??"",go(n)]));for(let n of Qi(t.public,e.public))gn.set(n,Date.now())}function xn(t){let e=gn.get(t)??0;return gn.delete(t),Date.now()-e<Yi&&fo()}function nr(t,e){let o=go(t),n=`translate(${e.x-o.x}px, ${e.y-o.y}px) scale(${e.width/o.width})`;t.animate([{transform:n},{transform:"none"}],{duration:er,easing:zi})}function ar(t,e){let o=tr(null);return Ja(()=>{let n=xn(e)&&(bn.get(e)??yn(t));o.current&&n&&nr(o.current,n)},[]),o}function rr(t,e,o){let n=tr(null);return Ja(()=>{if(!n.current)return;if(xn(`flip ${o}`))return el(n.current);let a=xn(t)&&(bn.get(o??"")??yn(t));a&&nr(n.current,a)},[e]),n}var vn=[{opacity:1},{opacity:1,offset:.5},{opacity:0,offset:.5},{opacity:0}],tl=[...vn].reverse().map(({opacity:t},e)=>({...vn[e],opacity:t}));function el(t){let e=document.createElement("i");e.className="card back turning",t.querySelector(".card")?.append(e),t.querySelector("small")?.animate(tl,hn),t.animate([{transform:"none"},{transform:"scaleX(0)"},{transform:"none"}],{duration:hn,easing:"ease-in-out"});let o=e.animate(vn,{duration:hn,fill:"forwards"});Promise.allSettled([o.finished]).then(()=>e.remove())}function ol({winner:t}){let e=document.querySelector(".trick ol"),o=t&&yn(t);if(!e||!o)return;let n=e.cloneNode(!0);n.ariaHidden="true",e.after(n);let a=[...n.children].map(l=>nl(l,o));Promise.allSettled(a.map(l=>l.finished)).then(()=>n.remove())}function nl(t,e){let o=go(t),n=`translate(${e.x-o.x}px, ${e.y-o.y}px) scale(.35)`;return t.animate([{transform:"none",rotate:"0deg"},{transform:n,rotate:"0deg",opacity:0}],{duration:er,easing:"ease-in",fill:"forwards"})}function sr(){let t=null;return Ki(()=>{let e=_.value;t&&!e&&fo()&&ol(t),t=e})}import{computed as al}from"../vendor/ui.js";var rl=.6,qt=al(()=>Pt("sound")==="off");function sl(t,e,{at:o=0,dur:n=.08,freq:a=1800,q:l=.8,gain:y=.5}){let q=t.createBuffer(1,Math.ceil(t.sampleRate*n),t.sampleRate),ht=q.getChannelData(0);for(let Go=0;Go<ht.length;Go++)ht[Go]=Math.random()*2-1;let Tt=new AudioBufferSourceNode(t,{buffer:q}),ni=new BiquadFilterNode(t,{type:"bandpass",Q:l,frequency:a}),Vo=new GainNode(t,{gain:y}),Ko=t.currentTime+o;Vo.gain.setValueAtTime(y,Ko),Vo.gain.exponentialRampToValueAtTime(.001,Ko+n),Tt.connect(ni).connect(Vo).connect(e),Tt.start(Ko)}function il(t,e,{at:o=0,dur:n=.25,freq:a=660,gain:l=.22,type:y="triangle"}){let q=new OscillatorNode(t,{type:y,frequency:a}),ht=new GainNode(t),Tt=t.currentTime+o;ht.gain.setValueAtTime(1e-4,Tt),ht.gain.exponentialRampToValueAtTime(l,Tt+.012),ht.gain.exponentialRampToValueAtTime(1e-4,Tt+n),q.connect(ht).connect(e),q.start(Tt),q.stop(Tt+n+.02)}var ll={card:{noises:[{dur:.05,freq:2400,gain:.55},{at:.012,dur:.07,freq:420,q:1.4,gain:.7}]},trick:{noises:[0,1,2,3].map(t=>({at:t*.045,dur:.06,freq:1500+t*260,gain:.4}))},turn:{tones:[{freq:659},{at:.11,freq:880,dur:.4}]},bid:{tones:[{freq:523,dur:.14,type:"sine"}]},double:{tones:[{freq:392,dur:.2},{freq:466,dur:.24}]},win:{tones:[523,659,784,1047].map((t,e)=>({at:e*.09,freq:t,dur:.5}))},error:{tones:[{freq:165,dur:.18,type:"square",gain:.08}]}},Ut;async function kn(t){if(qt.value||!navigator.userActivation?.hasBeenActive)return;Ut??=new AudioContext,Ut.state==="suspended"&&await Ut.resume();let e=new GainNode(Ut,{gain:rl});e.connect(Ut.destination);let{noises:o=[],tones:n=[]}=ll[t];for(let a of o)sl(Ut,e,a);for(let a of n)il(Ut,e,a)}var le=()=>za("sound");import{computed as lr,effect as ml,signal as ce}from"../vendor/ui.js";import{signal as ul}from"../vendor/ui.js";function ir(t,e){let o=globalThis.matchMedia?.(t),n=ul(o?.matches??e);return o?.addEventListener("change",()=>n.value=o.matches),n}var G=ir("(min-width: 1081px)",!0),wn=ir("(max-width: 430px)",!1);var dl=200,cr=200,pt=ce([]),jt=ce(""),kt=ce(""),Ae=ce(!1),Cn=ce([]),ur=ce(0),Sn=!1,pl=lr(()=>G.value||m.value==="talk"),mr=lr(()=>pt.value.filter(t=>t.id>ur.value&&t.by!==jt.value).length);function $l(t,e){let o=new Map([...e,...t].map(n=>[n.id,n]));return o.size===t.length?t:[...o.values()].sort((n,a)=>n.id-a.id).slice(-dl)}var dr=()=>{ur.value=pt.value.at(-1)?.id??0},pr=()=>ml(()=>{pl.value&&dr()}),Tn=t=>t.trim().replace(/\s+/g," ");function $r(t){let e=pt.value;if(pt.value=$l(e,t),Sn||dr(),!Sn||pt.value===e)return;let o=pt.value.filter(n=>!e.includes(n));Cn.value=o.filter(n=>n.by!==jt.value),o.some(n=>n.by===jt.value&&n.text===Tn(kt.value))&&(kt.value="")}var fr=()=>{Sn=!0};async function hr(){let t=Tn(kt.value);if(!t||Ae.value)return!1;Ae.value=!0;let e=await aa(t);return Ae.value=!1,e&&Tn(kt.value)===t&&(kt.value=""),e}var _t=(t,e="plain")=>{Nt.value={words:t,tone:e}};function hl(t){let e=p.value;p.value=Qn(e,t);let o=Ga(e,p.value);o&&(gt.value=o),t.state==="closed"&&e?.state!=="closed"&&(m.value=null)}function gl(t){let e=s.value;if(!zn(e,t))return;or(e,t),s.value=t,v.value=Yo(v.value,t.version),t.version!==e?.version&&xl(),ya(e,t);let o=Ka(e,t,T.value?null:u.value);o.words&&(gt.value=o.words),o.cue&&kn(o.cue)}function xl(){R.value=null,(!X.value||!k(x.value??"").length)&&(x.value=null),(!X.value||!k("bid").length)&&(A.value=0)}function vl(t){ye(t.id??"",!1),t.id&&t.id===v.value?.id&&(v.value=null),kn("error"),_t(C(t.text),"bad")}function bl(t,e){ye(t,!0),v.value?.id===t&&(v.value=Yo({...v.value,version:e},s.value?.version??0))}function yl(t){switch(t.type){case"table":return hl(t);case"view":return ee.value=t.now-Date.now(),gl(t);case"chat":return $r(t.messages);case"trips":qe.value=t.trips;return;case"pong":return fr();case"ok":return bl(t.id,t.version);case"error":return vl(t);case"closed":ct.value=t.text;return;default:return}}var xo=t=>fl(()=>yl(t));import{signal as Ol}from"../vendor/ui.js";function gr(t){try{return localStorage.getItem(`ark.${t}`)}catch{return null}}function xr(t,e){try{localStorage.setItem(`ark.${t}`,e)}catch{}}import{computed as vr,effect as vo,signal as kl}from"../vendor/ui.js";function M(t){m.value=m.value===t?null:t}var tt=()=>{m.value=null},bo=()=>{H.value=!H.value&&!!s.value?.public.last};function br(){return G.value?document.querySelector(".talk :is(input, a)")?.focus():M("talk")}var yr=()=>vo(()=>{!Ot.value&&m.value==="leave"&&(m.value=null)}),kr=()=>vo(()=>{m.value==="claim"&&k("claim").length===0&&(m.value=null)}),wr=()=>vo(()=>{G.value&&(m.value==="talk"||m.value==="menu")&&(m.value=null)}),me=vr(()=>s.value!==null&&u.value===null&&!Bt.value);function Sr(t){Jt.value=t,history.replaceState(history.state,"",`${location.pathname}?watch=${Oa(t)}`)}var wl=["talk","menu","settings","connections","watch"],Tr=t=>`${t.match}/${t.public.board}`,ue=kl(""),Bt=vr(()=>{let t=s.value;if(!t)return!0;if(m.value!==null&&!wl.includes(m.value))return!1;if(p.value?.state==="closed")return!0;let e=ue.value===Tr(t)&&!_.value;return p.value?.state==="over"&&t.public.outcome.over&&e});function Sl(t){!ue.peek()||ue.peek()===t||(ue.value="",m.peek()==="sheet"&&(m.value=null))}function Cr(){let t=!0;return vo(()=>{let e=s.value;if(!e)return;let o=Tr(e),n=t&&e.public.phase==="over"&&!e.you?.seat;if(t=!1,!["scoreboard","over"].includes(e.public.phase))return Sl(o);_.value||ue.peek()===o||(ue.value=o,!n&&p.peek()?.state!=="closed"&&(m.value="sheet"))})}function yo(t){return T.value?_t(gettext("The computer plays for you now. Take your seat back first."),"bad"):_t(X.value?t:gettext("It is not your turn."),"bad")}var Z=t=>W(t)?V(t):yo(gettext("That call is not possible now."));function ko(t){x.value===t?x.value=null:k(t).length?x.value=t:yo(gettext("You have no card for that now."))}function wo(t){return x.value?W(`${x.value} ${t}`)?.action??null:W(t)?.action??null}var Tl=t=>Me("confirm")&&W(t)?.group==="play"&&R.value!==t;function Cl(t,e){R.value=e,gt.value=r(gettext("Press the %(card)s once more to play it."),{card:L(t)})}function Nr(t){let e=wo(t);if(e)return Tl(e)?Cl(t,e):V(e);if(x.value)return yo(gettext("That card cannot be chosen here."));let o=s.value?.you?.refused[t];return o?_t(C(o),"bad"):s.value?.public.phase==="play"?yo(gettext("That card cannot be played now.")):void 0}var Or=t=>document.querySelector(`.box [data-action="${t}"]`)?.focus();function Nl(t){let[e,o]=[10*A.value+t,t].map(l=>`bid ${l}`),n=k("tricks").map(({action:l})=>l),a=A.value&&n.includes(e)?e:o;A.value=n.includes(a)?Number(a.split(" ")[1]):0,Or(a)}function Lr(t){if(/^\d$/.test(t))Nl(Number(t));else if(t==="n")Or(k("blind").length?"blind":"nil");else if(t==="u")Z("look");else return!1;return!0}var de=Ol(gr("keys")!=="off");function Pr(){de.value=!de.value,xr("keys",de.value?"on":"off")}function Br(){return[...(document.querySelector('[data-hand="turn"]')??document.querySelector(".hand"))?.querySelectorAll("button")??[]]}function Ll(t){let e=Br(),o=e.indexOf(document.activeElement);(o<0?e.find(a=>a.tabIndex===0):e[(o+t+e.length)%e.length])?.focus()}function Ml(t){let e=Br(),o=e.indexOf(document.activeElement),n=[...e.slice(o+1),...e.slice(0,o+1)].filter(a=>a.dataset.suit===t);(n.find(a=>a.ariaDisabled!=="true")??n[0])?.focus()}var Mr={u:"up",o:"down",f:"flip"},Ar={c:"C",d:"D",h:"H",s:"S",n:"NT"};function Al(t,e){if(/^[1-7]$/.test(t))A.value=X.value?Number(t):0;else if(A.value&&Ar[t])Pl(Ar[t]);else if(t==="p")Z("P");else if(t==="x")Z(e?"XX":"X");else if(Mr[t])ko(Mr[t]);else return!1;return!0}function El(t,e){let o=s.value?.public;return o&&K(o)?Lr(t):Al(t,e)}function Pl(t){let e=A.value;A.value=0,Z(`${e}${t}`)}function Bl(t){if(t==="k"&&k("claim").length)M("claim");else if("shdc".includes(t))Ml(t.toUpperCase());else return!1;return!0}function Dl(t){if(t==="l")bo();else if(t==="b")M("sheet");else if(t==="m")le();else if(t==="?")M("keys");else if(t==="arrowleft"||t==="arrowright")Ll(t==="arrowleft"?-1:1);else return!1;return!0}function Hl(){x.value||A.value||R.value?(x.value=R.value=null,A.value=0):H.value?H.value=!1:tt()}function Il(){m.value==="sheet"&&W("ok")&&V("ok")}var Rl=t=>t.matches("input, textarea, select, [contenteditable]"),Wl=t=>t.closest("button, a, summary")!==null;function Er(t,e){let o=s.value?.public.phase;if(m.value===null&&u.value&&(o==="auction"&&El(t,e)||o==="play"&&Bl(t)))return!0;if(t==="t")br();else if(t==="g")M("settings");else return s.value!==null&&Dl(t);return!0}function Fl(t){return m.value?tt():(t.blur(),document.querySelector("main")?.focus())}function Ul(t){let e=t.target;t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey||(Rl(e)?t.key==="Escape"&&Fl(e):t.key==="Escape"?Hl():t.key==="Enter"&&!Wl(e)?Il():(de.value&&t.key.length<=1&&Er(t.key.toLowerCase(),t.shiftKey)||t.key.startsWith("Arrow")&&Er(t.key.toLowerCase(),!1))&&t.preventDefault())}var Dr=()=>document.addEventListener("keydown",Ul);var Ee=null;function Hr(t,e){for(let o of t.querySelectorAll("button"))o.ariaDisabled=e?"true":null}function ql(t){let e=t.target;if(!(!e.matches("[data-once]")||t.defaultPrevented))return Ee?t.preventDefault():(Ee=e,Hr(e,!0))}function jl(){Ee&&Hr(Ee,!1),Ee=null}document.addEventListener("submit",ql);window.addEventListener("pageshow",jl);import{html as d}from"../vendor/ui.js";import{html as Gt,useLayoutEffect as Ql,useRef as jr}from"../vendor/ui.js";import{html as N}from"../vendor/ui.js";import{html as pe}from"../vendor/ui.js";var Ir={A:"M-270 460L-110 460M-200 450L0 -460L200 450M110 460L270 460M-120 130L120 130",2:"M-225 -225C-245 -265 -200 -460 0 -460C 200 -460 225 -325 225 -225C225 -25 -225 160 -225 460L225 460L225 300",3:"M-250 -320L-250 -460L200 -460L-110 -80C-100 -90 -50 -120 0 -120C200 -120 250 0 250 150C250 350 170 460 -30 460C-230 460 -260 300 -260 300",4:"M50 460L250 460M150 460L150 -460L-300 175L-300 200L270 200",5:"M170 -460L-175 -460L-210 -115C-210 -115 -200 -200 0 -200C100 -200 255 -80 255 120C255 320 180 460 -20 460C-220 460 -255 285 -255 285",6:"M-250 100A250 250 0 0 1 250 100L250 210A250 250 0 0 1 -250 210L-250 -210A250 250 0 0 1 0 -460C150 -460 180 -400 200 -375",7:"M-265 -320L-265 -460L265 -460C135 -200 -90 100 -90 460",8:"M-1 -50A205 205 0 1 1 1 -50L-1 -50A255 255 0 1 0 1 -50Z",9:"M250 -100A250 250 0 0 1 -250 -100L-250 -210A250 250 0 0 1 250 -210L250 210A250 250 0 0 1 0 460C-150 460 -180 400 -200 375",T:"M-260 430L-260 -430M-50 0L-50 -310A150 150 0 0 1 250 -310L250 310A150 150 0 0 1 -50 310Z",J:"M50 -460L250 -460M150 -460L150 250A100 100 0 0 1 -250 250L-250 220",Q:"M-260 100C40 100 -40 460 260 460M-175 0L-175 -285A175 175 0 0 1 175 -285L175 285A175 175 0 0 1 -175 285Z",K:"M-285 -460L-85 -460M-185 -460L-185 460M-285 460L-85 460M85 -460L285 -460M185 -440L-170 155M85 460L285 460M185 440L-10 -70"};var Be={S:"M50 4C58 24 93 40 93 65c0 13-9 21-20 21-8 0-14-3-18-9 1 9 5 15 13 19H32c8-4 12-10 13-19-4 6-10 9-18 9C16 86 7 78 7 65 7 40 42 24 50 4Z",H:"M50 95C20 68 5 50 5 31 5 16 15 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c13 0 23 9 23 24 0 19-15 37-45 64Z",D:"M50 3C60 23 73 38 89 50 73 62 60 77 50 97 40 77 27 62 11 50 27 38 40 23 50 3Z",C:"M50 4a21 21 0 0 1 17 33 22 22 0 1 1-12 36c0 11 4 18 13 23H32c9-5 13-12 13-23a22 22 0 1 1-12-36A21 21 0 0 1 50 4Z"},_l=35,Xl=50,Vl=65,Xt=(...t)=>t.flatMap(e=>[[_l,e],[Vl,e]]),Vt=(...t)=>t.map(e=>[Xl,e]),Rr={2:Vt(30,110),3:Vt(30,70,110),4:Xt(30,110),5:[...Xt(30,110),...Vt(70)],6:Xt(30,70,110),7:[...Xt(30,70,110),...Vt(50)],8:[...Xt(30,70,110),...Vt(50,90)],9:[...Xt(30,56.7,83.3,110),...Vt(70)],T:[...Xt(30,56.7,83.3,110),...Vt(43.3,96.7)]},Pe=(t,e,o,n,a=!1)=>pe`<path
  class="ink"
  d=${Be[t]}
  transform=${`translate(${e} ${o})${a?" rotate(180)":""} scale(${n/100}) translate(-50 -50)`}
/>`,Fr=(t,e,o,n,a)=>pe`<path
  class=${`rank ${a}`}
  d=${Ir[t]}
  transform=${`translate(${e} ${o}) scale(${n/1e3})`}
/>`,Ur=(t,e,{x:o,y:n,width:a,height:l})=>pe`
  <rect class="court-bg" x=${o} y=${n} width=${a} height=${l} rx="2" />
  <use class="court" x=${o+.5} y=${n+.7} width=${a-1} height=${l-1.4} href=${Ze(t+e)} />`,Wr=(t,e)=>pe`${Fr(t,13,18.5,21,"fine")}<g class="fine">${Pe(e,13,40,15)}</g>`;function Kl(t,e){return Rr[t]?Rr[t].map(([o,n])=>Pe(e,o,n,18.5,n>70)):t==="A"?Pe(e,50,70,e==="S"?52:38):Ur(t,e,{x:21.2,y:23.7,width:57.6,height:92.6})}var Gl=(t,e)=>"KQJ".includes(t)?Ur(t,e,{x:42.5,y:51,width:54,height:84}):Pe(e,66,100,48),Zl=(t,e)=>pe`${Wr(t,e)}
  <g transform="rotate(180 50 70)">${Wr(t,e)}</g>
  <g class="fine">${Kl(t,e)}</g>`;function So({card:t,small:e=!1}){let o=Ft(t),n=co(t);return pe`<svg viewBox="0 0 100 140" aria-hidden="true">
    ${!e&&Zl(n,o)}
    <g class="big">${Fr(n,22,27,33,"")}${Pe(o,23,59,25)}${Gl(n,o)}</g>
  </svg>`}var c=(...t)=>t.filter(Boolean).join(" "),g=({children:t})=>N`<span class="sr-only">${t}</span>`,$e=({suit:t,named:e=!1})=>N`<svg
  class=${`suit k-${t.toLowerCase()}`}
  viewBox="0 0 100 100"
  role=${e?"img":null}
  aria-label=${e?Ce(t):null}
  aria-hidden=${e?null:"true"}
><path d=${Be[t]} /></svg>`,Nn=({denomination:t})=>t==="NT"?N`<span class="nt">${pgettext("denomination","NT")}</span>`:N`<${$e} suit=${t} />`,qr=t=>N`<${$e} suit=${t[0]} />${t[1]==="T"?"10":t[1]}`,Dt=({card:t,label:e=L(t),detained:o})=>N`<div class="card" data-suit=${t[0]} data-detain=${o} role="img" aria-label=${e}><${So} card=${t} /></div>`,To=({seat:t})=>N`<${g}>${i(t)}<//><span aria-hidden="true">${se(t)}</span>`,wt=({side:t})=>N`<abbr title=${I(t)}>${Te(t)}</abbr>`,Kt=({card:t})=>N`<span class="piece" role="img" aria-label=${L(t)}
  >${qr(t)}</span
>`,On=t=>t==="down"?pgettext("detained","Down"):t==="up"?pgettext("detained","Up"):w(t);function Yl(t){let e=/^([1-7])(NT|[CDHS])(X{0,2})$/.exec(t);if(e)return N`${e[1]}<${Nn} denomination=${e[2]} />${e[3]&&N`<b class="x">${e[3]}</b>`}`;let[o,n]=t.split(" ");return o==="X"||o==="XX"?N`<b class="x">${o}</b>`:o==="P"?N`<span class="pass">${w(t)}</span>`:o==="bid"?N`<span class="tnum">${n}</span>`:o==="nil"||o==="blind"?N`<b class="nil">${w(t)}</b>`:N`<span class=${`mark ${o}`}>${On(o)}</span>${n&&N`<span class="piece">${qr(n)}</span>`}`}var st=({call:t})=>N`<span class="call" role="img" aria-label=${w(t)}>${Yl(t)}</span>`;function zl(t){return typeof t!="object"?typeof t=="number"?un(t):t:"card"in t?N`<${Kt} card=${t.card} />`:"call"in t?N`<${st} call=${t.call} />`:"seat"in t?i(t.seat):"side"in t?I(t.side):C(t)}var Ht=({text:t})=>N`${gettext(t.key).split(/%\((\w+)\)s/).map((e,o)=>o%2?zl(t.args?.[e]??""):e)}`;var Jl=6;function tc(t){let e=at.indexOf(Wa(t)),o=[...Array(e).fill(null),...t.calls];return t.phase==="auction"?[...o,"ask"]:o}function ec(t,e){let o=tc(t),n=Math.max(e?1:Jl,Math.ceil(o.length/4));return Array.from({length:n},(a,l)=>at.map((y,q)=>o[l*4+q]??null))}function oc(t){return t==="ask"?Gt`<td><span class="ask">?</span></td>`:Gt`<td>${t&&Gt`<${st} call=${t.call} />`}</td>`}var nc=({seen:t})=>Gt`<tr>${at.map(e=>Gt`<th scope="col" class=${c(Mt(t.vulnerable,e)&&"isvul",e===u.value&&"mine")}>${i(e)}</th>`)}</tr>`;function Co({seen:t,small:e=!1}){let o=jr(null),n=jr(t.calls.length);return Ql(()=>{o.current&&n.current!==t.calls.length&&(o.current.scrollTop=0),n.current=t.calls.length},[t.calls.length]),Gt`<div class=${`pad ${e?"mini":""}`} ref=${o} tabindex=${e?null:0} role="group" aria-label=${gettext("Auction")}><table class="auction">
    <caption class="sr-only">${gettext("Auction")}</caption>
    <thead><${nc} seen=${t} /></thead>
    <tbody>
      ${ec(t,e).map((a,l)=>Gt`<tr key=${l} class=${a.some(Boolean)?"":"empty"}>${a.map(oc)}</tr>`)}
    </tbody>
  </table></div>`}import{html as b}from"../vendor/ui.js";var ac=2e3,rc=4e3,De=t=>t===u.value?Ct.value:qe.value[t]??null,sc=t=>t===null||t<ac?"quick":t<=rc?"slow":"bad";function No(t){return p.value?.seats[t]?.present?t===u.value&&D.value!=="open"?"bad":sc(De(t)):"away"}var fe=t=>t===null?"":r(gettext("%(seconds)s s"),{seconds:(t/1e3).toFixed(1)}),Oo=t=>({quick:gettext("quick connection"),slow:gettext("slow connection"),bad:gettext("bad connection"),away:gettext("away")})[t];import{html as _r}from"../vendor/ui.js";var ic={tricks:"M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",last:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1",sheet:"M5 20V10M12 20V4M19 20v-7",sound:"M4 9v6h4l5 4V5L8 9zM17 8.5a5 5 0 0 1 0 7M19.5 6a8.5 8.5 0 0 1 0 12",muted:"M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",keys:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",talk:"M4 5h16v11H10l-5 4v-4H4z",watch:"M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",settings:"M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z",check:"M5 12.5l4.5 4.5L19 7.5",close:"M6 6l12 12M18 6 6 18",computer:"M5 9h14v10H5zM12 9V5M10 4.5h4M9.5 13v1.5M14.5 13v1.5M2.5 12.5v3M21.5 12.5v3",leave:"M13 4H5v16h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5",menu:"M12 4.7a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 17.5a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z",copy:"M9 9h11v11H9zM5 15H4V4h11v1"},P=({name:t})=>_r`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ic[t]} /></svg>`,lc="M5 27V16a11 11 0 0 1 9-10.8V12a4 4 0 0 0-2.5 4v11ZM27 27V16A11 11 0 0 0 18 5.2l-1 3.6 1.8 2.4-1.3 2.6A4 4 0 0 1 20.5 16v11Z",Xr=()=>_r`<svg viewBox="0 0 32 32" aria-hidden="true"><path d=${lc} /></svg>`;var cc=({seen:t})=>b`<dl class="facts">
  <div><dt>${gettext("Board")}</dt><dd class="tnum">${t.board}</dd></div>
  <div class="phase"><dt class="sr-only">${gettext("Phase")}</dt><dd>${bt(t.phase)}</dd></div>
  <div class="dlr"><dt>${gettext("Dealer")}</dt><dd>${i(t.dealer)}</dd></div>
  ${uo(t)&&b`<div class=${c("vul",Mt(t.vulnerable,S.value)&&"isvul")}>
      <dt>${gettext("Vul")}</dt><dd>${oo(t.vulnerable)}</dd>
    </div>`}
  ${t.facts.broken&&b`<div class="broken"><dt><${$e} suit="S" named /></dt><dd>${gettext("broken")}</dd></div>`}
  ${t.contract&&b`<div class="contract" title=${no(t.contract)}><dt>${gettext("Contract")}</dt>
    <dd><${st} call=${t.contract.text} /> <${To} seat=${t.contract.declarer} /></dd></div>`}
</dl>`,uc=({seen:t,side:e})=>b`<div class=${`pair ${e} ${e===rt(S.value)?"mine":""}`}>
  <dt><span aria-hidden="true">${Te(e)}</span><span class="sr-only">${I(e)}</span></dt>
  <dd class=${`tnum total ${t.totals[e]<0?"minus":""}`}>${yt(t.totals[e])}</dd>
  <dd class="tnum won">${K(t)?$o(t,e):Rt(t.tricks[e])}</dd>
  ${t.facts.bags&&b`<dd class="tnum bags">${ie(t.facts.bags[e])}</dd>`}
</div>`;function mc(){let t={open:gettext("Connected"),connecting:gettext("Connecting\u2026"),lost:gettext("Connection lost"),ended:gettext("Disconnected")}[D.value];return b`<button type="button" class=${`connection ${D.value}`} title=${`${t} ${fe(Ct.value)}`}
      aria-pressed=${m.value==="connections"} onClick=${()=>M("connections")}>
    <i aria-hidden="true"></i><span class=${D.value==="lost"||D.value==="ended"?"":"sr-only"}>${t}</span>
  </button>`}var He=({icon:t,label:e,onPress:o,pressed:n,extra:a=""})=>b`<button type="button" class=${`tool ${a}`} title=${e} aria-pressed=${n} onClick=${o}>
  <${P} name=${t} /><span class="sr-only">${e}</span>
</button>`,Zt=({name:t,label:e,extra:o})=>b`<${He} icon=${t} label=${e} pressed=${m.value===t} onPress=${()=>M(t)} extra=${o} />`;function dc(){let t=mr.value,e=t?r(gettext("Talk, %(count)s unread"),{count:t}):gettext("Talk");return b`<span class="badged">
    <${He} icon="talk" label=${e} pressed=${m.value==="talk"} onPress=${()=>M("talk")} />
    ${t>0&&b`<b class="badge tnum" aria-hidden="true">${t>99?"99+":t}</b>`}
  </span>`}var pc=()=>b`
  ${!Bt.value&&b`<${He} icon="last" label=${gettext("Last trick")} pressed=${H.value} onPress=${bo} />
    <${Zt} name="tricks" label=${gettext("Auction and tricks")} />`}
  <${Zt} name="sheet" label=${gettext("Score sheet")} />`,$c=()=>b`
  <${He} icon="computer" label=${gettext("Let the computer play for you")} pressed=${T.value}
    onPress=${()=>ae(!T.value)} />
  <${Zt} name="leave" label=${gettext("Leave the table")} />`,fc=()=>b`<${He} icon=${qt.value?"muted":"sound"} label=${gettext("Sound")} pressed=${!qt.value} onPress=${le} />`,hc=()=>G.value?b`${Ot.value&&!Bt.value&&b`<${$c} />`}
      ${me.value&&b`<${Zt} name="watch" label=${gettext("Watch from another seat")} />`}
      <${fc} /><${Zt} name="settings" label=${gettext("Settings")} />`:b`<${Zt} name="menu" label=${gettext("Menu")} />`,gc=()=>b`<nav class="tools" aria-label=${gettext("Table menu")}>
  ${s.value&&b`<${pc} />`}
  ${!G.value&&b`<${dc} />`}
  <${hc} />
  ${!Bt.value&&b`<${Zt} name="keys" label=${gettext("Keys")} extra="wide" />`}
</nav>`;function he({ended:t=!1}){let e=Bt.value||t?null:s.value?.public;return b`<header class="bar">
    <a class="brand" href=${mt} aria-label=${gettext("Broken Ark, to the lobby")}>
      <${Xr} /><span>${gettext("Broken Ark")}</span>
    </a>
    <h1 class="sr-only">${gettext("Table")}</h1>
    ${e&&b`<${cc} seen=${e} />
      <dl class="scores">${f.map(o=>b`<${uc} key=${o} seen=${e} side=${o} />`)}</dl>`}
    <${mc} />
    ${!t&&b`<${gc} />`}
  </header>`}import{html as ge}from"../vendor/ui.js";var xc=[7,6,5,4,3,2,1],Vr=t=>v.value?.action===t?"sending":"";function vc({level:t,denomination:e}){let o=`${t}${e}`;return ge`<button type="button" class=${c("bid",`k-${e}`,Vr(o),A.value===t&&"typed")}
    data-action=${o} aria-label=${cn(t,e)} aria-disabled=${!W(o)}
    onClick=${()=>Z(o)}
  ><span>${t}</span><${Nn} denomination=${e} /></button>`}var Ln=({action:t,kind:e,letter:o,children:n})=>ge`<button type="button" class=${`act ${e} ${Vr(t)}`}
  data-action=${t} aria-label=${w(t)} aria-keyshortcuts=${o} aria-disabled=${!W(t)}
  onClick=${()=>Z(t)}
>${n}</button>`,Mn=({name:t})=>ge`<button type="button" class=${`act ${t}`}
  aria-pressed=${x.value===t} aria-disabled=${k(t).length===0} onClick=${()=>ko(t)}
>${w(t)}</button>`,Kr=()=>ge`<section class="box" aria-label=${gettext("Bidding box")}>
  <div class="bids" role="group" aria-label=${gettext("Bids")}>
    ${xc.map(t=>Ha.map(e=>ge`<${vc} key=${t+e} level=${t} denomination=${e} />`))}
  </div>
  <div class="calls" role="group" aria-label=${gettext("Other calls")}>
    <${Ln} action="P" kind="pass" letter="P">${w("P")}<//>
    <${Ln} action="X" kind="dbl" letter="X">X<//>
    <${Ln} action="XX" kind="dbl" letter="Shift+X">XX<//>
    ${s.value?.public.facts.detains&&ge`<${Mn} name="up" /><${Mn} name="down" /><${Mn} name="flip" />`}
  </div>
</section>`;import{html as F}from"../vendor/ui.js";var An=(t,e)=>t.facts.bids?.[e]??null,Gr=t=>!/^\d+$/.test(t),bc=(t,e)=>Gr(t)?`${w(t)} ${e||""}`:`${e}/${t}`;function Zr({seen:t,seat:e}){let o=An(t,e);if(!o)return null;let n=w(Ne(o));if(t.phase==="auction")return F`<em class="bidtag">${n}</em>`;let a=t.seats[e].tricks,l=r(gettext("%(call)s, won %(won)s"),{call:n,won:a});return F`<em class=${c("bidtag tnum",Gr(o)&&a>0&&"failed")} title=${l}>
    <${g}>${l}<//><span aria-hidden="true">${bc(o,a)}</span>
  </em>`}function yc({seen:t,seat:e}){let o=An(t,e);return o?F`<td><${st} call=${Ne(o)} /></td>`:F`<td>${t.phase==="auction"&&t.turns.includes(e)&&F`<span class="ask">?</span>`}</td>`}var kc=({seen:t})=>F`<table class="auction"><caption class="sr-only">${gettext("Bids")}</caption>
  <thead><tr><td></td>${at.map(e=>F`<th key=${e} scope="col" class=${e===u.value?"mine":""}>${i(e)}</th>`)}</tr></thead>
  <tbody>
    <tr><th scope="row">${gettext("Bid")}</th>${at.map(e=>F`<${yc} key=${e} seen=${t} seat=${e} />`)}</tr>
    ${t.phase!=="auction"&&F`<tr><th scope="row">${gettext("Won")}</th>
        ${at.map(e=>F`<td key=${e} class="tnum">${t.seats[e].tricks}</td>`)}</tr>`}
  </tbody></table>`,wc=(t,e)=>$.some(o=>rt(o)===e&&An(t,o)!==null),Sc=({seen:t,side:e})=>F`<tr><th scope="row"><${wt} side=${e} /> <${g}>${I(e)}<//></th>
  <td class="tnum">${$o(t,e)||(wc(t,e)?t.facts.contracts?.[e]:"\u2013")}</td>
  <td class="tnum">${t.facts.bags?.[e]}</td></tr>`,Tc=({seen:t})=>F`<table class="sidebids"><caption class="sr-only">${gettext("By side")}</caption>
  <thead><tr><td></td><th scope="col">${t.phase==="auction"?gettext("Bid"):gettext("Won of bid")}</th>
    <th scope="col">${gettext("Bags")}</th></tr></thead>
  <tbody>${f.map(e=>F`<${Sc} key=${e} seen=${t} side=${e} />`)}</tbody></table>`,Cc=t=>u.value!==null&&!t.facts.seen?.includes(u.value),xe=({seen:t,small:e=!1})=>F`<div class=${c("pad bids-so-far",e&&"mini")}>
  <${kc} seen=${t} /><${Tc} seen=${t} />
  ${t.phase==="auction"&&Cc(t)&&!s.value?.you?.actions.length&&F`<p class="none">${gettext("Your cards stay face down until it is your turn to bid.")}</p>`}
</div>`;import{html as O}from"../vendor/ui.js";var Nc=({line:t})=>!t.declarer||!t.contract?O`<td>${gettext("Passed out")}</td>`:O`<td><${st} call=${t.contract} /> <${To} seat=${t.declarer} /></td>`,Yr=({values:t})=>O`<td>${f.map(e=>O`<div key=${e} class="perside"><${wt} side=${e} /> ${t(e)}</div>`)}</td>`,zr=t=>$.filter(e=>rt(e)===t),Oc=t=>/^\d+$/.test(t)?t:w(Ne(t));function Lc({line:t}){let{bids:e}=t;return!e&&!t.contract?null:e?O`<${Yr} values=${o=>zr(o).map(n=>Oc(e[n])).join(" + ")} />`:O`<${Nc} line=${t} />`}function Mc({line:{tricks:t}}){return typeof t!="object"?O`<td class="tnum">${t??"\u2013"}</td>`:O`<${Yr} values=${e=>zr(e).map(o=>t[o]).join(" + ")} />`}var Ac=t=>O`<tr key=${t.board}><th scope="row" class="tnum">${t.board}</th>
  <${Lc} line=${t} /><${Mc} line=${t} />
  ${f.map(e=>O`<td key=${e} class="tnum">${yt(t.score[e])}</td>`)}
  ${t.imps&&f.map(e=>O`<td key=${`${e} imps`} class="tnum">${t.imps?.[e]}</td>`)}
  ${f.map(e=>O`<td key=${`${e} total`} class="tnum sum">${yt(t.total[e])}
      ${t.bags&&O`<small>${ie(t.bags[e])}</small>`}</td>`)}</tr>`,En=({side:t,what:e})=>O`<th scope="col"><${wt} side=${t} />${e&&O` <small>${e}</small>`}</th>`,Ec=t=>[gettext("Board"),...t.bids?[gettext("Bids")]:t.contract?[gettext("Contract")]:[],gettext("Tricks")],Pc=({line:t})=>O`<thead><tr>
  ${Ec(t).map(e=>O`<th key=${e} scope="col">${e}</th>`)}
  ${f.map(e=>O`<${En} key=${e} side=${e} />`)}
  ${t.imps&&f.map(e=>O`<${En} key=${`${e} imps`} side=${e} what=${gettext("IMPs")} />`)}
  ${f.map(e=>O`<${En} key=${`${e} total`} side=${e} what=${gettext("total")} />`)}
</tr></thead>`,Lo=({boards:t})=>t.length>0&&O`<section class="part boards"><h3>${gettext("Boards so far")}</h3><table>
    <${Pc} line=${t[0]} /><tbody>${t.map(Ac)}</tbody></table></section>`;import{html as Y}from"../vendor/ui.js";var Bc=({points:t,turned:e})=>Y`<td class=${c("tnum",t<0&&"minus",t>0&&"plus",e&&"turned")}>
  ${yt(t)}${e&&Y`<${g}> ${gettext("changed")}<//>`}</td>`,Qr=({name:t,values:e,plain:o=e})=>Y`<tr><th scope="row">${t}</th>${f.map(n=>Y`<${Bc} key=${n} points=${e[n]} turned=${e[n]!==o[n]} />`)}</tr>`,Dc=({action:t,plain:e})=>Y`<li>
  <button type="button" data-action=${t.action} class=${v.value?.action===t.action?"sending":""}
    aria-disabled=${v.value!==null} onClick=${()=>V(t.action)}><${Ht} text=${t.label} /></button>
  ${t.preview&&Y`<table><thead><tr><td></td>${f.map(o=>Y`<th key=${o} scope="col"><${wt} side=${o} /></th>`)}</tr></thead>
    <tbody>
      <${Qr} name=${gettext("This board")} values=${t.preview.score} plain=${e?.score} />
      <${Qr} name=${gettext("Match total")} values=${t.preview.total} plain=${e?.total} />
    </tbody></table>`}
</li>`;function Pn({options:t}){let e=t.find(({action:o})=>o.endsWith(" decline"))?.preview;return t.length>0&&Y`<ul>${t.map(o=>Y`<${Dc} key=${o.action} action=${o} plain=${e} />`)}</ul>`}var Hc=(t,e)=>({key:t==="reversal"?gettext_noop("%(seat)s has won %(club)s, %(diamond)s, the first and the last trick, and so may turn the sign of a side\u2019s match total."):gettext_noop("%(seat)s has won %(club)s and %(diamond)s, and so may turn the sign of a side\u2019s score of this board."),args:{seat:{seat:e},club:{card:"C5"},diamond:{card:"D5"}}});function Jr({seen:t}){let e=oe.value.filter(n=>["negate","reverse"].includes(n.group)),o=t.turns[0];return Y`<section class="choice" aria-label=${bt(t.phase)}>
    <h2>${bt(t.phase)}</h2>
    ${o&&Y`<p class="right"><${Ht} text=${Hc(t.phase,o)} /></p>`}
    ${e.length>0&&Y`<p>${gettext("What should change its sign?")}</p>`}
    <${Pn} options=${e} />
    ${!e.length&&o&&Y`<p>${r(gettext("%(seat)s is choosing."),{seat:i(o)})}</p>`}
    <button type="button" class="inline" onClick=${()=>M("sheet")}>${gettext("Score sheet")}</button>
  </section>`}import{html as Yt}from"../vendor/ui.js";import{html as Ic,useLayoutEffect as Rc,useRef as Wc}from"../vendor/ui.js";function Fc(t){Rc(()=>{let e=document.activeElement;return(t.current?.querySelector("[data-first]")??t.current)?.focus({preventScroll:!0}),()=>{e?.isConnected&&requestAnimationFrame(()=>document.activeElement===document.body&&e.focus())}},[])}function E({title:t,name:e,children:o}){let n=Wc(null);return Fc(n),Ic`<section class=${`panel ${e}`} role="dialog" aria-labelledby="panel-title" tabindex="-1" ref=${n}>
    <div class="panel-head"><h2 id="panel-title">${t}</h2>
      <button type="button" class="tool" title=${gettext("Close")} onClick=${tt}>
        <${P} name="close" /><${g}>${gettext("Close")}<//>
      </button></div>
    ${o}
  </section>`}var ts=()=>k("claim").length>0&&Yt`<button type="button" class="inline" aria-keyshortcuts="K" onClick=${()=>M("claim")}>${gettext("Claim")}</button>`;function Uc(t){tt(),V(t)}function es(){let t=[...k("claim")].reverse(),e=t.length-1;return Yt`<${E} title=${gettext("Claim")} name="claim">
    <div class="scroll">
      <p>${r(ngettext("%(count)s trick is not complete. How many of it does your side take?","%(count)s tricks are not complete. How many of them does your side take?",e),{count:e})}</p>
      <div class="bids" role="group" aria-label=${gettext("Tricks that your side takes")}>${t.map(({action:o,label:n},a)=>Yt`<button key=${o} type="button" class="bid" data-first=${a===0?"":null} data-action=${o}
          aria-label=${C(n)} aria-disabled=${v.value!==null} onClick=${()=>Uc(o)}
        ><span class="tnum">${o.split(" ")[1]}</span></button>`)}</div>
      <p class="none">${gettext("Your cards are shown. If both defenders accept, the board is scored so; if one rejects, play goes on.")}</p>
    </div>
  <//>`}var qc=({seen:t})=>(t.trick?.cards.length??0)>0&&Yt`<p class="underway">${gettext("In the trick under way:")} ${t.trick?.cards.map(({seat:e,card:o})=>Yt`<span key=${e}>${i(e)} <${Kt} card=${o} /></span> `)}</p>`;function jc(t,e){return t.claim?.answers[e]==="accept"?r(gettext("%(seat)s accepts the claim."),{seat:i(e)}):t.turns.includes(e)?r(gettext("%(seat)s is to answer."),{seat:i(e)}):""}function os({seen:t}){let e=oe.value.filter(({group:o})=>o==="accept"||o==="reject");return Yt`<section class="choice claimed" aria-label=${bt(t.phase)}>
    <h2>${t.claim&&ao(t.claim,po(t))}</h2>
    <${qc} seen=${t} />
    <p>${$.map(o=>jc(t,o)).filter(Boolean).join(" ")}</p>
    <${Pn} options=${e} />
  </section>`}var ns=({seen:t})=>t.phase==="play"&&t.claim!==null&&Yt`<p class="rejected">${r(gettext("Claim rejected: %(tricks)s"),{tricks:t.claim.tricks})}</p>`;import{html as Mo}from"../vendor/ui.js";function _c(t){let e=p.value?.seats[t];return e?J(e):gettext("Free seat")}function Xc({seat:t}){let e=p.value?.seats[t]?.bot,o=No(t);return Mo`<div><dt><b>${i(t)}</b> ${_c(t)}</dt>
    <dd>${!e&&Mo`<i class=${`lamp ${o}`} aria-hidden="true"></i>${Oo(o)} <span class="tnum">${o==="away"?"":fe(De(t))}</span>`}</dd></div>`}var as=()=>Mo`<${E} title=${gettext("Connections")} name="connections">
  <dl class="lines">${$.map(t=>Mo`<${Xc} key=${t} seat=${t} />`)}</dl>
  <p class="explain">${gettext("How long the last question to the server took there and back: green below 2 seconds, yellow up to 4, red above.")}</p>
<//>`;import{html as Ao}from"../vendor/ui.js";var rs=({title:t,why:e})=>Ao`<main class="waiting end" tabindex="-1">
  <div class="about" role="alert"><h2>${t}</h2>${e&&Ao`<p>${e}</p>`}</div>
  <a class="sit" href=${mt}>${gettext("To the lobby")}</a>
</main>`,ss=({table:t})=>Ao`<${rs} title=${gettext("This table is closed.")} why=${t.closed?gettext(t.closed):""} />`,is=()=>Ao`<${rs} title=${gettext("The connection has been ended.")} why=${ct.value?C(ct.value):""} />`;import{html as Bn}from"../vendor/ui.js";var Vc=()=>[[["1\u20137","C D H S N"],gettext("bid: the level, then the denomination")],[["P","X","Shift+X"],gettext("pass, double, redouble")],[["U","O","F"],gettext("detain face up, detain face down, flip")],[["1\u201313","N","Enter"],gettext("where tricks are bid: to that number or to nil, and bid it")],[["U"],gettext("where tricks are bid: look at the cards")],[["K"],gettext("claim tricks")],[["\u2190","\u2192"],gettext("move in the hand, or in dummy when it is to play")],[["Enter","Space"],gettext("play or choose the card")],[["S","H","D","C"],gettext("in play: to the next card of the suit")],[["Esc"],gettext("leave a mode or a panel")],[["L","B","T","M","G","?"],gettext("last trick, score sheet, talk, sound, settings, these keys")]],ls=()=>Bn`<${E} title=${gettext("Keys")} name="keys">
  <div class="scroll"><dl class="keylist">${Vc().map(([t,e])=>Bn`<div key=${e}><dt>${t.map(o=>Bn`<kbd key=${o}>${o}</kbd>`)}</dt><dd>${e}</dd></div>`)}</dl>
  <label class="check"><input type="checkbox" checked=${de.value} onChange=${Pr} />
    ${gettext("Single keys do something without being held with Ctrl or Alt")}</label></div>
<//>`;import{html as It}from"../vendor/ui.js";async function Eo(){await Ve()&&location.assign(mt)}var Kc=()=>ae(!T.value),Gc=t=>()=>{tt(),t()},Ie=({icon:t,words:e,hint:o,onPress:n,pressed:a})=>It`<li>
  <button type="button" aria-pressed=${a} onClick=${n}><${P} name=${t} />
    <span><b>${e}</b>${o&&It`<small>${o}</small>`}</span></button>
</li>`,Zc=()=>It`<${Ie} icon="computer" onPress=${Gc(Kc)} words=${T.value?gettext("Take your seat back"):gettext("Computer")}
    hint=${T.value?gettext("The computer plays for you now."):gettext("It plays for you until you take your seat back.")} />`,Yc=()=>It`<${Zc} />
  <${Ie} icon="leave" words=${gettext("Leave")} hint=${gettext("A bot plays on; you may come back.")} onPress=${()=>M("leave")} />`,cs=()=>It`<${E} title=${gettext("Menu")} name="menu">
  <ul class="entries">
    ${Ot.value&&It`<${Yc} />`}
    ${me.value&&It`<${Ie} icon="watch" words=${gettext("Watch from another seat")} onPress=${()=>M("watch")} />`}
    <${Ie} icon="settings" words=${gettext("Settings")} onPress=${()=>M("settings")} />
    <${Ie} icon=${qt.value?"muted":"sound"} words=${gettext("Sound")} pressed=${!qt.value} onPress=${le} />
  </ul>
<//>`,us=()=>It`<${E} title=${gettext("Leave the table?")} name="leave">
  <p class="explain">${gettext("A bot plays on in your place. Until the match is over you may come back and take your seat again, unless someone else has sat down there.")}</p>
  <div class="panel-foot">
    <button type="button" class="ok plain" data-first onClick=${tt}>${gettext("Stay")}</button>
    <button type="button" class="ok" onClick=${Eo}>${gettext("Leave")}</button>
  </div>
<//>`;import{html as it}from"../vendor/ui.js";var Po=t=>t.reduce((e,o)=>e+o.points,0),ms=(t,e,o)=>Po(t.filter(n=>n.part===e&&n.side===o)),Bo=(t,e)=>t.sheet.current.filter(o=>o.part===e),ds=(t,e)=>t.filter(o=>o.seat===e),Re=t=>[...new Set(t.sheet.current.map(e=>e.part))],Do=t=>{let e=t.sheet.boards.at(-1);return e?.board===t.board?e:void 0},Ho=t=>({NS:t("NS"),EW:t("EW")}),Dn=(t,e)=>t.map((o,n)=>({board:o.board,points:Ho(a=>(o[e]?.[a]??0)-(t[n-1]?.[e]?.[a]??0)),isGame:zc(t[n-1],o)})).filter(({points:o})=>o.NS||o.EW);function zc(t,e){return f.some(n=>(e.games?.[n]??0)>0)&&f.some(n=>(e.games?.[n]??0)!==(t?.games?.[n]??0))}var ps=({board:t,points:e,isGame:o})=>it`<tr key=${t} class=${o?"won":""}>
  <th scope="row" class="tnum"><${g}>${gettext("Board")}<//> ${t}</th>
  ${f.map(n=>it`<td key=${n} class="tnum">${e[n]||""}</td>`)}
</tr>`,We=({name:t,values:e,kind:o=""})=>it`<tr class=${o}><th scope="row">${t}</th>
  ${f.map(n=>it`<td key=${n} class="tnum">${e[n]}</td>`)}</tr>`,Qc=({seen:t})=>it`
  <tbody class="above">
    ${t.facts.above&&it`<${We} kind="sum" name=${gettext("Above the line")} values=${t.facts.above} />`}
    ${Dn(t.sheet.boards,"above").reverse().map(ps)}
  </tbody>
  <tbody class="below">
    ${Dn(t.sheet.boards,"below").map(ps)}
    ${t.facts.below&&it`<${We} kind="sum" name=${gettext("Below the line")} values=${t.facts.below} />`}
  </tbody>`;function Io({seen:t}){let{games:e,won:o,below:n,part:a}=t.facts;return!e||!o?null:it`<section class="part rubber"><h3>${gettext("The rubber")}</h3><table class=${c(n&&"lined")}>
    <thead><tr><td></td>${f.map(l=>it`<th key=${l} scope="col"><${wt} side=${l} /></th>`)}</tr></thead>
    ${n&&it`<${Qc} seen=${t} />`}
    <tbody class="reached">
      ${a&&it`<${We} name=${gettext("Part-score")} values=${a} />`}
      <${We} name=${gettext("Games")} values=${e} />
      <${We} name=${gettext("Rubbers won")} values=${o} />
    </tbody></table></section>`}import{html as h}from"../vendor/ui.js";import{html as Fe}from"../vendor/ui.js";var Jc=[1,2,3,4,5],tu=t=>({master:pgettext("tier","Master"),spades:pgettext("tier","Spades"),hearts:pgettext("tier","Hearts"),diamonds:pgettext("tier","Diamonds"),clubs:pgettext("tier","Clubs")})[t],eu=({tier:t})=>Fe`<svg class="tier" viewBox="0 0 100 100" aria-hidden="true">
  ${t==="master"?Fe`<use href=${`${on}#crown`} />`:Fe`<path d=${Be[t[0].toUpperCase()]} />`}
</svg>`;function Ro({badge:{tier:t,stars:e}}){let o=r(gettext("%(tier)s, %(stars)s of 5 stars"),{tier:tu(t),stars:e});return Fe`<span class=${`grade grade-${t}`} role="img" aria-label=${o} title=${o}>
    <${eu} tier=${t} /><span class="stars" aria-hidden="true">${Jc.map(n=>Fe`<svg key=${n} class=${c("star",n<=e&&"lit")}><use href=${`${on}#star`} /></svg>`)}</span>
  </span>`}import{html as lt}from"../vendor/ui.js";var ou=({card:t})=>lt`<button type="button" class="card back" data-action=${`flip ${t}`} aria-disabled="false"
  aria-label=${r(gettext("Flip the %(card)s"),{card:L(t)})} onClick=${()=>V(`flip ${t}`)}></button>`,$s=({card:t})=>lt`<div class="card back" role="img" aria-label=${t?L(t):gettext("a hidden card")}></div>`;function nu({mark:{how:t,card:e},own:o}){return e&&o&&t==="down"?x.value==="flip"&&W(`flip ${e}`)?lt`<${ou} card=${e} />`:lt`<${$s} card=${e} />`:e?lt`<${Dt} card=${e} />`:lt`<${$s} />`}var au=({mark:t,short:e})=>lt`<small>
  <span class="how">${e?On(t.how):w(t.how)}</span>${t.card&&lt`<span class="which"><${Kt} card=${t.card} /></span>`}
</small>`;function ru({seat:t,mark:e,own:o,alone:n}){let a=rr(t,e.how,e.card);return lt`<li ref=${a} class=${c(e.how,o&&e.how==="down"&&e.card&&"named")}>
    <${nu} mark=${e} own=${o} /><${au} mark=${e} short=${!n} />
  </li>`}function Hn({seat:t}){let e=s.value?.you?.marks[t]??s.value?.public.marks[t]??[];if(e.length===0)return null;let o=t===u.value;return lt`<ul class="detained" data-count=${e.length} aria-label=${gettext("Detained cards")}>
    ${e.map((n,a)=>lt`<${ru} key=${n.card??`down ${a}`} seat=${t} mark=${n} own=${o} alone=${e.length===1} />`)}
  </ul>`}import{html as St}from"../vendor/ui.js";function In(){let t=s.value;if(!t)return[];let e=S.value,o=t.public.hands[e]??t.you?.hands[e]??[];return At(o,t.public.trump)}var su=t=>s.value?.you?.marks[S.value]?.find(e=>e.card===t),iu=(t,e)=>e?`${L(t)}, ${w(e.how)}`:L(t);function Rn(){return x.value?x.value:s.value?.public.phase==="play"&&X.value?"play":"idle"}var Wn=t=>X.value&&s.value!==null&&Et(s.value.public).includes(t);function Fn({card:t,index:e,reached:o}){let n=wo(t),a=su(t),l=v.value!==null&&v.value.action===n;return St`<li style=${{"--i":e}}>
    <button type="button" class=${c("card",wn.value&&"tiny",l&&"sending",n!==null&&R.value===n&&"armed")} tabindex=${o?0:-1}
      data-suit=${t[0]} data-card=${t} data-detain=${a?.how} data-action=${x.value==="flip"?null:n}
      aria-label=${iu(t,a)} aria-disabled=${!n} onClick=${()=>Nr(t)}
    ><${So} card=${t} small=${wn.value} /></button>
  </li>`}var lu=({count:t})=>St`<${g}>${r(gettext("Face down: %(cards)s"),{cards:ro(t)})}<//>
  <ol class="fan hand" data-mode="shown" aria-hidden="true" style=${{"--n":t}}>${Array.from({length:t},(e,o)=>St`<li key=${o} style=${{"--i":o}}><div class="card back"></div></li>`)}</ol>`,cu=({cards:t})=>St`<ol class="fan hand" data-mode="shown" style=${{"--n":t.length}}>
  ${t.map((e,o)=>St`<li key=${e} style=${{"--i":o}}><${Dt} card=${e} /></li>`)}
</ol>`,Un=t=>t.find(e=>wo(e))??t[0];function uu(){let t=s.value?.public;return!t||!u.value||!["auction","play"].includes(t.phase)?!1:mo(t,u.value,u.value)}function fs(){let t=In(),e=s.value?.public.seats[S.value].cards??0;if(t.length===0&&e>0)return St`<${lu} count=${e} />`;if(!uu())return St`<${cu} cards=${t} />`;let o=Un(t);return St`<ol class="fan hand" data-mode=${Rn()} data-hand=${Wn(S.value)?"turn":null} style=${{"--n":t.length}}>
    ${t.map((n,a)=>St`<${Fn} key=${n} card=${n} index=${a} reached=${n===o} />`)}
  </ol>`}import{html as Wo}from"../vendor/ui.js";var mu=t=>[...new Set(t.map(Ft))].map(e=>t.filter(o=>Ft(o)===e));function du(t){let e=s.value?.public;return!e||!u.value||T.value||e.phase!=="play"?!1:mo(e,u.value,t)}var pu=t=>s.value?.public.seats[t].role==="dummy"?r(gettext("Dummy: %(seat)s"),{seat:i(t)}):r(gettext("Open cards: %(seat)s"),{seat:i(t)});function hs({seat:t,cards:e}){let o=mu(At(e,s.value?.public.trump)),n=Math.max(0,...o.map(y=>y.length)),a=du(t),l=a&&Un(o.flat());return Wo`<div class="laid" role="group" aria-label=${pu(t)} style=${{"--n":e.length,"--longest":n}}
    data-mode=${a?Rn():"shown"} data-hand=${a&&Wn(t)?"turn":null}
  >${o.map(y=>Wo`<ol key=${Ft(y[0])}>${y.map((q,ht)=>a?Wo`<${Fn} key=${q} card=${q} index=${ht} reached=${q===l} />`:Wo`<li key=${q}><${Dt} card=${q} /></li>`)}</ol>`)}</div>`}import{html as zt}from"../vendor/ui.js";var gs=t=>`${location.pathname}${Wt(t,new URLSearchParams(location.search).get("invite"))}`,xs=({seat:t,words:e,kind:o})=>zt`<form method="post" action=${ze} data-once>
  <input type="hidden" name="csrfmiddlewaretoken" value=${Qe} /><input type="hidden" name="next" value=${gs(t)} />
  <button class=${o}>${e}<${g}> ${i(t)}<//></button>
</form>`,$u=({seat:t,casual:e})=>zt`
  ${e&&ze&&zt`<${xs} seat=${t} words=${gettext("Sit here as a guest")} kind="sit" />`}
  <a class="sit plain" href=${Ye(gs(t))}>${gettext("Log in to sit here")}<${g}> ${i(t)}<//></a>`,qn=({seat:t,table:e})=>vt?zt`<${$u} seat=${t} casual=${e.room.kind==="casual"} />`:zt`<button type="button" class=${c("sit",e.you&&"plain")} onClick=${()=>ke(t)}>
        ${e.you?gettext("Move here"):gettext("Sit here")}<${g}> ${i(t)}<//></button>`,vs=({seat:t})=>ze?zt`<${xs} seat=${t} words=${gettext("Sit here")} kind="inline" />`:zt`<button type="button" class="inline" onClick=${()=>ke(t)}>${gettext("Sit here")}<${g}> ${i(t)}<//></button>`;import{html as $t}from"../vendor/ui.js";var Fo=(...t)=>t.some(e=>k(e).length>0);function fu(){return Fo("look")?Fo("blind")?gettext("look, or bid blind nil"):gettext("look at your cards"):Fo("tricks")?gettext("bid nil or your tricks"):Fo("up","down","flip")?gettext("bid or detain"):gettext("bid or pass")}function hu(){let t=s.value?.you,e=s.value?.public.facts.hand??u.value,n=(e&&(s.value?.public.hands[e]??t?.hands[e])||[]).find(a=>t?.refused[a]);return n&&t?.refused[n]}function gu(){let t=hu();if(t)return C(t);let e=s.value?.public;return e?.facts.hand&&e.facts.hand!==u.value?gettext("play from dummy"):e?.trick?.cards.length?gettext("play a card"):gettext("lead a card")}function bs(){let t=s.value?.public.phase;return t==="auction"?fu():t==="play"?gu():t==="claim"?gettext("accept or reject the claim"):t==="negation"||t==="reversal"?gettext("choose"):gettext("confirm the score")}function jn(){let t=s.value?.public;return!t?.contract||t.phase!=="play"||!u.value||Fa(t)!==u.value?"":r(gettext("You are dummy: %(seat)s plays your cards"),{seat:i(t.contract.declarer)})}var xu=6e3,vu=()=>({up:gettext("choose the card to detain face up"),down:gettext("choose the card to detain face down"),flip:gettext("choose your face-down card")});function bu(){return x.value?vu()[x.value]:R.value?r(gettext("press the %(card)s once more"),{card:L(R.value)}):bs()}function yu(){if(v.value)return $t`<b>${gettext("Sending\u2026")}</b>`;if(X.value)return $t`<b>${gettext("Your turn")}</b> <span>${bu()}</span>`;if(jn())return $t`<span>${jn()}</span>`;let t=s.value?.public.turns??[];return t.length?$t`<span>${r(gettext("Waiting for %(seats)s"),{seats:dt(t.map(i))})}</span>`:null}var _n=()=>je.value!==null&&$t`<span class=${c("clock tnum",je.value<xu&&"short")} role="timer" aria-label=${gettext("Time left")}
    >${Ca(je.value)}</span
  >`,ku=()=>s.value?.public.phase==="scoreboard"&&$t`<button type="button" class="inline" onClick=${()=>M("sheet")}>${gettext("Score sheet")}</button>`,wu=()=>$t`<div class="status playedfor">
  <${P} name="computer" /><span>${gettext("The computer plays for you")}</span>
  <button type="button" class="inline" onClick=${()=>ae(!1)}>${gettext("Take your seat back")}</button>
</div>`,Su=()=>$t`<div class="status" data-mode=${x.value} data-turn=${X.value&&u.value!==null}>${yu()}<${_n} /><${ts} /><${ku} /></div>`,ys=()=>T.value&&s.value?.public.phase!=="over"?$t`<${wu} />`:$t`<${Su} />`;var Tu=t=>[...t].reduce((e,o)=>(e*31+(o.codePointAt(0)??0))%360,7),Cu=()=>h`<em class="dealer" title=${gettext("Dealer")}>
  <span aria-hidden="true">${pgettext("dealer","D")}</span><${g}>${gettext("Dealer")}<//>
</em>`,Nu=({contract:t})=>h`<em class="declarer" title=${gettext("Declarer")}>
  <${g}>${gettext("Declarer")}<//><${st} call=${t} />
</em>`,Ou=()=>h`<em class="computer"><${P} name="computer" />${gettext("Computer")}</em>`;function Lu({seat:t}){let e=s.value?.you?.hands[t]??[];return t!==u.value||!Me("points")||e.length===0?null:h`<em class="hcp tnum">${r(gettext("%(count)s HCP"),{count:Ra(e)})}</em>`}function Mu({seat:t}){let e=s.value?.public,o=p.value?.seats[t];return e&&h`<small>
    ${o?.bot&&o.name&&h`<${Ou} />`}
    ${e.dealer===t&&h`<${Cu} />`}
    ${Mt(e.vulnerable,t)&&h`<em class="vultag" title=${gettext("Vulnerable")}>${gettext("VUL")}</em>`}
    ${e.seats[t].role==="declarer"&&e.contract&&h`<${Nu} contract=${e.contract.text} />`}
    ${K(e)?h`<${Zr} seen=${e} seat=${t} />`:e.phase!=="auction"&&h`<span class="tnum">${Rt(e.seats[t].tricks)}</span>`}
    <${Lu} seat=${t} />
    ${o?.badge&&h`<${Ro} badge=${o.badge} />`}
  </small>`}function Au({seat:t}){let e=No(t);return h`<i class=${`light ${e}`} title=${`${Oo(e)} ${e==="away"?"":fe(De(t))}`}></i>`}var Eu=({seat:t,sitter:e,name:o})=>h`<span class="avatar" style=${{"--hue":Tu(o)}} aria-hidden="true">
  ${e?.bot?h`<${P} name="computer" />`:h`${[...o][0]}<${Au} seat=${t} />`}
</span>`,Pu=({count:t})=>h`<span class="count tnum" role="img" aria-label=${ro(t)}>${t}</span>`;function ks({seat:t}){let e=s.value?.public,o=p.value,n=o?.seats[t],a=n?J(n):gettext("Free seat"),l=e?Et(e).includes(t):!1,y=o?.you===null&&o.state==="playing"&&io(o,t);return h`<div class=${c("plate",y&&"open",l&&"turn",n?.present===!1&&"away")}>
    <${Eu} seat=${t} sitter=${n} name=${a} />
    <span class="who">
      <b><span class="dir">${se(t)}</span> <span class="called">${a}</span></b>
      ${n?.present===!1&&h`<${g}>${gettext("away")}<//>`}<${Mu} seat=${t} />
    </span>
    ${y&&h`<${vs} seat=${t} />`}
    ${e&&!y&&t!==S.value&&h`<${Pu} count=${e.seats[t].cards} />`}
  </div>`}var Bu=({count:t})=>h`<ol class="fan backs" style=${{"--n":t}} aria-hidden="true">
  ${Array.from({length:Math.max(0,t)},(e,o)=>h`<li style=${{"--i":o}}><div class="card back"></div></li>`)}
</ol>`,Du=({cards:t})=>h`<dl class="openhand">${["S","H","D","C"].map(e=>h`<div key=${e}><dt><${$e} suit=${e} named /></dt><dd>${t.filter(o=>o[0]===e).map(o=>o[1]==="T"?"10":o[1]).join(" ")||"\u2013"}</dd></div>`)}</dl>`;function ws({seat:t}){let e=s.value,o=e?.public.hands[t]??e?.you?.hands[t],n=e?.public.phase==="play"||e?.public.phase==="claim";if(o&&n&&!e?.public.marks[t]?.length)return h`<${hs} seat=${t} cards=${o} />`;if(o)return h`<${Du} cards=${At(o)} />`;let a=(e?.public.seats[t].cards??0)-(e?.public.marks[t]?.length??0);return h`<div class="fanbox"><${Bu} count=${a} /></div>`}var Ss=({seat:t})=>h`<section class=${`seat ${Lt(t,S.value)}`} aria-label=${i(t)}>
  <${ws} seat=${t} /><${ks} seat=${t} /><${Hn} seat=${t} />
</section>`,Ts=({seat:t})=>h`<section class="seat bottom" aria-label=${t===u.value?gettext("Your hand"):i(t)}>
  <${ys} />
  ${In().length||t===u.value?h`<${fs} />`:h`<${ws} seat=${t} />`}
  <${Hn} seat=${t} /><${ks} seat=${t} />
</section>`;import{html as ve}from"../vendor/ui.js";var Hu=({preference:{key:t,help:e},choice:{value:o,label:n}})=>ve`<label>
  <input type="radio" name=${t} value=${o} checked=${Pt(t)===o} onChange=${()=>fn(t,o)}
    aria-describedby=${e?`${t}-help`:null} /><span>${n}</span>
</label>`,Iu=({preference:t})=>ve`<fieldset>
  <legend>${t.label}</legend>
  ${t.help&&ve`<p id=${`${t.key}-help`}>${t.help}</p>`}
  <div class="choices">${t.choices.map(e=>ve`<${Hu} key=${e.value} preference=${t} choice=${e} />`)}</div>
</fieldset>`,Cs=()=>ve`<${E} title=${gettext("Settings")} name="settings">
  <div class="scroll">${Je.map(t=>ve`<${Iu} key=${t.key} preference=${t} />`)}</div>
<//>`;import{html as U}from"../vendor/ui.js";import{html as Uo}from"../vendor/ui.js";var Ru=t=>$.map(e=>t.seats[e]).filter(e=>e?.ready).flatMap(e=>e?.name??[]);function Wu({present:t}){let e=Ru(t);return Uo`<p class="waitingfor" role="status">
    ${e.length>0&&r(gettext("Want to play again: %(names)s."),{names:dt(e)})} ${Le(t)}
  </p>`}function Fu({present:t}){let e=t.you&&t.seats[t.you]?.ready||!1;return Uo`<button type="button" class="ok plain" onClick=${Eo}>${gettext("Leave to the lobby")}</button>
    <button type="button" class=${c("ok",e&&"plain")} data-first onClick=${()=>Ge(!e)}>
      ${e?gettext("Rather not"):gettext("Play again")}</button>`}function Ns(){let t=p.value;return!t?.you||t.state!=="over"?Uo`<a class="ok" data-first href=${mt}>${gettext("To the lobby")}</a>`:Uo`<${Wu} present=${t} /><${Fu} present=${t} />`}import{html as Uu,useLayoutEffect as qu,useRef as ju}from"../vendor/ui.js";function Os(){let t=ju(null);return qu(()=>{xt.value&&t.current?.replaceChildren(xt.value)},[xt.value]),Uu`<div class="ended" ref=${t}></div>`}import{html as j}from"../vendor/ui.js";var Xn=t=>({trick:gettext("Trick score"),card:gettext("Card score"),sequence:gettext("Sequence score"),negation:gettext("Negation"),reversal:gettext("Grand reversal"),contract:gettext("Contract"),below:gettext("Below the line"),above:gettext("Above the line"),imps:gettext("IMPs"),nil:gettext("Nil"),bags:gettext("Bags")})[t]??t,be=({points:t,strong:e=!1})=>j`<span class=${c("points tnum",t<0&&"minus",t>0&&"plus",e&&"sum")}>${yt(t)}</span>`,Ls=(t,e)=>j`<li key=${e}><span><${Ht} text=${t.text} /></span><${be} points=${t.points} /></li>`;function _u(t){let e=p.value?.seats[t];return e&&J(e)}var Xu=({seat:t,lines:e})=>j`<section class="seatlines">
  <h4>${i(t)} <small>${_u(t)}</small> <${be} points=${Po(e)} strong /></h4>
  ${e.length?j`<ul>${e.map(Ls)}</ul>`:j`<p class="none">${gettext("No scoring cards")}</p>`}
</section>`,Vu=({side:t,lines:e})=>j`<section class="sidelines">
  <h4>${I(t)} <${be} points=${Po(e)} strong /></h4>
  <ul>${e.map(Ls)}</ul>
</section>`,Ku=({lines:t})=>j`<ol class="sequence">${t.map((e,o)=>j`<li key=${o}>
        <span><${Ht} text=${e.text} /></span><b class="side">${I(e.side)}</b><${be} points=${e.points} />
      </li>`)}</ol>`;function Gu({part:t,lines:e}){return t==="sequence"?j`<${Ku} lines=${e} />`:t==="card"?j`<div class="four">
      ${$.map(o=>j`<${Xu} key=${o} seat=${o} lines=${ds(e,o)} />`)}
    </div>`:j`<div class="two">${f.map(o=>{let n=e.filter(a=>a.side===o);return n.length>0&&j`<${Vu} key=${o} side=${o} lines=${n} />`})}</div>`}var Ms=({seen:t,part:e})=>j`<section class="part" data-part=${e}>
  <h3>${Xn(e)}</h3><${Gu} part=${e} lines=${Bo(t,e)} />
</section>`;import{html as z}from"../vendor/ui.js";var Zu=["imps","reversal"],qo=({name:t,values:e,strong:o=!1})=>z`<tr class=${c(o&&"strong")}><th scope="row">${t}</th>
  ${f.map(n=>z`<td key=${n}><${be} points=${e[n]} strong=${o} /></td>`)}</tr>`,As=({seen:t,part:e})=>Bo(t,e).some(({points:o})=>o)&&z`<${qo} name=${Xn(e)} values=${Ho(o=>ms(t.sheet.current,e,o))} />`,Yu=({bags:t})=>z`<tr><th scope="row">${gettext("Bags kept")}</th>
  ${f.map(e=>z`<td key=${e} class="tnum">${ie(t[e])}</td>`)}</tr>`,zu=t=>u.value!==null&&t===rt(u.value);function Qu({seen:t,total:e}){let o=p.value?.earlier,n=Re(t).includes("imps")?gettext("Match total in IMPs"):gettext("Match total");return z`<${qo} name=${n} values=${e} strong />
    ${o&&z`<${qo} name=${gettext("All matches at this table")} values=${Ho(a=>o[a]+e[a])} strong />`}`}function Es({seen:t}){let e=Do(t),[o,n]=[!1,!0].map(a=>Re(t).filter(l=>Zu.includes(l)===a));return z`<table class="sums"><caption class="sr-only">${gettext("Sums")}</caption>
    <thead><tr><td></td>${f.map(a=>z`<th key=${a} scope="col" class=${c(zu(a)&&"mine")}>${I(a)}</th>`)}</tr></thead>
    <tbody>
      ${o.length>1&&o.map(a=>z`<${As} key=${a} seen=${t} part=${a} />`)}
      ${e&&z`<${qo} name=${gettext("This board")} values=${e.score} strong />`}
      ${n.map(a=>z`<${As} key=${a} seen=${t} part=${a} />`)}
      <${Qu} seen=${t} total=${e?.total??t.totals} />
      ${e?.bags&&z`<${Yu} bags=${e.bags} />`}
    </tbody></table>`}function Ju(t){return Do(t)?.contract?t.facts.counted===void 0?gettext("Passed out: no score."):gettext("Passed out: the board is void and does not count."):""}var tm=({seen:{claim:t}})=>t&&Object.values(t.answers).every(e=>e==="accept")&&U`<p class="agreed">${r(gettext("%(seat)s claimed %(tricks)s; both defenders accepted."),{seat:i(t.seat),tricks:Rt(t.tricks)})}</p>`;function em({seen:t}){if(K(t))return U`<${xe} seen=${t} small />`;if(!t.contract)return U`<p class="result">${Ju(t)}</p>`;let{text:e,declarer:o}=t.contract,n={contract:{call:e},seat:{seat:o},tricks:Rt(t.tricks[rt(o)])};return U`<p class="result"><${Ht} text=${{key:gettext_noop("%(contract)s by %(seat)s: %(tricks)s"),args:n}} /></p>`}var Ps=t=>r(gettext("Board %(board)s"),{board:t.board});function om({seen:t}){return t.outcome.over?U`${xt.value?U`<${Os} />`:U`<p class="winner">${so(t.outcome)}</p>`}
    <h3 class="lastboard">${Ps(t)}</h3>`:null}var nm=({seen:t})=>U`<p class="waitingfor">
  ${r(gettext("Not confirmed yet: %(seats)s"),{seats:dt(t.turns.map(i))})}
 <${_n} /></p>`,am=()=>U`<button type="button" class="ok" data-action="ok" data-first aria-disabled=${!W("ok")||v.value!==null}
    onClick=${()=>W("ok")&&V("ok")}>${gettext("OK")}</button>`,rm=({seen:t})=>U`<div class="panel-foot">
  ${t.phase==="scoreboard"&&U`<${nm} seen=${t} />${u.value&&!T.value&&U`<${am} />`}`}
  ${t.phase==="over"&&U`<${Ns} />`}
</div>`;function Bs(){let t=s.value?.public;if(!t)return null;let e=t.phase==="over"?gettext("Match over"):Ps(t);return U`<${E} title=${e} name="sheet">
    <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Score sheet")}>
      <${om} seen=${t} /><${em} seen=${t} /><${tm} seen=${t} /><${Es} seen=${t} />
      ${Re(t).map(o=>U`<${Ms} key=${o} seen=${t} part=${o} />`)}
      <${Io} seen=${t} /><${Lo} boards=${t.sheet.boards} />
    </div>
    <${rm} seen=${t} />
  <//>`}import{html as Q,useLayoutEffect as sm,useRef as Ds}from"../vendor/ui.js";var im=t=>new Date(t).toLocaleTimeString(document.documentElement.lang,{timeStyle:"short"}),lm=({message:t})=>Q`<li class=${c(t.by===jt.value&&"mine")}>
  <b>${t.by}</b> <time datetime=${new Date(t.at).toISOString()}>${im(t.at)}</time>
  <p dir="auto">${t.text}</p>
</li>`;function cm(){let t=Ds(null),e=Ds(!0);return sm(()=>{t.current&&e.current&&(t.current.scrollTop=t.current.scrollHeight)},[pt.value]),{box:t,onScroll:()=>{let{scrollTop:n=0,scrollHeight:a=0,clientHeight:l=0}=t.current??{};e.current=a-n-l<24}}}function um(){let{box:t,onScroll:e}=cm();return Q`<div class="scroll" ref=${t} onScroll=${e} tabindex="0" role="group" aria-label=${gettext("What was said")}>
    ${pt.value.length?Q`<ol>${pt.value.map(o=>Q`<${lm} key=${o.id} message=${o} />`)}</ol>`:Q`<p class="none">${gettext("Nothing has been said yet.")}</p>`}
  </div>`}async function mm(t){if(t.preventDefault(),D.value!=="open")return _t(gettext("There is no connection. Your words are kept; send them again later."),"bad");await hr()}var dm=t=>{kt.value=t.currentTarget.value},pm=()=>Q`<form onSubmit=${mm}>
  <input data-first value=${kt.value} onInput=${dm} maxlength=${cr} autocomplete="off" enterkeyhint="send"
    aria-label=${gettext("Say something to the table")} placeholder=${gettext("To everyone at the table")} />
  <button aria-disabled=${Ae.value||!kt.value.trim()}>${gettext("Say")}</button>
</form>`,Hs=()=>Q`<${um} />
  ${vt?Q`<p class="login"><a data-first href=${Ye(`${location.pathname}${location.search}`)}>${gettext("Log in to talk")}</a></p>`:Q`<${pm} />`}`,Vn=()=>Q`<section class="talk" aria-labelledby="talk-title">
  <h2 id="talk-title">${gettext("Talk")}</h2><${Hs} />
</section>`,Is=()=>Q`<${E} title=${gettext("Talk")} name="talkdrawer"><div class="talk"><${Hs} /></div><//>`,Rs=()=>Q`<p class="sr-only" role="status" data-testid="talk">
  ${Cn.value.map(({id:t,by:e,text:o})=>Q`<span key=${t}>${r(gettext("%(name)s says: %(words)s"),{name:e,words:o})}</span>`)}
</p>`;import{html as jo,useEffect as $m,useState as fm}from"../vendor/ui.js";var hm=4500;function gm(){let[t,e]=fm(!1);return $m(()=>{if(!Nt.value)return;e(!0);let o=setTimeout(()=>e(!1),hm);return()=>clearTimeout(o)},[Nt.value]),t}function Ws(){let t=gm(),e=Nt.value;return jo`<p class=${`toast ${e?.tone??""}`} role="alert">${t&&e?e.words:""}</p>`}function Fs(){if(ct.value&&D.value==="lost")return jo`<p class="banner" role="status">${C(ct.value)}</p>`;let t={lost:gettext("Connection lost. Reconnecting\u2026"),ended:"",connecting:"",open:""}[D.value];return jo`<p class="banner" role="status">${t}</p>`}var Us=()=>jo`<p class="sr-only" role="status" data-testid="live">${gt.value}</p>`;import{html as ft}from"../vendor/ui.js";var xm=13,vm=t=>H.value?t.last:_.value??t.trick;function bm({seat:t,card:e,was:o},n){return[r(gettext("%(seat)s: %(card)s"),{seat:i(t),card:L(e)}),o&&w(o),n&&gettext("winning")].filter(Boolean).join(", ")}function ym({played:t,wins:e}){let o=ar(t.seat,t.card);return ft`<li ref=${o} class=${`${Lt(t.seat,S.value)} ${e?"winning":""}`}>
    <${Dt} card=${t.card} label=${bm(t,e)} detained=${t.was} />
  </li>`}var km=({seen:t,trick:e})=>e===t.trick&&Et(t).length>0&&ft`<li class=${`${Lt(Et(t)[0],S.value)} slot`} aria-hidden="true"></li>`,wm=(t,e)=>c(Lt(e,S.value),Mt(t.vulnerable,e)&&"isvul",Et(t).includes(e)&&"turn"),Sm=({seen:t,number:e})=>ft`<div class="compass" aria-hidden="true">
  ${$.map(o=>ft`<i key=${o} class=${wm(t,o)}>${se(o)}</i>`)}
  ${e&&ft`<b class="tnum">${e}<small>/${xm}</small></b>`}
</div>`;function qs({seen:t}){let e=vm(t),o=e?.winner??e?.winning;return ft`<section class="trick" aria-label=${H.value?gettext("Last trick"):gettext("Current trick")}>
    <${Sm} seen=${t} number=${e?.number} />
    ${e&&ft`<ol key=${`${t.board}/${e.number}`}>
      ${e.cards.map(n=>ft`<${ym} key=${n.card} played=${n} wins=${n.seat===o} />`)}
      <${km} seen=${t} trick=${e} />
    </ol>`}
    ${H.value?ft`<p class="caption">${gettext("Last trick")}</p>`:ft`<${ns} seen=${t} />`}
  </section>`}import{html as Qt}from"../vendor/ui.js";var Kn=({action:t})=>v.value?.action===t?"sending":"",js=({action:t})=>Number(t.split(" ")[1]),_s=({action:t,hint:e,keys:o})=>Qt`<button type="button" class=${c("unseen",t.group,Kn(t))}
  data-action=${t.action} aria-disabled="false" aria-keyshortcuts=${o} onClick=${()=>Z(t.action)}>
  <b>${C(t.label)}</b> <small>${e}</small>
</button>`,Tm=t=>Qt`<${_s} key="look" action=${t} keys="U" hint=${gettext("Turn them up, then bid nil or a number of tricks.")} />`,Cm=t=>Qt`<${_s} key="blind" action=${t} keys="N" hint=${gettext("Not one trick, promised without a look: worth twice a nil, won or lost.")} />`,Nm=t=>Qt`<button key="nil" type="button" class=${c("bid nil",Kn(t))} data-action=${t.action}
  aria-disabled="false" aria-keyshortcuts="N" onClick=${()=>Z(t.action)}>${C(t.label)}</button>`,Om=t=>Qt`<button key=${t.action} type="button" data-action=${t.action}
  class=${c("bid",Kn(t),A.value===js(t)&&"typed")} aria-label=${C(t.label)}
  aria-disabled="false" onClick=${()=>Z(t.action)}><span class="tnum">${js(t)}</span></button>`;function Xs(){let t=[...k("look").map(Tm),...k("blind").map(Cm)],e=k("tricks");return t.length+e.length===0?null:Qt`<section class="box trickbids" aria-label=${gettext("Bidding box")}>
    ${t}
    ${e.length>0&&Qt`<div class="bids" role="group" aria-label=${gettext("Bids")}>${k("nil").map(Nm)}${e.map(Om)}</div>`}
  </section>`}import{html as et}from"../vendor/ui.js";var Lm=t=>t.facts.history??(t.last?[t.last]:[]);function Mm(t,e){let o=t.cards.find(a=>a.seat===e),n=[t.winner===e&&"won",t.leader===e&&"led",o?.was].filter(Boolean).join(" ");return et`<td key=${e} class=${n}>${o&&et`<${Kt} card=${o.card} />`}
    ${t.leader===e&&et`<${g}>${gettext("led")}<//>`}${t.winner===e&&et`<${g}>${gettext("won")}<//>`}</td>`}var Am=t=>et`<tr key=${t.number}>
  <th scope="row" class="tnum">${t.number}</th>${at.map(e=>Mm(t,e))}
</tr>`;function Em({seen:t}){let e=Lm(t);return e.length===0?et`<p class="none">${gettext("No trick has been played yet.")}</p>`:et`<table class="tricktable"><caption class="sr-only">${gettext("Tricks")}</caption>
    <thead><tr><td></td>${at.map(o=>et`<th key=${o} scope="col">${i(o)}</th>`)}</tr></thead>
    <tbody>${e.map(Am)}</tbody>
  </table>`}function Pm({seen:t}){return K(t)?et`<h3>${gettext("Bids")}</h3><${xe} seen=${t} small />`:(t.calls.length>0||t.phase==="auction")&&et`<h3>${gettext("Auction")}</h3><${Co} seen=${t} small />`}var Gn=({seen:t})=>et`<${Pm} seen=${t} />
  ${t.phase!=="auction"&&et`<h3>${t.facts.history?gettext("Tricks"):gettext("Last trick")}</h3><${Em} seen=${t} />`}`;import{html as nt,useLayoutEffect as Xm,useRef as Vm}from"../vendor/ui.js";import{html as ot}from"../vendor/ui.js";var Vs=({seat:t,bot:e,words:o})=>ot`<button type="button" class="sit plain" onClick=${()=>Ke(t,e)}>${o}<${g}> ${i(t)}<//></button>`,Bm=({seat:t,table:e})=>ot`<p class="free">${gettext("Free")}</p>
  <div class="choices">
    <${qn} seat=${t} table=${e} />
    ${Oe(e)&&ot`<${Vs} seat=${t} bot words=${gettext("Add a bot")} />`}
  </div>`,Ks=({ready:t})=>ot`<p class=${c("mark",t&&"ready")}>
  ${t&&ot`<${P} name="check" />`}${t?gettext("Ready"):gettext("Not ready")}
</p>`,Dm=({seat:t,table:e})=>ot`
  <p class="name"><${P} name="computer" />${gettext("Computer")}</p><${Ks} ready />
  <div class="choices">
    <${qn} seat=${t} table=${e} />
    ${Oe(e)&&ot`<${Vs} seat=${t} bot=${!1} words=${gettext("Take the bot away")} />`}
  </div>`;function Hm({seat:t,table:e}){let o=e.seats[t];if(!o)return null;let n=e.you===t,a=[n&&gettext("you"),e.owner===t&&gettext("owner"),!n&&!o.present&&gettext("away")];return ot`<p class="name">${J(o)} ${a.filter(Boolean).map(l=>ot`<small key=${l}>${l}</small>`)}</p>
    ${o.badge&&ot`<${Ro} badge=${o.badge} />`}
    <${Ks} ready=${o.ready} />
    ${n&&ot`<button type="button" class="sit plain" onClick=${Ve}>${gettext("Stand up")}</button>`}`}function Im({seat:t,table:e}){let o=e.seats[t];return o?o.name===null?Dm:Hm:Bm}var Gs=t=>ot`<li class=${c("chair",t.seat,t.table.you===t.seat&&"mine")}><h3>${i(t.seat)}</h3>
    <${Im(t)} ...${t} />
  </li>`;import{html as Ue}from"../vendor/ui.js";import{html as Rm,useState as Wm}from"../vendor/ui.js";function Fm(t){let e=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});document.body.append(e),e.select(),document.execCommand("copy"),e.remove()}async function Um(t){navigator.clipboard?await navigator.clipboard.writeText(t):Fm(t)}function Zn({text:t,what:e}){let[o,n]=Wm(!1);return Rm`<button type="button" class="copy" onClick=${async()=>{await Um(t),n(!0)}}>
    <${P} name="copy" /><span aria-live="polite">${o?gettext("Copied"):gettext("Copy")}</span><${g}> ${e}<//>
  </button>`}var Yn=t=>`${location.origin}${location.pathname}${t}`,qm=t=>t.currentTarget.select(),jm=({invite:t})=>Ue`<div class="link">
  <input readonly value=${Yn(Wt(null,t))} aria-label=${gettext("Link to this table")} onFocus=${qm} />
  <${Zn} text=${Yn(Wt(null,t))} what=${gettext("Link to this table")} />
</div>`,_m=({seat:t,invite:e})=>Ue`<li>
  <b>${i(t)}</b> <span class="path">${Wt(t)}</span>
  <${Zn} text=${Yn(Wt(t,e))} what=${r(gettext("Link to the seat %(seat)s"),{seat:i(t)})} />
</li>`;function Zs({table:t}){let e=$.filter(o=>io(t,o));return e.length===0?null:Ue`<section class="invite" aria-labelledby="invite-title">
    <h3 id="invite-title">${gettext("Invite others")}</h3>
    ${nn&&Ue`<img class="qr" src=${nn} alt=${gettext("The link to this table as a QR code")} width="116" height="116" />`}
    <div class="links">
      <p>${t.private?gettext("This table is not listed. Whoever has the link may come."):gettext("Whoever has the link may come.")}</p>
      <${jm} invite=${t.invite} />
      <h4>${gettext("Links that take a seat at once")}</h4>
      <ul>${e.map(o=>Ue`<${_m} key=${o} seat=${o} invite=${t.invite} />`)}</ul>
    </div>
  </section>`}function Km(t){let e=Vm(null);return Xm(()=>{t&&!document.activeElement?.matches("input, textarea")&&e.current?.focus({preventScroll:!0})},[t]),e}function Gm({table:t}){let e=t.you&&t.seats[t.you]?.ready||!1,o=Ba(t),n=Km(o&&!e);return t.you&&nt`<button type="button" ref=${n} class=${c("readiness",o&&"big",e&&"plain")}
      onClick=${()=>Ge(!e)}>${e?gettext("Not ready after all"):gettext("Ready")}</button>`}var Zm=({table:t})=>nt`<label class="check">
  <input type="checkbox" checked=${t.quiet} onChange=${()=>na(!t.quiet)} /> ${gettext("Do not disturb: nobody may watch")}
</label>`;function Ym({table:t}){let e=Ma(t.room);return nt`<div class="about">
    <h2>${dn(t.room.names)} · ${Aa(t.table)}</h2>
    <ul class="terms">
      ${e&&nt`<li class=${`kind ${t.room.kind}`}>${e}</li>`}
      ${t.private&&nt`<li class="private">${gettext("private")}</li>`}
      ${t.quiet&&!t.host&&nt`<li>${gettext("do not disturb")}</li>`}
      ${Pa(t).map(o=>nt`<li key=${o}>${o}</li>`)}
    </ul>
  </div>`}var zm=({table:t})=>Oe(t)&&lo(t).length>0&&nt`<button type="button" class="sit plain" onClick=${()=>lo(t).forEach(e=>Ke(e,!0))}>
    ${gettext("Fill with bots")}</button>`,Qm=t=>t.state==="over"?`${gettext("The match is over; another can be played.")} ${Le(t)}`:Le(t),Ys=({table:t})=>nt`<main class="waiting" tabindex="-1" inert=${m.value!==null}>
  <${Ym} table=${t} />
  <p role="status" class="missing">${Qm(t)}</p>
  <div class="round">
    <${Gm} table=${t} />
    <ul class="chairs" role="list" aria-label=${gettext("Seats")}>
      ${$.map(e=>nt`<${Gs} key=${e} seat=${e} table=${t} />`)}
    </ul>
  </div>
  <div class="ways">
    <${zm} table=${t} />
    ${t.host&&nt`<${Zm} table=${t} />`}
    <a class="sit plain" href=${mt}>${gettext("Back to the lobby")}</a>
  </div>
  ${!vt&&nt`<${Zs} table=${t} />`}
</main>`;import{html as _o}from"../vendor/ui.js";function Jm(t){Sr(t),tt()}function td({seat:t}){let e=p.value?.seats[t],o=Zo(t)||t==="S";return _o`<li><button type="button" aria-pressed=${S.value===t} aria-disabled=${!o}
      onClick=${()=>o&&Jm(t)}>
    <span><b>${i(t)}</b> ${e?J(e):gettext("Free seat")}
      ${!o&&_o`<small>${gettext("lets nobody sit behind")}</small>`}</span></button></li>`}var zs=()=>_o`<${E} title=${gettext("Watch from")} name="watch">
  <ul class="entries">${$.map(t=>_o`<${td} key=${t} seat=${t} />`)}</ul>
<//>`;function ed(t){return H.value||_.value?"play":t.phase==="negation"||t.phase==="reversal"?"choice":t.phase==="claim"?"claim":t.phase==="auction"?"auction":"play"}function od({seen:t}){let e=u.value!==null&&!T.value;return K(t)?d`<${xe} seen=${t} />${e&&d`<${Xs} />`}`:d`<${Co} seen=${t} />${e&&d`<${Kr} />`}`}var nd=({seen:t,name:e})=>d`<div class="centre">
  ${e==="auction"&&d`<${od} seen=${t} />`}
  ${e==="claim"&&d`<${os} seen=${t} />`}
  ${e==="play"&&d`<${qs} seen=${t} />`}
  ${e==="choice"&&d`<${Jr} seen=${t} />`}
</div>`,ad=({seen:t,name:e})=>d`<main class="table" tabindex="-1" aria-label=${gettext("Card table")} inert=${m.value!==null}><div class=${c("felt",ho.value&&"dealing")}>
  ${["top","left","right"].map(o=>{let n=wa(o,S.value);return d`<${Ss} key=${`${o} ${n}`} seat=${n} />`})}
  ${we.value&&d`<${nd} seen=${t} name=${e} />`}
  <${Ts} seat=${S.value} />
</div></main>`,rd=()=>d`<p class="none">${gettext("Finished boards and the tricks of this one will be listed here.")}</p>`,Qs=()=>d`<p class="watch">
  <${P} name="watch" /> <span>${Ea(p.value?.watchers??0)}</span>
</p>`,sd=({seen:t})=>d`<aside class="side" aria-label=${gettext("The board so far")}>
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Auction, tricks and boards")}>
    <h2 class="sr-only">${gettext("The board so far")}</h2>
    ${t.phase!=="auction"&&d`<${Gn} seen=${t} />`}
    <${Io} seen=${t} /><${Lo} boards=${t.sheet.boards} />
    ${t.phase==="auction"&&t.sheet.boards.length===0&&d`<${rd} />`}
  </div>
  ${G.value&&d`<${Vn} />`}
  <${Qs} />
</aside>`,id=({seen:t})=>d`<${E} title=${gettext("Auction and tricks")} name="tricks">
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Auction and tricks")}><${Gn} seen=${t} /></div>
<//>`,ld=({seen:t})=>d`
  ${m.value==="sheet"&&d`<${Bs} />`}
  ${m.value==="keys"&&d`<${ls} />`}
  ${m.value==="claim"&&d`<${es} />`}
  ${m.value==="leave"&&Ot.value&&d`<${us} />`}
  ${m.value==="tricks"&&d`<${id} seen=${t} />`}`,Js=()=>d`
  ${m.value==="talk"&&!G.value&&d`<${Is} />`}
  ${m.value==="menu"&&!G.value&&d`<${cs} />`}
  ${m.value==="settings"&&d`<${Cs} />`}
  ${m.value==="connections"&&d`<${as} />`}
  ${m.value==="watch"&&me.value&&d`<${zs} />`}`;function cd({seen:t}){let e=ed(t);return d`<div class=${`shell ${e==="claim"?"play":e}`} data-phase=${t.phase}>
    <${he} /><${ad} seen=${t} name=${e} />${we.value&&d`<${sd} seen=${t} />`}<${ld} seen=${t} /><${Js} />
  </div>`}var ud=()=>d`<aside class="side" aria-label=${gettext("Talk")}>${G.value&&d`<${Vn} />`}<${Qs} /></aside>`;function md(){let t=p.value;return t?t.state==="closed"?d`<div class="shell room end"><${he} ended /><${ss} table=${t} /></div>`:d`<div class="shell room"><${he} /><${Ys} table=${t} /><${ud} /><${Js} /></div>`:d`<div class="shell room end"><${he} /></div>`}function dd(){if(D.value==="ended")return d`<div class="shell room end"><${he} ended /><${is} /></div>`;let t=s.value?.public;return t&&!Bt.value?d`<${cd} seen=${t} />`:d`<${md} />`}var ti=()=>d`<div class="game">
  <${dd} /><${Fs} /><${Ws} /><${Us} /><${Rs} />
</div>`;var ei=[300,1e3,2e3,4e3,8e3,16e3,3e4],oi=4401,pd=4403,$d=4404,fd=[oi,pd,$d],Xo=class{#t=null;#a=new Map;#e=0;#o=!1;#r=0;#c=0;#s;constructor(e,o){this.url=e,this.listener=o}start(){document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),addEventListener("online",()=>this.wake()),addEventListener("pageshow",e=>e.persisted&&this.wake()),addEventListener("offline",()=>this.#m()),setInterval(()=>this.#f(),4e3),this.#i()}send(e){this.#a.set(e.id,e),this.#n(e)}sendOnce(e){let o=this.#t?.readyState===WebSocket.OPEN;return this.#n(e),o}wake(){this.#o||(this.#t?.readyState===WebSocket.OPEN?this.#l():this.#t?.readyState!==WebSocket.CONNECTING&&this.#i())}#i(){clearTimeout(this.#s);let e=new WebSocket(this.url);this.#t=e,this.#r=Date.now(),this.#e===0&&this.listener.onLink("connecting"),e.onopen=()=>this.#d(),e.onmessage=o=>this.#p(JSON.parse(o.data)),e.onclose=o=>this.#u(o.code)}#d(){this.listener.onLink("open"),this.#l();for(let e of this.#a.values())this.#n(e)}#p(e){this.#r=Date.now(),this.#e=0,(e.type==="ok"||e.type==="error")&&e.id&&this.#a.delete(e.id),e.type==="pong"&&this.listener.onPong(Date.now()-this.#c,e.now),this.listener.onFrame(e)}#u(e){this.#t=null,this.#o=fd.includes(e),this.listener.onLink(this.#o?"ended":"lost"),e===oi&&this.listener.onAccessEnded(),this.#o||this.#$()}#$(){let e=ei[Math.min(this.#e,ei.length-1)];this.#e+=1,clearTimeout(this.#s),this.#s=setTimeout(()=>this.#i(),e*(.7+.3*Math.random()))}#m(){let e=this.#t;e&&(e.onopen=e.onmessage=e.onclose=null,e.close(),this.#u(1006))}#f(){this.#t?.readyState===WebSocket.OPEN&&(Date.now()-this.#r>1e4?this.#m():this.#l())}#l(){this.#c=Date.now(),this.#n({do:"ping",...this.listener.seen()})}#n(e){this.#t?.readyState===WebSocket.OPEN&&this.#t.send(JSON.stringify(e))}};function xd(){let t=p.value;!an||vt||!t||t.you||ke(an)}function vd(t,e){Ct.value=t,ee.value=e+t/2-Date.now()}var bd=()=>({version:s.value?.version??0,rev:p.value?.rev??0,...Ct.value!==null&&{trip:Math.round(Ct.value)}});function yd(){let t=new Xo(la,{onFrame:xo,onPong:vd,onLink:e=>{D.value=e,e==="open"?ct.value=null:oa()},onAccessEnded:()=>location.reload(),seen:bd});ea(t),xd(),t.start()}async function kd(){let t=pa();jt.value=da,Jt.value=La(new URLSearchParams(location.search).get("watch")),Ya(),xo(t.table),t.view&&xo(t.view),await to(),tn.textContent="",gd(hd`<${ti} />`,tn),await to(),we.value=!0}async function wd(){await kd(),await to(),ta(),Cr(),wr(),yr(),kr(),sr(),sa(),pr(),Dr(),ha(),yd(),fa()}wd();
