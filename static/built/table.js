import{html as bd,render as yd}from"../vendor/ui.js";import{computed as li,effect as ci,signal as ui}from"../vendor/ui.js";import{computed as te,signal as P}from"../vendor/ui.js";var p=P(null),s=P(null),D=P("connecting"),ct=P(null),ee=P(0),Ct=P(null),_e=P({}),v=P(null),A=P(0),R=P(null),x=P(null),m=P(null),j=P(null),H=P(!1),gt=P(""),Nt=P(null),u=te(()=>s.value?.you?.seat??p.value?.you??null),Jt=P(null),Yo=t=>t!==null&&p.value?.seats[t]?.watched===!0,S=te(()=>u.value??(Yo(Jt.value)?Jt.value:"S")),T=te(()=>{let t=p.value?.you;return t&&p.value?.seats[t]?.bot||!1}),Ot=te(()=>{let t=p.value;return t?.you!=null&&t.state==="playing"&&t.room.kind==="casual"}),oe=te(()=>T.value?[]:s.value?.you?.actions??[]),X=te(()=>{let t=u.value;return t!==null&&!T.value&&(s.value?.public.turns.includes(t)??!1)}),W=t=>oe.value.find(e=>e.action===t),k=t=>oe.value.filter(e=>e.group===t);function Qn(t,e){return t?e.match===t.match?e.version>=t.version:e.match>t.match:!0}var Jn=(t,e)=>t&&e.rev<t.rev?t:e,zo=(t,e)=>t&&t.version!==null&&t.version<=e?null:t;var Qo=ui(Date.now()),ta,je=li(()=>{let t=s.value?.deadline;return t==null?null:Math.max(0,t-(Qo.value+ee.value))}),ea=()=>ci(()=>{let t=s.value?.deadline!=null;clearInterval(ta),Qo.value=Date.now(),t&&(ta=setInterval(()=>Qo.value=Date.now(),500))});var Ve,oa=t=>{Ve=t},Xe=new Map,Jo=new Set;function tn(){return crypto.randomUUID?crypto.randomUUID():Array.from(crypto.getRandomValues(new Uint8Array(16)),t=>t.toString(16).padStart(2,"0")).join("")}function V(t){if(!s.value||x.value)return;let e=tn();x.value={id:e,action:t,version:null},v.value=R.value=null,A.value=0,Ve?.send({do:"act",action:t,version:s.value.version,id:e})}var ne=t=>new Promise(e=>{let o=tn();Xe.set(o,e),Ve?.send({...t,id:o})});function ye(t,e){Xe.get(t)?.(e),Xe.delete(t),Jo.delete(t)}function na(){for(let t of Jo)ye(t,!1)}var ke=t=>ne({do:"sit",seat:t});function Ke(){return history.replaceState(history.state,"",location.pathname),ne({do:"stand"})}var Ge=(t,e)=>ne({do:"bot",seat:t,bot:e}),ae=t=>ne({do:"computer",computer:t}),Ze=t=>ne({do:"ready",ready:t}),aa=t=>ne({do:"quiet",quiet:t}),ra=t=>new Promise(e=>{let o=tn();Xe.set(o,e),Jo.add(o),Ve?.sendOnce({do:"chat",text:t,id:o})||ye(o,!1)});import{effect as mi,signal as di}from"../vendor/ui.js";var pi=[500,1e3,2e3,4e3,8e3,16e3],$i=202,fi="script, style, link, meta, base, iframe, object, embed, form",vt=di(null),hi=t=>new Promise(e=>setTimeout(e,t)),gi=(t,e)=>fetch(t,{signal:e}).catch(()=>null);async function vi(t,e){for(let o of[0,...pi]){if(o&&await hi(o),e.aborted)return null;let n=await gi(t,e);if(n?.status===200)return n.text();if(n&&n.status!==$i&&n.status<500)return null}return null}function xi(t){let e=new DOMParser().parseFromString(t,"text/html");for(let n of e.querySelectorAll(fi))n.remove();let o=e.body.firstElementChild;return o&&document.importNode(o,!0)}function sa(t){return t instanceof Element?t.getAttribute("aria-hidden")==="true"?"":t.getAttribute("aria-label")??[...t.childNodes].map(sa).join(""):t.textContent??""}async function bi(t,e){let o=await vi(t,e);if(o===null||e.aborted)return;vt.value=xi(o);let n=vt.value?.querySelector(".ending-own");n&&(gt.value=sa(n).replace(/\s+/g," ").trim())}function ia(){let t=null,e=new AbortController;return mi(()=>{let o=p.value?.end??null;o!==t&&(t=o,e.abort(),e=new AbortController,vt.value=null,o&&bi(o,e.signal))})}var la=document.getElementById("table"),ut=la?.dataset??{},en=la,ca=new URL(ut.socket??"",location.href).href.replace(/^http/,"ws"),on=t=>JSON.parse(document.getElementById(t)?.textContent??"null"),ua=on("courts")??{},ma=Object.keys(ua),Ye=t=>`${ua[t]??""}#${t}`,mt=ut.lobby??"/",nn=ut.ranks??"",an=ut.qr??"",xt=ut.login??"",ze=t=>`${xt}?next=${encodeURIComponent(t)}`,Qe=ut.guest??"",Je=ut.token??"",to=on("offered")??[],da=ut.preferences??"",pa=ut.name??"",rn=ut.wish??"",$a=()=>on("first-frames");var yi=3e3,fa="http://www.w3.org/2000/svg";function ki(){let t=document.createElementNS(fa,"svg");t.classList.add("figures"),t.ariaHidden="true";for(let e of ma){let o=document.createElementNS(fa,"use");o.setAttribute("href",Ye(e)),t.append(o)}document.body.append(t)}function ha(){Reflect.get(navigator,"connection")?.saveData||setTimeout(()=>(window.requestIdleCallback??setTimeout)(ki),yi)}import{signal as wi}from"../vendor/ui.js";var we=wi(!1),eo=()=>new Promise(t=>setTimeout(t));var re=null,Si=[".panel [data-first]",".panel","section.choice button",'[data-hand="turn"] [tabindex="0"]','.hand [tabindex="0"]',".trickbids button",".waiting .readiness",".waiting button","main"];function Ti(){if(!re||re.isConnected||document.activeElement!==document.body)return;re=null,Si.map(e=>document.querySelector(e)).find(e=>e&&!e.closest("[inert]"))?.focus({preventScroll:!0})}function ga(){document.addEventListener("focusin",t=>{re=t.target}),document.addEventListener("click",()=>{document.activeElement===document.body&&re?.isConnected&&(re=null)}),new MutationObserver(Ti).observe(document.body,{childList:!0,subtree:!0})}import{batch as xl}from"../vendor/ui.js";var oo=1e3,va=3e3,ba=0,Se,xa=t=>`${t.match}/${t.public.board}/${t.public.last?.number??0}`,Ci=()=>s.value?.public.phase!=="play",Ni=()=>(s.value?.public.trick?.cards.length??0)>0;function ya(){clearTimeout(Se),j.value=null}function Oi(t){j.value=t,ba=Date.now(),clearTimeout(Se),Se=setTimeout(sn,oo)}function sn(){if(!j.value)return;let t=Date.now()-ba;t>=va-20||t>=oo-20&&(Ni()||Ci())?ya():(clearTimeout(Se),Se=setTimeout(sn,(t<oo?oo:va)-t))}function ka(t,e){t&&t.version!==e.version&&(H.value=!1);let o=e.public.last;!o||!t||t.public.board!==e.public.board?ya():xa(t)!==xa(e)?Oi(o):sn()}import{effect as zi,signal as Qi,useLayoutEffect as tr,useRef as er}from"../vendor/ui.js";var $=["N","E","S","W"],at=["E","S","W","N"],f=["NS","EW"],wa=["bottom","left","top","right"],rt=t=>t==="N"||t==="S"?"NS":"EW",Lt=(t,e)=>wa[($.indexOf(t)-$.indexOf(e)+4)%4],Sa=(t,e)=>$[(wa.indexOf(t)+$.indexOf(e))%4],Mt=(t,e)=>t==="All"||t===rt(e);var r=(t,e)=>interpolate(t,e,!0),cn=()=>document.documentElement.lang||"en",i=t=>({N:gettext("North"),E:gettext("East"),S:gettext("South"),W:gettext("West")})[t],se=t=>({N:pgettext("seat","N"),E:pgettext("seat","E"),S:pgettext("seat","S"),W:pgettext("seat","W")})[t],I=t=>t==="NS"?gettext("North\u2013South"):gettext("East\u2013West"),Te=t=>t==="NS"?pgettext("side","NS"):pgettext("side","EW"),no=t=>t==="None"?pgettext("vulnerable","None"):t==="All"?pgettext("vulnerable","Both"):Te(t),Ce=t=>({S:gettext("spades"),H:gettext("hearts"),D:gettext("diamonds"),C:gettext("clubs"),NT:gettext("no trump")})[t]??t,Ta=t=>({A:gettext("ace"),K:gettext("king"),Q:gettext("queen"),J:gettext("jack"),T:"10"})[t]??t,L=t=>r(gettext("%(rank)s of %(suit)s"),{rank:Ta(t[1]),suit:Ce(t[0])}),ln=(t,e)=>e?r(gettext("%(how)s: %(card)s"),{how:t,card:L(e)}):t;function w(t){let e=/^([1-7])(NT|[CDHS])(X{0,2})$/.exec(t);if(e)return[un(e[1],e[2]),Li(e[3])].filter(Boolean).join(" ");let[o,n]=t.split(" ");switch(o){case"P":return gettext("Pass");case"X":return gettext("Double");case"XX":return gettext("Redouble");case"up":return ln(gettext("Face-Up"),n);case"down":return ln(gettext("Face-Down"),n);case"flip":return ln(gettext("Flip"),n);case"bid":return r(gettext("Bid %(number)s"),{number:n});case"nil":return gettext("Nil");case"blind":return gettext("Blind nil");default:return t}}var Ne=t=>/^\d+$/.test(t)?`bid ${t}`:t,un=(t,e)=>r(gettext("%(level)s %(denomination)s"),{level:t,denomination:Ce(e)}),Li=t=>t==="X"?gettext("doubled"):t==="XX"?gettext("redoubled"):"",ao=t=>r(gettext("%(contract)s by %(seat)s"),{contract:w(t.text),seat:i(t.declarer)}),Ca=t=>[...new Set(t.map(e=>e[0]))].map(e=>{let o=t.filter(n=>n[0]===e).map(n=>Ta(n[1]));return r(gettext("%(suit)s: %(cards)s"),{suit:Ce(e),cards:dt(o)})}).join(pgettext("between suits","; ")),bt=t=>({auction:gettext("Auction"),play:gettext("Play"),claim:gettext("Claim"),negation:gettext("Negation"),reversal:gettext("Grand reversal"),scoreboard:gettext("Score"),over:gettext("Match over")})[t]??t,ro=({seat:t,tricks:e},o)=>r(ngettext("%(seat)s claims %(tricks)s of %(left)s trick left.","%(seat)s claims %(tricks)s of %(left)s tricks left.",o),{seat:i(t),tricks:e,left:o}),dt=t=>t.join(pgettext("between names",", ")),yt=t=>t>0?`+${t}`:Oa(t),Rt=t=>r(ngettext("%(count)s trick","%(count)s tricks",t),{count:t}),ie=t=>r(ngettext("%(count)s bag","%(count)s bags",t),{count:t}),so=t=>r(ngettext("%(count)s card","%(count)s cards",t),{count:t});function Na(t){let e=Math.max(0,Math.ceil(t/1e3));return`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`}function io({over:t,winner:e}){return t?e==="NS"||e==="EW"?r(gettext("%(side)s win the match."),{side:I(e)}):e==="draw"?gettext("The match is a draw."):gettext("The match has ended without a winner."):""}var mn=t=>Oa(t.toLocaleString(cn())),Oa=t=>`${t}`.replace("-","\u2212");function Mi(t){return typeof t=="number"?mn(t):typeof t=="string"?t:"card"in t?L(t.card):"seat"in t?i(t.seat):"side"in t?I(t.side):"call"in t?w(t.call):C(t)}var C=t=>r(gettext(t.key),Object.fromEntries(Object.entries(t.args??{}).map(([e,o])=>[e,Mi(o)])));var dn={N:"North",E:"East",S:"South",W:"West"},La=t=>dn[t],Ma=t=>$.find(e=>t&&[e,dn[e]].some(o=>o.toLowerCase()===t.toLowerCase()))??null;function Wt(t,e=null){let o=new URLSearchParams;return t&&o.set("seat",dn[t]),e&&o.set("invite",e),o.size?`?${o}`:""}var pn=t=>t[cn()]??t.en,Ai=t=>t==="rated"?gettext("rated"):gettext("casual");function Aa(t){let e=Ai(t.kind);return pn(t.names).toLowerCase().includes(e.toLowerCase())?"":e}var Ea=t=>r(gettext("Table %(number)s"),{number:t});var Ba=t=>r(ngettext("%(count)s watching","%(count)s watching",t),{count:t}),Pa=t=>t.option_texts.map(C),J=t=>t.name??gettext("Computer");function lo(t,e){return t.state==="closed"||t.seats[e]?.name?!1:t.state!=="playing"?!0:t.left?t.left===e:t.bots}var Oe=t=>t.host&&t.bots&&$.some(e=>t.seats[e]?.name),co=t=>$.filter(e=>!t.seats[e]),Da=t=>$.every(e=>t.seats[e]),Ei=t=>$.filter(e=>t.seats[e]?.ready===!1);function Le(t){let e=co(t),o=Ei(t).map(n=>`${t.seats[n]?.name} (${i(n)})`);return e.length+o.length===0?gettext("The match is starting."):[e.length&&r(gettext("Free seats: %(seats)s."),{seats:dt(e.map(i))}),o.length&&r(gettext("Not ready yet: %(names)s."),{names:dt(o)})].filter(Boolean).join(" ")}var Ia=["C","D","H","S","NT"],Ra="AKQJT98765432",Ha={S:"SHCD",H:"HSDC",D:"DSHC",C:"CHSD"},Wa=t=>t.reduce((e,o)=>e+Math.max(0,4-Ra.indexOf(uo(o))),0),Ft=t=>t[0],uo=t=>t[1];function At(t,e=null){let o=Ha[e??"S"]??Ha.S,n=a=>o.indexOf(Ft(a))*13+Ra.indexOf(uo(a));return[...t].sort((a,l)=>n(a)-n(l))}var K=t=>t.facts.bids!==void 0,mo=t=>!K(t),Et=t=>t.facts.hand?[t.facts.hand]:t.turns,Fa=t=>t.calls[0]?.seat??(t.phase==="auction"?t.turns[0]:void 0)??t.dealer,Ua=t=>$.find(e=>t.seats[e].role==="dummy")??null;function po(t,e,o){let{role:n}=t.seats[o];return n==="dummy"?t.seats[e].role==="declarer":e===o}var $o=t=>13-f.reduce((e,o)=>e+t.tricks[o],0),fo=({facts:t,phase:e},o)=>t.contracts&&e!=="auction"?`${t.counting?.[o]}/${t.contracts[o]}`:"";function qa(t,e){let o=t.facts.seen??[],n=a=>!o.includes(a)&&!e.facts.bids?.[a];return(e.facts.seen??[]).filter(n).map(a=>r(gettext("%(seat)s looks at the cards."),{seat:i(a)}))}var _a=t=>f.map(e=>r(gettext("%(side)s have bid %(tricks)s."),{side:I(e),tricks:t.facts.contracts?.[e]??0}));function Bi(t,e){let o={seat:i(e),cards:Ca(At(t.hands[e]??[],t.trump))};return t.seats[e].role==="dummy"?r(gettext("%(seat)s is dummy: %(cards)s."),o):r(gettext("%(seat)s shows: %(cards)s."),o)}function ja(t,e){let n=e.phase==="play"||e.phase==="claim"?$.filter(a=>e.hands[a]&&!t.hands[a]).map(a=>Bi(e,a)):[];return e.facts.broken&&!t.facts.broken?[...n,gettext("Spades are broken.")]:n}function Xa(t,e){let{claim:o}=e;if(!o)return[];let a=$.filter(l=>o.answers[l]&&!t.claim?.answers[l]).map(l=>Pi(o.answers,l));return t.claim?a:[ro(o,$o(t)),...a]}var Pi=(t,e)=>t[e]==="accept"?r(gettext("%(seat)s accepts the claim."),{seat:i(e)}):r(gettext("%(seat)s rejects the claim; play goes on."),{seat:i(e)});function $n(t){let e=t.facts.history?.length?t.facts.history:t.last?[t.last]:[];return t.trick?[...e,t.trick]:e}var Va=t=>$n(t).flatMap(e=>e.cards);function Di({seat:t,call:e}){let[o,n]=e.split(" "),a={seat:i(t),card:n?L(n):"",call:w(e)};return o==="P"?r(gettext("%(seat)s passes."),a):o==="X"?r(gettext("%(seat)s doubles."),a):o==="XX"?r(gettext("%(seat)s redoubles."),a):o==="up"?r(gettext("%(seat)s detains the %(card)s face up."),a):o==="down"?r(gettext("%(seat)s detains a card face down."),a):o==="flip"?r(gettext("%(seat)s flips the %(card)s."),a):o==="bid"?r(gettext("%(seat)s bids: %(number)s."),{...a,number:n}):o==="nil"?r(gettext("%(seat)s bids nil."),a):o==="blind"?r(gettext("%(seat)s bids blind nil."),a):r(gettext("%(seat)s bids %(call)s."),a)}function Hi({seat:t,card:e,was:o}){let n={seat:i(t),card:L(e)};return o==="down"?r(gettext("%(seat)s plays the %(card)s, which was face down."),n):r(gettext("%(seat)s plays the %(card)s."),n)}var Ii=t=>r(mo(t)?gettext("Board %(board)s. Dealer %(dealer)s. Vulnerable: %(vulnerable)s."):gettext("Board %(board)s. Dealer %(dealer)s."),{board:t.board,dealer:i(t.dealer),vulnerable:no(t.vulnerable)}),Ri=(t,e)=>e.calls.slice(t.calls.length).map(Di);function Ka(t,e){let o=new Set(Va(t).map(({card:n})=>n));return Va(e).filter(({card:n})=>!o.has(n))}function Wi(t,e){return!e.last?.winner||t.last?.number===e.last.number?[]:[r(gettext("%(seat)s wins the trick."),{seat:i(e.last.winner)})]}function Fi(t,e){return t.phase===e.phase||e.phase==="claim"||t.phase==="claim"?[]:e.phase==="play"&&e.facts.bids?_a(e):e.phase==="play"&&e.contract?[r(gettext("The contract is %(contract)s."),{contract:ao(e.contract)})]:[`${bt(e.phase)}.`,io(e.outcome)].filter(Boolean)}function Ui(t,e){return!e||!t.turns.includes(e)?[]:t.phase==="scoreboard"?[gettext("Confirm the score.")]:t.phase==="claim"?[gettext("Accept or reject the claim.")]:t.facts.hand&&t.facts.hand!==e?[gettext("Your turn: play from dummy.")]:[gettext("Your turn.")]}function qi(t,e){if(e.outcome.over&&!t.outcome.over)return"win";if(t.last?.number!==e.last?.number&&e.last)return"trick";if(Ka(t,e).length)return"card";let o=e.calls.length>t.calls.length?e.calls[e.calls.length-1].call:"";return o===""?null:o==="X"||o==="XX"?"double":"bid"}var _i=(t,e)=>t?.match===e.match&&t.public.board===e.public.board;function Ga(t,e,o){let n=e.public,a=Ui(n,o);if(!t||!_i(t,e))return{words:[Ii(n),...a].join(" "),cue:t&&a.length?"turn":null};if(t.version===e.version)return{words:"",cue:null};let l=t.public;return{words:[...qa(l,n),...Ri(l,n),...Ka(l,n).map(Hi),...ja(l,n),...Wi(l,n),...Xa(l,n),...Fi(l,n),...a].join(" "),cue:a.length&&!l.turns.includes(o)?"turn":qi(l,n)}}function ji(t,e){let o=t.seats[e],n={seat:i(e),name:o?J(o):""};return o?.bot?r(gettext("The computer plays %(seat)s now."),n):r(gettext("%(name)s plays %(seat)s now."),n)}function Za(t,e){return!t||e.state!=="playing"||t.match!==e.match?"":$.filter(n=>t.seats[n]?.bot!==e.seats[n]?.bot).map(n=>ji(e,n)).join(" ")}import{effect as Xi,signal as Vi}from"../vendor/ui.js";var fn=Vi(Object.fromEntries(to.map(({key:t,value:e})=>[t,e]))),Bt=t=>fn.value[t],Me=t=>Bt(t)==="on",Ki=["theme","deck","cards","animation"],za=()=>Xi(()=>{for(let t of Ki)Bt(t)&&(document.documentElement.dataset[t]=Bt(t))});async function Gi(t,e){let o={Accept:"application/json","X-CSRFToken":Je},n=new URLSearchParams({[t]:e});return(await fetch(da,{method:"POST",headers:o,body:n}).catch(()=>null))?.ok??!1}function Zi(t,e){e?t==="language"&&location.reload():Nt.value={words:gettext("This choice could not be kept. It lasts until you leave."),tone:"bad"}}var Ya=Promise.resolve();function hn(t,e){fn.value={...fn.value,[t]:e},Ya=Ya.then(async()=>Zi(t,await Gi(t,e)))}var Qa=t=>hn(t,Me(t)?"off":"on"),Yi=globalThis.matchMedia?.("(prefers-reduced-motion: reduce)"),ho=()=>Bt("animation")!=="off"&&Yi?.matches===!1;var or=260,gn=420,Ji=1100,tl=1500,el="cubic-bezier(.2, .8, .2, 1)",go=Qi(!1),yn=new Map,vn=new Map;function vo(t){let{left:e,top:o,width:n,height:a}=t.getBoundingClientRect();return{x:e+n/2,y:o+a/2,width:t.offsetWidth}}function kn(t){let e=document.querySelector(`.seat.${Lt(t,S.value)}`),o=e?.querySelectorAll(".backs .card")??[],n=o[o.length>>1]??e?.querySelector(".plate");return n instanceof HTMLElement?vo(n):null}var Ja=t=>$n(t).flatMap(e=>e.cards.map(({card:o})=>o));function ol(t,e){let o=new Set(Ja(t)),n=e.calls.slice(t.calls.length),a=n.filter(({call:y})=>y.startsWith("flip ")).map(({call:y})=>y),l=n.filter(({call:y})=>/^(up|down)/.test(y)).map(({seat:y})=>y);return[...Ja(e).filter(y=>!o.has(y)),...a,...l]}function nl(){go.value=!0,setTimeout(()=>go.value=!1,Ji)}function nr(t,e){if(t?.match!==e.match||t.version===e.version||!ho())return;if(t.public.board!==e.public.board)return nl();let o=document.querySelectorAll(".seat [data-card]");yn=new Map([...o].map(n=>[n.dataset.card??"",vo(n)]));for(let n of ol(t.public,e.public))vn.set(n,Date.now())}function xn(t){let e=vn.get(t)??0;return vn.delete(t),Date.now()-e<tl&&ho()}function ar(t,e){let o=vo(t),n=`translate(${e.x-o.x}px, ${e.y-o.y}px) scale(${e.width/o.width})`;t.animate([{transform:n},{transform:"none"}],{duration:or,easing:el})}function rr(t,e){let o=er(null);return tr(()=>{let n=xn(e)&&(yn.get(e)??kn(t));o.current&&n&&ar(o.current,n)},[]),o}function sr(t,e,o){let n=er(null);return tr(()=>{if(!n.current)return;if(xn(`flip ${o}`))return rl(n.current);let a=xn(t)&&(yn.get(o??"")??kn(t));a&&ar(n.current,a)},[e]),n}var bn=[{opacity:1},{opacity:1,offset:.5},{opacity:0,offset:.5},{opacity:0}],al=[...bn].reverse().map(({opacity:t},e)=>({...bn[e],opacity:t}));function rl(t){let e=document.createElement("i");e.className="card back turning",t.querySelector(".card")?.append(e),t.querySelector("small")?.animate(al,gn),t.animate([{transform:"none"},{transform:"scaleX(0)"},{transform:"none"}],{duration:gn,easing:"ease-in-out"});let o=e.animate(bn,{duration:gn,fill:"forwards"});Promise.allSettled([o.finished]).then(()=>e.remove())}function sl({winner:t}){let e=document.querySelector(".trick ol"),o=t&&kn(t);if(!e||!o)return;let n=e.cloneNode(!0);n.ariaHidden="true",e.after(n);let a=[...n.children].map(l=>il(l,o));Promise.allSettled(a.map(l=>l.finished)).then(()=>n.remove())}function il(t,e){let o=vo(t),n=`translate(${e.x-o.x}px, ${e.y-o.y}px) scale(.35)`;return t.animate([{transform:"none",rotate:"0deg"},{transform:n,rotate:"0deg",opacity:0}],{duration:or,easing:"ease-in",fill:"forwards"})}function ir(){let t=null;return zi(()=>{let e=j.value;t&&!e&&ho()&&sl(t),t=e})}import{computed as ll}from"../vendor/ui.js";var cl=.6,qt=ll(()=>Bt("sound")==="off");function ul(t,e,{at:o=0,dur:n=.08,freq:a=1800,q:l=.8,gain:y=.5}){let q=t.createBuffer(1,Math.ceil(t.sampleRate*n),t.sampleRate),ht=q.getChannelData(0);for(let Zo=0;Zo<ht.length;Zo++)ht[Zo]=Math.random()*2-1;let Tt=new AudioBufferSourceNode(t,{buffer:q}),ii=new BiquadFilterNode(t,{type:"bandpass",Q:l,frequency:a}),Ko=new GainNode(t,{gain:y}),Go=t.currentTime+o;Ko.gain.setValueAtTime(y,Go),Ko.gain.exponentialRampToValueAtTime(.001,Go+n),Tt.connect(ii).connect(Ko).connect(e),Tt.start(Go)}function ml(t,e,{at:o=0,dur:n=.25,freq:a=660,gain:l=.22,type:y="triangle"}){let q=new OscillatorNode(t,{type:y,frequency:a}),ht=new GainNode(t),Tt=t.currentTime+o;ht.gain.setValueAtTime(1e-4,Tt),ht.gain.exponentialRampToValueAtTime(l,Tt+.012),ht.gain.exponentialRampToValueAtTime(1e-4,Tt+n),q.connect(ht).connect(e),q.start(Tt),q.stop(Tt+n+.02)}var dl={card:{noises:[{dur:.05,freq:2400,gain:.55},{at:.012,dur:.07,freq:420,q:1.4,gain:.7}]},trick:{noises:[0,1,2,3].map(t=>({at:t*.045,dur:.06,freq:1500+t*260,gain:.4}))},turn:{tones:[{freq:659},{at:.11,freq:880,dur:.4}]},bid:{tones:[{freq:523,dur:.14,type:"sine"}]},double:{tones:[{freq:392,dur:.2},{freq:466,dur:.24}]},win:{tones:[523,659,784,1047].map((t,e)=>({at:e*.09,freq:t,dur:.5}))},error:{tones:[{freq:165,dur:.18,type:"square",gain:.08}]}},Ut;async function wn(t){if(qt.value||!navigator.userActivation?.hasBeenActive)return;Ut??=new AudioContext,Ut.state==="suspended"&&await Ut.resume();let e=new GainNode(Ut,{gain:cl});e.connect(Ut.destination);let{noises:o=[],tones:n=[]}=dl[t];for(let a of o)ul(Ut,e,a);for(let a of n)ml(Ut,e,a)}var le=()=>Qa("sound");import{computed as cr,effect as fl,signal as ce}from"../vendor/ui.js";import{signal as $l}from"../vendor/ui.js";function lr(t,e){let o=globalThis.matchMedia?.(t),n=$l(o?.matches??e);return o?.addEventListener("change",()=>n.value=o.matches),n}var G=lr("(min-width: 1081px)",!0),Sn=lr("(max-width: 430px)",!1);var hl=200,ur=200,pt=ce([]),_t=ce(""),kt=ce(""),Ae=ce(!1),Nn=ce([]),mr=ce(0),Tn=!1,gl=cr(()=>G.value||m.value==="talk"),dr=cr(()=>pt.value.filter(t=>t.id>mr.value&&t.by!==_t.value).length);function vl(t,e){let o=new Map([...e,...t].map(n=>[n.id,n]));return o.size===t.length?t:[...o.values()].sort((n,a)=>n.id-a.id).slice(-hl)}var pr=()=>{mr.value=pt.value.at(-1)?.id??0},$r=()=>fl(()=>{gl.value&&pr()}),Cn=t=>t.trim().replace(/\s+/g," ");function fr(t){let e=pt.value;if(pt.value=vl(e,t),Tn||pr(),!Tn||pt.value===e)return;let o=pt.value.filter(n=>!e.includes(n));Nn.value=o.filter(n=>n.by!==_t.value),o.some(n=>n.by===_t.value&&n.text===Cn(kt.value))&&(kt.value="")}var hr=()=>{Tn=!0};async function gr(){let t=Cn(kt.value);if(!t||Ae.value)return!1;Ae.value=!0;let e=await ra(t);return Ae.value=!1,e&&Cn(kt.value)===t&&(kt.value=""),e}var jt=(t,e="plain")=>{Nt.value={words:t,tone:e}},Ee=null,bl=t=>t.state==="playing"&&!!p.value&&p.value.state!=="playing"&&s.value?.match!==t.match;function yl(t){Ee=bl(t)?t:null,Ee||vr(t)}function vr(t){let e=p.value;p.value=Jn(e,t);let o=Za(e,p.value);o&&(gt.value=o),t.state==="closed"&&e?.state!=="closed"&&(m.value=null)}function kl(t){Ee?.match===t.match&&(vr(Ee),Ee=null);let e=s.value;if(!Qn(e,t))return;nr(e,t),s.value=t,x.value=zo(x.value,t.version),t.version!==e?.version&&wl(),ka(e,t);let o=Ga(e,t,T.value?null:u.value);o.words&&(gt.value=o.words),o.cue&&wn(o.cue)}function wl(){R.value=null,(!X.value||!k(v.value??"").length)&&(v.value=null),(!X.value||!k("bid").length)&&(A.value=0)}function Sl(t){ye(t.id??"",!1),t.id&&t.id===x.value?.id&&(x.value=null),wn("error"),jt(C(t.text),"bad")}function Tl(t,e){ye(t,!0),x.value?.id===t&&(x.value=zo({...x.value,version:e},s.value?.version??0))}function Cl(t){switch(t.type){case"table":return yl(t);case"view":return ee.value=t.now-Date.now(),kl(t);case"chat":return fr(t.messages);case"trips":_e.value=t.trips;return;case"pong":return hr();case"ok":return Tl(t.id,t.version);case"error":return Sl(t);case"closed":ct.value=t.text;return;default:return}}var xo=t=>xl(()=>Cl(t));import{signal as Bl}from"../vendor/ui.js";function xr(t){try{return localStorage.getItem(`ark.${t}`)}catch{return null}}function br(t,e){try{localStorage.setItem(`ark.${t}`,e)}catch{}}import{computed as yr,effect as bo,signal as Nl}from"../vendor/ui.js";function M(t){m.value=m.value===t?null:t}var tt=()=>{m.value=null},yo=()=>{H.value=!H.value&&!!s.value?.public.last};function kr(){return G.value?document.querySelector(".talk :is(input, a)")?.focus():M("talk")}var wr=()=>bo(()=>{!Ot.value&&m.value==="leave"&&(m.value=null)}),Sr=()=>bo(()=>{m.value==="claim"&&k("claim").length===0&&(m.value=null)}),Tr=()=>bo(()=>{G.value&&(m.value==="talk"||m.value==="menu")&&(m.value=null)}),me=yr(()=>s.value!==null&&u.value===null&&!Pt.value);function Cr(t){Jt.value=t,history.replaceState(history.state,"",`${location.pathname}?watch=${La(t)}`)}var Ol=["talk","menu","settings","connections","watch"],Nr=t=>`${t.match}/${t.public.board}`,ue=Nl(""),Pt=yr(()=>{let t=s.value;if(!t)return!0;if(m.value!==null&&!Ol.includes(m.value))return!1;if(p.value?.state==="closed")return!0;let e=ue.value===Nr(t)&&!j.value;return p.value?.state==="over"&&t.public.outcome.over&&e});function Ll(t){!ue.peek()||ue.peek()===t||(ue.value="",m.peek()==="sheet"&&(m.value=null))}function Or(){let t=!0;return bo(()=>{let e=s.value;if(!e)return;let o=Nr(e),n=t&&e.public.phase==="over"&&!e.you?.seat;if(t=!1,!["scoreboard","over"].includes(e.public.phase))return Ll(o);j.value||ue.peek()===o||(ue.value=o,!n&&p.peek()?.state!=="closed"&&(m.value="sheet"))})}function ko(t){return T.value?jt(gettext("The computer plays for you now. Take your seat back first."),"bad"):jt(X.value?t:gettext("It is not your turn."),"bad")}var Z=t=>W(t)?V(t):ko(gettext("That call is not possible now."));function wo(t){v.value===t?v.value=null:k(t).length?v.value=t:ko(gettext("You have no card for that now."))}function So(t){return v.value?W(`${v.value} ${t}`)?.action??null:W(t)?.action??null}var Ml=t=>Me("confirm")&&W(t)?.group==="play"&&R.value!==t;function Al(t,e){R.value=e,gt.value=r(gettext("Press the %(card)s once more to play it."),{card:L(t)})}function Lr(t){let e=So(t);if(e)return Ml(e)?Al(t,e):V(e);if(v.value)return ko(gettext("That card cannot be chosen here."));let o=s.value?.you?.refused[t];return o?jt(C(o),"bad"):s.value?.public.phase==="play"?ko(gettext("That card cannot be played now.")):void 0}var Mr=t=>document.querySelector(`.box [data-action="${t}"]`)?.focus();function El(t){let[e,o]=[10*A.value+t,t].map(l=>`bid ${l}`),n=k("tricks").map(({action:l})=>l),a=A.value&&n.includes(e)?e:o;A.value=n.includes(a)?Number(a.split(" ")[1]):0,Mr(a)}function Ar(t){if(/^\d$/.test(t))El(Number(t));else if(t==="n")Mr(k("blind").length?"blind":"nil");else if(t==="u")Z("look");else return!1;return!0}var de=Bl(xr("keys")!=="off");function Dr(){de.value=!de.value,br("keys",de.value?"on":"off")}function Hr(){return[...(document.querySelector('[data-hand="turn"]')??document.querySelector(".hand"))?.querySelectorAll("button")??[]]}function Pl(t){let e=Hr(),o=e.indexOf(document.activeElement);(o<0?e.find(a=>a.tabIndex===0):e[(o+t+e.length)%e.length])?.focus()}function Dl(t){let e=Hr(),o=e.indexOf(document.activeElement),n=[...e.slice(o+1),...e.slice(0,o+1)].filter(a=>a.dataset.suit===t);(n.find(a=>a.ariaDisabled!=="true")??n[0])?.focus()}var Er={u:"up",o:"down",f:"flip"},Br={c:"C",d:"D",h:"H",s:"S",n:"NT"};function Hl(t,e){if(/^[1-7]$/.test(t))A.value=X.value?Number(t):0;else if(A.value&&Br[t])Rl(Br[t]);else if(t==="p")Z("P");else if(t==="x")Z(e?"XX":"X");else if(Er[t])wo(Er[t]);else return!1;return!0}function Il(t,e){let o=s.value?.public;return o&&K(o)?Ar(t):Hl(t,e)}function Rl(t){let e=A.value;A.value=0,Z(`${e}${t}`)}function Wl(t){if(t==="k"&&k("claim").length)M("claim");else if("shdc".includes(t))Dl(t.toUpperCase());else return!1;return!0}function Fl(t){if(t==="l")yo();else if(t==="b")M("sheet");else if(t==="m")le();else if(t==="?")M("keys");else if(t==="arrowleft"||t==="arrowright")Pl(t==="arrowleft"?-1:1);else return!1;return!0}function Ul(){v.value||A.value||R.value?(v.value=R.value=null,A.value=0):H.value?H.value=!1:tt()}function ql(){m.value==="sheet"&&W("ok")&&V("ok")}var _l=t=>t.matches("input, textarea, select, [contenteditable]"),jl=t=>t.closest("button, a, summary")!==null;function Pr(t,e){let o=s.value?.public.phase;if(m.value===null&&u.value&&(o==="auction"&&Il(t,e)||o==="play"&&Wl(t)))return!0;if(t==="t")kr();else if(t==="g")M("settings");else return s.value!==null&&Fl(t);return!0}function Xl(t){return m.value?tt():(t.blur(),document.querySelector("main")?.focus())}function Vl(t){let e=t.target;t.defaultPrevented||t.isComposing||t.ctrlKey||t.metaKey||t.altKey||(_l(e)?t.key==="Escape"&&Xl(e):t.key==="Escape"?Ul():t.key==="Enter"&&!jl(e)?ql():(de.value&&t.key.length<=1&&Pr(t.key.toLowerCase(),t.shiftKey)||t.key.startsWith("Arrow")&&Pr(t.key.toLowerCase(),!1))&&t.preventDefault())}var Ir=()=>document.addEventListener("keydown",Vl);var Be=null,Rr=0;function Wr(t,e){for(let o of t.querySelectorAll("button"))o.ariaDisabled=e?"true":null}function Kl(t){let e=t.target;if(!(!e.matches("[data-once]")||t.defaultPrevented))return Be?t.preventDefault():(Be=e,Rr=setTimeout(Fr,1e4),Wr(e,!0))}function Fr(){clearTimeout(Rr),Be&&Wr(Be,!1),Be=null}document.addEventListener("submit",Kl);window.addEventListener("pageshow",Fr);import{html as d}from"../vendor/ui.js";import{html as Gt,useLayoutEffect as oc,useRef as Kr}from"../vendor/ui.js";import{html as N}from"../vendor/ui.js";import{html as pe}from"../vendor/ui.js";var Ur={A:"M-270 460L-110 460M-200 450L0 -460L200 450M110 460L270 460M-120 130L120 130",2:"M-225 -225C-245 -265 -200 -460 0 -460C 200 -460 225 -325 225 -225C225 -25 -225 160 -225 460L225 460L225 300",3:"M-250 -320L-250 -460L200 -460L-110 -80C-100 -90 -50 -120 0 -120C200 -120 250 0 250 150C250 350 170 460 -30 460C-230 460 -260 300 -260 300",4:"M50 460L250 460M150 460L150 -460L-300 175L-300 200L270 200",5:"M170 -460L-175 -460L-210 -115C-210 -115 -200 -200 0 -200C100 -200 255 -80 255 120C255 320 180 460 -20 460C-220 460 -255 285 -255 285",6:"M-250 100A250 250 0 0 1 250 100L250 210A250 250 0 0 1 -250 210L-250 -210A250 250 0 0 1 0 -460C150 -460 180 -400 200 -375",7:"M-265 -320L-265 -460L265 -460C135 -200 -90 100 -90 460",8:"M-1 -50A205 205 0 1 1 1 -50L-1 -50A255 255 0 1 0 1 -50Z",9:"M250 -100A250 250 0 0 1 -250 -100L-250 -210A250 250 0 0 1 250 -210L250 210A250 250 0 0 1 0 460C-150 460 -180 400 -200 375",T:"M-260 430L-260 -430M-50 0L-50 -310A150 150 0 0 1 250 -310L250 310A150 150 0 0 1 -50 310Z",J:"M50 -460L250 -460M150 -460L150 250A100 100 0 0 1 -250 250L-250 220",Q:"M-260 100C40 100 -40 460 260 460M-175 0L-175 -285A175 175 0 0 1 175 -285L175 285A175 175 0 0 1 -175 285Z",K:"M-285 -460L-85 -460M-185 -460L-185 460M-285 460L-85 460M85 -460L285 -460M185 -440L-170 155M85 460L285 460M185 440L-10 -70"};var De={S:"M50 4C58 24 93 40 93 65c0 13-9 21-20 21-8 0-14-3-18-9 1 9 5 15 13 19H32c8-4 12-10 13-19-4 6-10 9-18 9C16 86 7 78 7 65 7 40 42 24 50 4Z",H:"M50 95C20 68 5 50 5 31 5 16 15 7 28 7c10 0 18 6 22 16C54 13 62 7 72 7c13 0 23 9 23 24 0 19-15 37-45 64Z",D:"M50 3C60 23 73 38 89 50 73 62 60 77 50 97 40 77 27 62 11 50 27 38 40 23 50 3Z",C:"M50 4a21 21 0 0 1 17 33 22 22 0 1 1-12 36c0 11 4 18 13 23H32c9-5 13-12 13-23a22 22 0 1 1-12-36A21 21 0 0 1 50 4Z"},Gl=35,Zl=50,Yl=65,Xt=(...t)=>t.flatMap(e=>[[Gl,e],[Yl,e]]),Vt=(...t)=>t.map(e=>[Zl,e]),qr={2:Vt(30,110),3:Vt(30,70,110),4:Xt(30,110),5:[...Xt(30,110),...Vt(70)],6:Xt(30,70,110),7:[...Xt(30,70,110),...Vt(50)],8:[...Xt(30,70,110),...Vt(50,90)],9:[...Xt(30,56.7,83.3,110),...Vt(70)],T:[...Xt(30,56.7,83.3,110),...Vt(43.3,96.7)]},Pe=(t,e,o,n,a=!1)=>pe`<path
  class="ink"
  d=${De[t]}
  transform=${`translate(${e} ${o})${a?" rotate(180)":""} scale(${n/100}) translate(-50 -50)`}
/>`,jr=(t,e,o,n,a)=>pe`<path
  class=${`rank ${a}`}
  d=${Ur[t]}
  transform=${`translate(${e} ${o}) scale(${n/1e3})`}
/>`,Xr=(t,e,{x:o,y:n,width:a,height:l})=>pe`
  <rect class="court-bg" x=${o} y=${n} width=${a} height=${l} rx="2" />
  <use class="court" x=${o+.5} y=${n+.7} width=${a-1} height=${l-1.4} href=${Ye(t+e)} />`,_r=(t,e)=>pe`${jr(t,13,18.5,21,"fine")}<g class="fine">${Pe(e,13,40,15)}</g>`;function zl(t,e){return qr[t]?qr[t].map(([o,n])=>Pe(e,o,n,18.5,n>70)):t==="A"?Pe(e,50,70,e==="S"?52:38):Xr(t,e,{x:21.2,y:23.7,width:57.6,height:92.6})}var Ql=(t,e)=>"KQJ".includes(t)?Xr(t,e,{x:42.5,y:51,width:54,height:84}):Pe(e,66,100,48),Jl=(t,e)=>pe`${_r(t,e)}
  <g transform="rotate(180 50 70)">${_r(t,e)}</g>
  <g class="fine">${zl(t,e)}</g>`;function To({card:t,small:e=!1}){let o=Ft(t),n=uo(t);return pe`<svg viewBox="0 0 100 140" aria-hidden="true">
    ${!e&&Jl(n,o)}
    <g class="big">${jr(n,22,27,33,"")}${Pe(o,23,59,25)}${Ql(n,o)}</g>
  </svg>`}var c=(...t)=>t.filter(Boolean).join(" "),g=({children:t})=>N`<span class="sr-only">${t}</span>`,$e=({suit:t,named:e=!1})=>N`<svg
  class=${`suit k-${t.toLowerCase()}`}
  viewBox="0 0 100 100"
  role=${e?"img":null}
  aria-label=${e?Ce(t):null}
  aria-hidden=${e?null:"true"}
><path d=${De[t]} /></svg>`,On=({denomination:t})=>t==="NT"?N`<span class="nt">${pgettext("denomination","NT")}</span>`:N`<${$e} suit=${t} />`,Vr=t=>N`<${$e} suit=${t[0]} />${t[1]==="T"?"10":t[1]}`,Dt=({card:t,label:e=L(t),detained:o})=>N`<div class="card" data-suit=${t[0]} data-detain=${o} role="img" aria-label=${e}><${To} card=${t} /></div>`,Co=({seat:t})=>N`<${g}>${i(t)}<//><span aria-hidden="true">${se(t)}</span>`,wt=({side:t})=>N`<abbr title=${I(t)}>${Te(t)}</abbr>`,Kt=({card:t})=>N`<span class="piece" role="img" aria-label=${L(t)}
  >${Vr(t)}</span
>`,Ln=t=>t==="down"?pgettext("detained","Down"):t==="up"?pgettext("detained","Up"):w(t);function tc(t){let e=/^([1-7])(NT|[CDHS])(X{0,2})$/.exec(t);if(e)return N`${e[1]}<${On} denomination=${e[2]} />${e[3]&&N`<b class="x">${e[3]}</b>`}`;let[o,n]=t.split(" ");return o==="X"||o==="XX"?N`<b class="x">${o}</b>`:o==="P"?N`<span class="pass">${w(t)}</span>`:o==="bid"?N`<span class="tnum">${n}</span>`:o==="nil"||o==="blind"?N`<b class="nil">${w(t)}</b>`:N`<span class=${`mark ${o}`}>${Ln(o)}</span>${n&&N`<span class="piece">${Vr(n)}</span>`}`}var st=({call:t})=>N`<span class="call" role="img" aria-label=${w(t)}>${tc(t)}</span>`;function ec(t){return typeof t!="object"?typeof t=="number"?mn(t):t:"card"in t?N`<${Kt} card=${t.card} />`:"call"in t?N`<${st} call=${t.call} />`:"seat"in t?i(t.seat):"side"in t?I(t.side):C(t)}var Ht=({text:t})=>N`${gettext(t.key).split(/%\((\w+)\)s/).map((e,o)=>o%2?ec(t.args?.[e]??""):e)}`;var nc=6;function ac(t){let e=at.indexOf(Fa(t)),o=[...Array(e).fill(null),...t.calls];return t.phase==="auction"?[...o,"ask"]:o}function rc(t,e){let o=ac(t),n=Math.max(e?1:nc,Math.ceil(o.length/4));return Array.from({length:n},(a,l)=>at.map((y,q)=>o[l*4+q]??null))}function sc(t){return t==="ask"?Gt`<td><span class="ask">?</span></td>`:Gt`<td>${t&&Gt`<${st} call=${t.call} />`}</td>`}var ic=({seen:t})=>Gt`<tr>${at.map(e=>Gt`<th scope="col" class=${c(Mt(t.vulnerable,e)&&"isvul",e===u.value&&"mine")}>${i(e)}</th>`)}</tr>`;function No({seen:t,small:e=!1}){let o=Kr(null),n=Kr(t.calls.length);return oc(()=>{o.current&&n.current!==t.calls.length&&(o.current.scrollTop=0),n.current=t.calls.length},[t.calls.length]),Gt`<div class=${`pad ${e?"mini":""}`} ref=${o} tabindex=${e?null:0} role="group" aria-label=${gettext("Auction")}><table class="auction">
    <caption class="sr-only">${gettext("Auction")}</caption>
    <thead><${ic} seen=${t} /></thead>
    <tbody>
      ${rc(t,e).map((a,l)=>Gt`<tr key=${l} class=${a.some(Boolean)?"":"empty"}>${a.map(sc)}</tr>`)}
    </tbody>
  </table></div>`}import{html as b}from"../vendor/ui.js";var lc=2e3,cc=4e3,He=t=>t===u.value?Ct.value:_e.value[t]??null,uc=t=>t===null||t<lc?"quick":t<=cc?"slow":"bad";function Oo(t){return p.value?.seats[t]?.present?t===u.value&&D.value!=="open"?"bad":uc(He(t)):"away"}var fe=t=>t===null?"":r(gettext("%(seconds)s s"),{seconds:(t/1e3).toFixed(1)}),Lo=t=>({quick:gettext("quick connection"),slow:gettext("slow connection"),bad:gettext("bad connection"),away:gettext("away")})[t];import{html as Gr}from"../vendor/ui.js";var mc={tricks:"M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",last:"M9 7 4 12l5 5M4 12h11a5 5 0 0 1 5 5v1",sheet:"M5 20V10M12 20V4M19 20v-7",sound:"M4 9v6h4l5 4V5L8 9zM17 8.5a5 5 0 0 1 0 7M19.5 6a8.5 8.5 0 0 1 0 12",muted:"M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",keys:"M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",talk:"M4 5h16v11H10l-5 4v-4H4z",watch:"M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",settings:"M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0ZM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z",check:"M5 12.5l4.5 4.5L19 7.5",close:"M6 6l12 12M18 6 6 18",computer:"M5 9h14v10H5zM12 9V5M10 4.5h4M9.5 13v1.5M14.5 13v1.5M2.5 12.5v3M21.5 12.5v3",leave:"M13 4H5v16h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5",menu:"M12 4.7a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 11.1a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8ZM12 17.5a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z",copy:"M9 9h11v11H9zM5 15H4V4h11v1"},B=({name:t})=>Gr`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${mc[t]} /></svg>`,dc="M5 27V16a11 11 0 0 1 9-10.8V12a4 4 0 0 0-2.5 4v11ZM27 27V16A11 11 0 0 0 18 5.2l-1 3.6 1.8 2.4-1.3 2.6A4 4 0 0 1 20.5 16v11Z",Zr=()=>Gr`<svg viewBox="0 0 32 32" aria-hidden="true"><path d=${dc} /></svg>`;var pc=({seen:t})=>b`<dl class="facts">
  <div><dt>${gettext("Board")}</dt><dd class="tnum">${t.board}</dd></div>
  <div class="phase"><dt class="sr-only">${gettext("Phase")}</dt><dd>${bt(t.phase)}</dd></div>
  <div class="dlr"><dt>${gettext("Dealer")}</dt><dd>${i(t.dealer)}</dd></div>
  ${mo(t)&&b`<div class=${c("vul",Mt(t.vulnerable,S.value)&&"isvul")}>
      <dt>${gettext("Vul")}</dt><dd>${no(t.vulnerable)}</dd>
    </div>`}
  ${t.facts.broken&&b`<div class="broken"><dt><${$e} suit="S" named /></dt><dd>${gettext("broken")}</dd></div>`}
  ${t.contract&&b`<div class="contract" title=${ao(t.contract)}><dt>${gettext("Contract")}</dt>
    <dd><${st} call=${t.contract.text} /> <${Co} seat=${t.contract.declarer} /></dd></div>`}
</dl>`,$c=({seen:t,side:e})=>b`<div class=${`pair ${e} ${e===rt(S.value)?"mine":""}`}>
  <dt><span aria-hidden="true">${Te(e)}</span><span class="sr-only">${I(e)}</span></dt>
  <dd class=${`tnum total ${t.totals[e]<0?"minus":""}`}>${yt(t.totals[e])}</dd>
  <dd class="tnum won">${K(t)?fo(t,e):Rt(t.tricks[e])}</dd>
  ${t.facts.bags&&b`<dd class="tnum bags">${ie(t.facts.bags[e])}</dd>`}
</div>`;function fc(){let t={open:gettext("Connected"),connecting:gettext("Connecting\u2026"),lost:gettext("Connection lost"),ended:gettext("Disconnected")}[D.value];return b`<button type="button" class=${`connection ${D.value}`} title=${`${t} ${fe(Ct.value)}`}
      aria-pressed=${m.value==="connections"} onClick=${()=>M("connections")}>
    <i aria-hidden="true"></i><span class=${D.value==="lost"||D.value==="ended"?"":"sr-only"}>${t}</span>
  </button>`}var Ie=({icon:t,label:e,onPress:o,pressed:n,extra:a=""})=>b`<button type="button" class=${`tool ${a}`} title=${e} aria-pressed=${n} onClick=${o}>
  <${B} name=${t} /><span class="sr-only">${e}</span>
</button>`,Zt=({name:t,label:e,extra:o})=>b`<${Ie} icon=${t} label=${e} pressed=${m.value===t} onPress=${()=>M(t)} extra=${o} />`;function hc(){let t=dr.value,e=t?r(gettext("Talk, %(count)s unread"),{count:t}):gettext("Talk");return b`<span class="badged">
    <${Ie} icon="talk" label=${e} pressed=${m.value==="talk"} onPress=${()=>M("talk")} />
    ${t>0&&b`<b class="badge tnum" aria-hidden="true">${t>99?"99+":t}</b>`}
  </span>`}var gc=()=>b`
  ${!Pt.value&&b`<${Ie} icon="last" label=${gettext("Last trick")} pressed=${H.value} onPress=${yo} />
    <${Zt} name="tricks" label=${gettext("Auction and tricks")} />`}
  <${Zt} name="sheet" label=${gettext("Score sheet")} />`,vc=()=>b`
  <${Ie} icon="computer" label=${gettext("Let the computer play for you")} pressed=${T.value}
    onPress=${()=>ae(!T.value)} />
  <${Zt} name="leave" label=${gettext("Leave the table")} />`,xc=()=>b`<${Ie} icon=${qt.value?"muted":"sound"} label=${gettext("Sound")} pressed=${!qt.value} onPress=${le} />`,bc=()=>G.value?b`${Ot.value&&!Pt.value&&b`<${vc} />`}
      ${me.value&&b`<${Zt} name="watch" label=${gettext("Watch from another seat")} />`}
      <${xc} /><${Zt} name="settings" label=${gettext("Settings")} />`:b`<${Zt} name="menu" label=${gettext("Menu")} />`,yc=()=>b`<nav class="tools" aria-label=${gettext("Table menu")}>
  ${s.value&&b`<${gc} />`}
  ${!G.value&&b`<${hc} />`}
  <${bc} />
  ${!Pt.value&&b`<${Zt} name="keys" label=${gettext("Keys")} extra="wide" />`}
</nav>`;function he({ended:t=!1}){let e=Pt.value||t?null:s.value?.public;return b`<header class="bar">
    <a class="brand" href=${mt} aria-label=${gettext("Broken Ark, to the lobby")}>
      <${Zr} /><span>${gettext("Broken Ark")}</span>
    </a>
    <h1 class="sr-only">${gettext("Table")}</h1>
    ${e&&b`<${pc} seen=${e} />
      <dl class="scores">${f.map(o=>b`<${$c} key=${o} seen=${e} side=${o} />`)}</dl>`}
    <${fc} />
    ${!t&&b`<${yc} />`}
  </header>`}import{html as ge}from"../vendor/ui.js";var kc=[7,6,5,4,3,2,1],Yr=t=>x.value?.action===t?"sending":"";function wc({level:t,denomination:e}){let o=`${t}${e}`;return ge`<button type="button" class=${c("bid",`k-${e}`,Yr(o),A.value===t&&"typed")}
    data-action=${o} aria-label=${un(t,e)} aria-disabled=${!W(o)}
    onClick=${()=>Z(o)}
  ><span>${t}</span><${On} denomination=${e} /></button>`}var Mn=({action:t,kind:e,letter:o,children:n})=>ge`<button type="button" class=${`act ${e} ${Yr(t)}`}
  data-action=${t} aria-label=${w(t)} aria-keyshortcuts=${o} aria-disabled=${!W(t)}
  onClick=${()=>Z(t)}
>${n}</button>`,An=({name:t})=>ge`<button type="button" class=${`act ${t}`}
  aria-pressed=${v.value===t} aria-disabled=${k(t).length===0} onClick=${()=>wo(t)}
>${w(t)}</button>`,zr=()=>ge`<section class="box" aria-label=${gettext("Bidding box")}>
  <div class="bids" role="group" aria-label=${gettext("Bids")}>
    ${kc.map(t=>Ia.map(e=>ge`<${wc} key=${t+e} level=${t} denomination=${e} />`))}
  </div>
  <div class="calls" role="group" aria-label=${gettext("Other calls")}>
    <${Mn} action="P" kind="pass" letter="P">${w("P")}<//>
    <${Mn} action="X" kind="dbl" letter="X">X<//>
    <${Mn} action="XX" kind="dbl" letter="Shift+X">XX<//>
    ${s.value?.public.facts.detains&&ge`<${An} name="up" /><${An} name="down" /><${An} name="flip" />`}
  </div>
</section>`;import{html as F}from"../vendor/ui.js";var En=(t,e)=>t.facts.bids?.[e]??null,Qr=t=>!/^\d+$/.test(t),Sc=(t,e)=>Qr(t)?`${w(t)} ${e||""}`:`${e}/${t}`;function Jr({seen:t,seat:e}){let o=En(t,e);if(!o)return null;let n=w(Ne(o));if(t.phase==="auction")return F`<em class="bidtag">${n}</em>`;let a=t.seats[e].tricks,l=r(gettext("%(call)s, won %(won)s"),{call:n,won:a});return F`<em class=${c("bidtag tnum",Qr(o)&&a>0&&"failed")} title=${l}>
    <${g}>${l}<//><span aria-hidden="true">${Sc(o,a)}</span>
  </em>`}function Tc({seen:t,seat:e}){let o=En(t,e);return o?F`<td><${st} call=${Ne(o)} /></td>`:F`<td>${t.phase==="auction"&&t.turns.includes(e)&&F`<span class="ask">?</span>`}</td>`}var Cc=({seen:t})=>F`<table class="auction"><caption class="sr-only">${gettext("Bids")}</caption>
  <thead><tr><td></td>${at.map(e=>F`<th key=${e} scope="col" class=${e===u.value?"mine":""}>${i(e)}</th>`)}</tr></thead>
  <tbody>
    <tr><th scope="row">${gettext("Bid")}</th>${at.map(e=>F`<${Tc} key=${e} seen=${t} seat=${e} />`)}</tr>
    ${t.phase!=="auction"&&F`<tr><th scope="row">${gettext("Won")}</th>
        ${at.map(e=>F`<td key=${e} class="tnum">${t.seats[e].tricks}</td>`)}</tr>`}
  </tbody></table>`,Nc=(t,e)=>$.some(o=>rt(o)===e&&En(t,o)!==null),Oc=({seen:t,side:e})=>F`<tr><th scope="row"><${wt} side=${e} /> <${g}>${I(e)}<//></th>
  <td class="tnum">${fo(t,e)||(Nc(t,e)?t.facts.contracts?.[e]:"\u2013")}</td>
  <td class="tnum">${t.facts.bags?.[e]}</td></tr>`,Lc=({seen:t})=>F`<table class="sidebids"><caption class="sr-only">${gettext("By side")}</caption>
  <thead><tr><td></td><th scope="col">${t.phase==="auction"?gettext("Bid"):gettext("Won of bid")}</th>
    <th scope="col">${gettext("Bags")}</th></tr></thead>
  <tbody>${f.map(e=>F`<${Oc} key=${e} seen=${t} side=${e} />`)}</tbody></table>`,Mc=t=>u.value!==null&&!t.facts.seen?.includes(u.value),ve=({seen:t,small:e=!1})=>F`<div class=${c("pad bids-so-far",e&&"mini")}>
  <${Cc} seen=${t} /><${Lc} seen=${t} />
  ${t.phase==="auction"&&Mc(t)&&!s.value?.you?.actions.length&&F`<p class="none">${gettext("Your cards stay face down until it is your turn to bid.")}</p>`}
</div>`;import{html as O}from"../vendor/ui.js";var Ac=({line:t})=>!t.declarer||!t.contract?O`<td>${gettext("Passed out")}</td>`:O`<td><${st} call=${t.contract} /> <${Co} seat=${t.declarer} /></td>`,ts=({values:t})=>O`<td>${f.map(e=>O`<div key=${e} class="perside"><${wt} side=${e} /> ${t(e)}</div>`)}</td>`,es=t=>$.filter(e=>rt(e)===t),Ec=t=>/^\d+$/.test(t)?t:w(Ne(t));function Bc({line:t}){let{bids:e}=t;return!e&&!t.contract?null:e?O`<${ts} values=${o=>es(o).map(n=>Ec(e[n])).join(" + ")} />`:O`<${Ac} line=${t} />`}function Pc({line:{tricks:t}}){return typeof t!="object"?O`<td class="tnum">${t??"\u2013"}</td>`:O`<${ts} values=${e=>es(e).map(o=>t[o]).join(" + ")} />`}var Dc=t=>O`<tr key=${t.board}><th scope="row" class="tnum">${t.board}</th>
  <${Bc} line=${t} /><${Pc} line=${t} />
  ${f.map(e=>O`<td key=${e} class="tnum">${yt(t.score[e])}</td>`)}
  ${t.imps&&f.map(e=>O`<td key=${`${e} imps`} class="tnum">${t.imps?.[e]}</td>`)}
  ${f.map(e=>O`<td key=${`${e} total`} class="tnum sum">${yt(t.total[e])}
      ${t.bags&&O`<small>${ie(t.bags[e])}</small>`}</td>`)}</tr>`,Bn=({side:t,what:e})=>O`<th scope="col"><${wt} side=${t} />${e&&O` <small>${e}</small>`}</th>`,Hc=t=>[gettext("Board"),...t.bids?[gettext("Bids")]:t.contract?[gettext("Contract")]:[],gettext("Tricks")],Ic=({line:t})=>O`<thead><tr>
  ${Hc(t).map(e=>O`<th key=${e} scope="col">${e}</th>`)}
  ${f.map(e=>O`<${Bn} key=${e} side=${e} />`)}
  ${t.imps&&f.map(e=>O`<${Bn} key=${`${e} imps`} side=${e} what=${gettext("IMPs")} />`)}
  ${f.map(e=>O`<${Bn} key=${`${e} total`} side=${e} what=${gettext("total")} />`)}
</tr></thead>`,Mo=({boards:t})=>t.length>0&&O`<section class="part boards"><h3>${gettext("Boards so far")}</h3><table>
    <${Ic} line=${t[0]} /><tbody>${t.map(Dc)}</tbody></table></section>`;import{html as Y}from"../vendor/ui.js";var Rc=({points:t,turned:e})=>Y`<td class=${c("tnum",t<0&&"minus",t>0&&"plus",e&&"turned")}>
  ${yt(t)}${e&&Y`<${g}> ${gettext("changed")}<//>`}</td>`,os=({name:t,values:e,plain:o=e})=>Y`<tr><th scope="row">${t}</th>${f.map(n=>Y`<${Rc} key=${n} points=${e[n]} turned=${e[n]!==o[n]} />`)}</tr>`,Wc=({action:t,plain:e})=>Y`<li>
  <button type="button" data-action=${t.action} class=${x.value?.action===t.action?"sending":""}
    aria-disabled=${x.value!==null} onClick=${()=>V(t.action)}><${Ht} text=${t.label} /></button>
  ${t.preview&&Y`<table><thead><tr><td></td>${f.map(o=>Y`<th key=${o} scope="col"><${wt} side=${o} /></th>`)}</tr></thead>
    <tbody>
      <${os} name=${gettext("This board")} values=${t.preview.score} plain=${e?.score} />
      <${os} name=${gettext("Match total")} values=${t.preview.total} plain=${e?.total} />
    </tbody></table>`}
</li>`;function Pn({options:t}){let e=t.find(({action:o})=>o.endsWith(" decline"))?.preview;return t.length>0&&Y`<ul>${t.map(o=>Y`<${Wc} key=${o.action} action=${o} plain=${e} />`)}</ul>`}var Fc=(t,e)=>({key:t==="reversal"?gettext_noop("%(seat)s has won %(club)s, %(diamond)s, the first and the last trick, and so may turn the sign of a side\u2019s match total."):gettext_noop("%(seat)s has won %(club)s and %(diamond)s, and so may turn the sign of a side\u2019s score of this board."),args:{seat:{seat:e},club:{card:"C5"},diamond:{card:"D5"}}});function ns({seen:t}){let e=oe.value.filter(n=>["negate","reverse"].includes(n.group)),o=t.turns[0];return Y`<section class="choice" aria-label=${bt(t.phase)}>
    <h2>${bt(t.phase)}</h2>
    ${o&&Y`<p class="right"><${Ht} text=${Fc(t.phase,o)} /></p>`}
    ${e.length>0&&Y`<p>${gettext("What should change its sign?")}</p>`}
    <${Pn} options=${e} />
    ${!e.length&&o&&Y`<p>${r(gettext("%(seat)s is choosing."),{seat:i(o)})}</p>`}
    <button type="button" class="inline" onClick=${()=>M("sheet")}>${gettext("Score sheet")}</button>
  </section>`}import{html as Yt}from"../vendor/ui.js";import{html as Uc,useLayoutEffect as qc,useRef as _c}from"../vendor/ui.js";function jc(t){qc(()=>{let e=document.activeElement;return(t.current?.querySelector("[data-first]")??t.current)?.focus({preventScroll:!0}),()=>{e?.isConnected&&requestAnimationFrame(()=>document.activeElement===document.body&&e.focus())}},[])}function E({title:t,name:e,children:o}){let n=_c(null);return jc(n),Uc`<section class=${`panel ${e}`} role="dialog" aria-labelledby="panel-title" tabindex="-1" ref=${n}>
    <div class="panel-head"><h2 id="panel-title">${t}</h2>
      <button type="button" class="tool" title=${gettext("Close")} onClick=${tt}>
        <${B} name="close" /><${g}>${gettext("Close")}<//>
      </button></div>
    ${o}
  </section>`}var as=()=>k("claim").length>0&&Yt`<button type="button" class="inline" aria-keyshortcuts="K" onClick=${()=>M("claim")}>${gettext("Claim")}</button>`;function Xc(t){tt(),V(t)}function rs(){let t=[...k("claim")].reverse(),e=t.length-1;return Yt`<${E} title=${gettext("Claim")} name="claim">
    <div class="scroll">
      <p>${r(ngettext("%(count)s trick is not complete. How many of it does your side take?","%(count)s tricks are not complete. How many of them does your side take?",e),{count:e})}</p>
      <div class="bids" role="group" aria-label=${gettext("Tricks that your side takes")}>${t.map(({action:o,label:n},a)=>Yt`<button key=${o} type="button" class="bid" data-first=${a===0?"":null} data-action=${o}
          aria-label=${C(n)} aria-disabled=${x.value!==null} onClick=${()=>Xc(o)}
        ><span class="tnum">${o.split(" ")[1]}</span></button>`)}</div>
      <p class="none">${gettext("Your cards are shown. If both defenders accept, the board is scored so; if one rejects, play goes on.")}</p>
    </div>
  <//>`}var Vc=({seen:t})=>(t.trick?.cards.length??0)>0&&Yt`<p class="underway">${gettext("In the trick under way:")} ${t.trick?.cards.map(({seat:e,card:o})=>Yt`<span key=${e}>${i(e)} <${Kt} card=${o} /></span> `)}</p>`;function Kc(t,e){return t.claim?.answers[e]==="accept"?r(gettext("%(seat)s accepts the claim."),{seat:i(e)}):t.turns.includes(e)?r(gettext("%(seat)s is to answer."),{seat:i(e)}):""}function ss({seen:t}){let e=oe.value.filter(({group:o})=>o==="accept"||o==="reject");return Yt`<section class="choice claimed" aria-label=${bt(t.phase)}>
    <h2>${t.claim&&ro(t.claim,$o(t))}</h2>
    <${Vc} seen=${t} />
    <p>${$.map(o=>Kc(t,o)).filter(Boolean).join(" ")}</p>
    <${Pn} options=${e} />
  </section>`}var is=({seen:t})=>t.phase==="play"&&t.claim!==null&&Yt`<p class="rejected">${r(gettext("Claim rejected: %(tricks)s"),{tricks:t.claim.tricks})}</p>`;import{html as Ao}from"../vendor/ui.js";function Gc(t){let e=p.value?.seats[t];return e?J(e):gettext("Free seat")}function Zc({seat:t}){let e=p.value?.seats[t]?.bot,o=Oo(t);return Ao`<div><dt><b>${i(t)}</b> ${Gc(t)}</dt>
    <dd>${!e&&Ao`<i class=${`lamp ${o}`} aria-hidden="true"></i>${Lo(o)} <span class="tnum">${o==="away"?"":fe(He(t))}</span>`}</dd></div>`}var ls=()=>Ao`<${E} title=${gettext("Connections")} name="connections">
  <dl class="lines">${$.map(t=>Ao`<${Zc} key=${t} seat=${t} />`)}</dl>
  <p class="explain">${gettext("How long the last question to the server took there and back: green below 2 seconds, yellow up to 4, red above.")}</p>
<//>`;import{html as Eo}from"../vendor/ui.js";var cs=({title:t,why:e})=>Eo`<main class="waiting end" tabindex="-1">
  <div class="about" role="alert"><h2>${t}</h2>${e&&Eo`<p>${e}</p>`}</div>
  <a class="sit" href=${mt}>${gettext("To the lobby")}</a>
</main>`,us=({table:t})=>Eo`<${cs} title=${gettext("This table is closed.")} why=${t.closed?gettext(t.closed):""} />`,ms=()=>Eo`<${cs} title=${gettext("The connection has been ended.")} why=${ct.value?C(ct.value):""} />`;import{html as Dn}from"../vendor/ui.js";var Yc=()=>[[["1\u20137","C D H S N"],gettext("bid: the level, then the denomination")],[["P","X","Shift+X"],gettext("pass, double, redouble")],[["U","O","F"],gettext("detain face up, detain face down, flip")],[["1\u201313","N","Enter"],gettext("where tricks are bid: to that number or to nil, and bid it")],[["U"],gettext("where tricks are bid: look at the cards")],[["K"],gettext("claim tricks")],[["\u2190","\u2192"],gettext("move in the hand, or in dummy when it is to play")],[["Enter","Space"],gettext("play or choose the card")],[["S","H","D","C"],gettext("in play: to the next card of the suit")],[["Esc"],gettext("leave a mode or a panel")],[["L","B","T","M","G","?"],gettext("last trick, score sheet, talk, sound, settings, these keys")]],ds=()=>Dn`<${E} title=${gettext("Keys")} name="keys">
  <div class="scroll"><dl class="keylist">${Yc().map(([t,e])=>Dn`<div key=${e}><dt>${t.map(o=>Dn`<kbd key=${o}>${o}</kbd>`)}</dt><dd>${e}</dd></div>`)}</dl>
  <label class="check"><input type="checkbox" checked=${de.value} onChange=${Dr} />
    ${gettext("Single keys do something without being held with Ctrl or Alt")}</label></div>
<//>`;import{html as It}from"../vendor/ui.js";async function Bo(){await Ke()&&location.assign(mt)}var zc=()=>ae(!T.value),Qc=t=>()=>{tt(),t()},Re=({icon:t,words:e,hint:o,onPress:n,pressed:a})=>It`<li>
  <button type="button" aria-pressed=${a} onClick=${n}><${B} name=${t} />
    <span><b>${e}</b>${o&&It`<small>${o}</small>`}</span></button>
</li>`,Jc=()=>It`<${Re} icon="computer" onPress=${Qc(zc)} words=${T.value?gettext("Take your seat back"):gettext("Computer")}
    hint=${T.value?gettext("The computer plays for you now."):gettext("It plays for you until you take your seat back.")} />`,tu=()=>It`<${Jc} />
  <${Re} icon="leave" words=${gettext("Leave")} hint=${gettext("A bot plays on; you may come back.")} onPress=${()=>M("leave")} />`,ps=()=>It`<${E} title=${gettext("Menu")} name="menu">
  <ul class="entries">
    ${Ot.value&&It`<${tu} />`}
    ${me.value&&It`<${Re} icon="watch" words=${gettext("Watch from another seat")} onPress=${()=>M("watch")} />`}
    <${Re} icon="settings" words=${gettext("Settings")} onPress=${()=>M("settings")} />
    <${Re} icon=${qt.value?"muted":"sound"} words=${gettext("Sound")} pressed=${!qt.value} onPress=${le} />
  </ul>
<//>`,$s=()=>It`<${E} title=${gettext("Leave the table?")} name="leave">
  <p class="explain">${gettext("A bot plays on in your place. Until the match is over you may come back and take your seat again, unless someone else has sat down there.")}</p>
  <div class="panel-foot">
    <button type="button" class="ok plain" data-first onClick=${tt}>${gettext("Stay")}</button>
    <button type="button" class="ok" onClick=${Bo}>${gettext("Leave")}</button>
  </div>
<//>`;import{html as it}from"../vendor/ui.js";var Po=t=>t.reduce((e,o)=>e+o.points,0),fs=(t,e,o)=>Po(t.filter(n=>n.part===e&&n.side===o)),Do=(t,e)=>t.sheet.current.filter(o=>o.part===e),hs=(t,e)=>t.filter(o=>o.seat===e),We=t=>[...new Set(t.sheet.current.map(e=>e.part))],Ho=t=>{let e=t.sheet.boards.at(-1);return e?.board===t.board?e:void 0},Io=t=>({NS:t("NS"),EW:t("EW")}),Hn=(t,e)=>t.map((o,n)=>({board:o.board,points:Io(a=>(o[e]?.[a]??0)-(t[n-1]?.[e]?.[a]??0)),isGame:eu(t[n-1],o)})).filter(({points:o})=>o.NS||o.EW);function eu(t,e){return f.some(n=>(e.games?.[n]??0)>0)&&f.some(n=>(e.games?.[n]??0)!==(t?.games?.[n]??0))}var gs=({board:t,points:e,isGame:o})=>it`<tr key=${t} class=${o?"won":""}>
  <th scope="row" class="tnum"><${g}>${gettext("Board")}<//> ${t}</th>
  ${f.map(n=>it`<td key=${n} class="tnum">${e[n]||""}</td>`)}
</tr>`,Fe=({name:t,values:e,kind:o=""})=>it`<tr class=${o}><th scope="row">${t}</th>
  ${f.map(n=>it`<td key=${n} class="tnum">${e[n]}</td>`)}</tr>`,ou=({seen:t})=>it`
  <tbody class="above">
    ${t.facts.above&&it`<${Fe} kind="sum" name=${gettext("Above the line")} values=${t.facts.above} />`}
    ${Hn(t.sheet.boards,"above").reverse().map(gs)}
  </tbody>
  <tbody class="below">
    ${Hn(t.sheet.boards,"below").map(gs)}
    ${t.facts.below&&it`<${Fe} kind="sum" name=${gettext("Below the line")} values=${t.facts.below} />`}
  </tbody>`;function Ro({seen:t}){let{games:e,won:o,below:n,part:a}=t.facts;return!e||!o?null:it`<section class="part rubber"><h3>${gettext("The rubber")}</h3><table class=${c(n&&"lined")}>
    <thead><tr><td></td>${f.map(l=>it`<th key=${l} scope="col"><${wt} side=${l} /></th>`)}</tr></thead>
    ${n&&it`<${ou} seen=${t} />`}
    <tbody class="reached">
      ${a&&it`<${Fe} name=${gettext("Part-score")} values=${a} />`}
      <${Fe} name=${gettext("Games")} values=${e} />
      <${Fe} name=${gettext("Rubbers won")} values=${o} />
    </tbody></table></section>`}import{html as h}from"../vendor/ui.js";import{html as Ue}from"../vendor/ui.js";var nu=[1,2,3,4,5],au=t=>({master:pgettext("tier","Master"),spades:pgettext("tier","Spades"),hearts:pgettext("tier","Hearts"),diamonds:pgettext("tier","Diamonds"),clubs:pgettext("tier","Clubs")})[t],ru=({tier:t})=>Ue`<svg class="tier" viewBox="0 0 100 100" aria-hidden="true">
  ${t==="master"?Ue`<use href=${`${nn}#crown`} />`:Ue`<path d=${De[t[0].toUpperCase()]} />`}
</svg>`;function Wo({badge:{tier:t,stars:e}}){let o=r(gettext("%(tier)s, %(stars)s of 5 stars"),{tier:au(t),stars:e});return Ue`<span class=${`grade grade-${t}`} role="img" aria-label=${o} title=${o}>
    <${ru} tier=${t} /><span class="stars" aria-hidden="true">${nu.map(n=>Ue`<svg key=${n} class=${c("star",n<=e&&"lit")}><use href=${`${nn}#star`} /></svg>`)}</span>
  </span>`}import{html as lt}from"../vendor/ui.js";var su=({card:t})=>lt`<button type="button" class="card back" data-action=${`flip ${t}`} aria-disabled="false"
  aria-label=${r(gettext("Flip the %(card)s"),{card:L(t)})} onClick=${()=>V(`flip ${t}`)}></button>`,vs=({card:t})=>lt`<div class="card back" role="img" aria-label=${t?L(t):gettext("a hidden card")}></div>`;function iu({mark:{how:t,card:e},own:o}){return e&&o&&t==="down"?v.value==="flip"&&W(`flip ${e}`)?lt`<${su} card=${e} />`:lt`<${vs} card=${e} />`:e?lt`<${Dt} card=${e} />`:lt`<${vs} />`}var lu=({mark:t,short:e})=>lt`<small>
  <span class="how">${e?Ln(t.how):w(t.how)}</span>${t.card&&lt`<span class="which"><${Kt} card=${t.card} /></span>`}
</small>`;function cu({seat:t,mark:e,own:o,alone:n}){let a=sr(t,e.how,e.card);return lt`<li ref=${a} class=${c(e.how,o&&e.how==="down"&&e.card&&"named")}>
    <${iu} mark=${e} own=${o} /><${lu} mark=${e} short=${!n} />
  </li>`}function In({seat:t}){let e=s.value?.you?.marks[t]??s.value?.public.marks[t]??[];if(e.length===0)return null;let o=t===u.value;return lt`<ul class="detained" data-count=${e.length} aria-label=${gettext("Detained cards")}>
    ${e.map((n,a)=>lt`<${cu} key=${n.card??`down ${a}`} seat=${t} mark=${n} own=${o} alone=${e.length===1} />`)}
  </ul>`}import{html as St}from"../vendor/ui.js";function Rn(){let t=s.value;if(!t)return[];let e=S.value,o=t.public.hands[e]??t.you?.hands[e]??[];return At(o,t.public.trump)}var uu=t=>s.value?.you?.marks[S.value]?.find(e=>e.card===t),mu=(t,e)=>e?`${L(t)}, ${w(e.how)}`:L(t);function Wn(){return v.value?v.value:s.value?.public.phase==="play"&&X.value?"play":"idle"}var Fn=t=>X.value&&s.value!==null&&Et(s.value.public).includes(t);function Un({card:t,index:e,reached:o}){let n=So(t),a=uu(t),l=x.value!==null&&x.value.action===n;return St`<li style=${{"--i":e}}>
    <button type="button" class=${c("card",Sn.value&&"tiny",l&&"sending",n!==null&&R.value===n&&"armed")} tabindex=${o?0:-1}
      data-suit=${t[0]} data-card=${t} data-detain=${a?.how} data-action=${v.value==="flip"?null:n}
      aria-label=${mu(t,a)} aria-disabled=${!n} onClick=${()=>Lr(t)}
    ><${To} card=${t} small=${Sn.value} /></button>
  </li>`}var du=({count:t})=>St`<${g}>${r(gettext("Face down: %(cards)s"),{cards:so(t)})}<//>
  <ol class="fan hand" data-mode="shown" aria-hidden="true" style=${{"--n":t}}>${Array.from({length:t},(e,o)=>St`<li key=${o} style=${{"--i":o}}><div class="card back"></div></li>`)}</ol>`,pu=({cards:t})=>St`<ol class="fan hand" data-mode="shown" style=${{"--n":t.length}}>
  ${t.map((e,o)=>St`<li key=${e} style=${{"--i":o}}><${Dt} card=${e} /></li>`)}
</ol>`,qn=t=>t.find(e=>So(e))??t[0];function $u(){let t=s.value?.public;return!t||!u.value||!["auction","play"].includes(t.phase)?!1:po(t,u.value,u.value)}function xs(){let t=Rn(),e=s.value?.public.seats[S.value].cards??0;if(t.length===0&&e>0)return St`<${du} count=${e} />`;if(!$u())return St`<${pu} cards=${t} />`;let o=qn(t);return St`<ol class="fan hand" data-mode=${Wn()} data-hand=${Fn(S.value)?"turn":null} style=${{"--n":t.length}}>
    ${t.map((n,a)=>St`<${Un} key=${n} card=${n} index=${a} reached=${n===o} />`)}
  </ol>`}import{html as Fo}from"../vendor/ui.js";var fu=t=>[...new Set(t.map(Ft))].map(e=>t.filter(o=>Ft(o)===e));function hu(t){let e=s.value?.public;return!e||!u.value||T.value||e.phase!=="play"?!1:po(e,u.value,t)}var gu=t=>s.value?.public.seats[t].role==="dummy"?r(gettext("Dummy: %(seat)s"),{seat:i(t)}):r(gettext("Open cards: %(seat)s"),{seat:i(t)});function bs({seat:t,cards:e}){let o=fu(At(e,s.value?.public.trump)),n=Math.max(0,...o.map(y=>y.length)),a=hu(t),l=a&&qn(o.flat());return Fo`<div class="laid" role="group" aria-label=${gu(t)} style=${{"--n":e.length,"--longest":n}}
    data-mode=${a?Wn():"shown"} data-hand=${a&&Fn(t)?"turn":null}
  >${o.map(y=>Fo`<ol key=${Ft(y[0])}>${y.map((q,ht)=>a?Fo`<${Un} key=${q} card=${q} index=${ht} reached=${q===l} />`:Fo`<li key=${q}><${Dt} card=${q} /></li>`)}</ol>`)}</div>`}import{html as zt}from"../vendor/ui.js";var ys=t=>`${location.pathname}${Wt(t,new URLSearchParams(location.search).get("invite"))}`,ks=({seat:t,words:e,kind:o})=>zt`<form method="post" action=${Qe} data-once>
  <input type="hidden" name="csrfmiddlewaretoken" value=${Je} /><input type="hidden" name="next" value=${ys(t)} />
  <button class=${o}>${e}<${g}> ${i(t)}<//></button>
</form>`,vu=({seat:t,casual:e})=>zt`
  ${e&&Qe&&zt`<${ks} seat=${t} words=${gettext("Sit here as a guest")} kind="sit" />`}
  <a class="sit plain" href=${ze(ys(t))}>${gettext("Log in to sit here")}<${g}> ${i(t)}<//></a>`,_n=({seat:t,table:e})=>xt?zt`<${vu} seat=${t} casual=${e.room.kind==="casual"} />`:zt`<button type="button" class=${c("sit",e.you&&"plain")} onClick=${()=>ke(t)}>
        ${e.you?gettext("Move here"):gettext("Sit here")}<${g}> ${i(t)}<//></button>`,ws=({seat:t})=>Qe?zt`<${ks} seat=${t} words=${gettext("Sit here")} kind="inline" />`:zt`<button type="button" class="inline" onClick=${()=>ke(t)}>${gettext("Sit here")}<${g}> ${i(t)}<//></button>`;import{html as $t}from"../vendor/ui.js";var Uo=(...t)=>t.some(e=>k(e).length>0);function xu(){return Uo("look")?Uo("blind")?gettext("look, or bid blind nil"):gettext("look at your cards"):Uo("tricks")?gettext("bid nil or your tricks"):Uo("up","down","flip")?gettext("bid or detain"):gettext("bid or pass")}function bu(){let t=s.value?.you,e=s.value?.public.facts.hand??u.value,n=(e&&(s.value?.public.hands[e]??t?.hands[e])||[]).find(a=>t?.refused[a]);return n&&t?.refused[n]}function yu(){let t=bu();if(t)return C(t);let e=s.value?.public;return e?.facts.hand&&e.facts.hand!==u.value?gettext("play from dummy"):e?.trick?.cards.length?gettext("play a card"):gettext("lead a card")}function Ss(){let t=s.value?.public.phase;return t==="auction"?xu():t==="play"?yu():t==="claim"?gettext("accept or reject the claim"):t==="negation"||t==="reversal"?gettext("choose"):gettext("confirm the score")}function jn(){let t=s.value?.public;return!t?.contract||t.phase!=="play"||!u.value||Ua(t)!==u.value?"":r(gettext("You are dummy: %(seat)s plays your cards"),{seat:i(t.contract.declarer)})}var ku=6e3,wu=()=>({up:gettext("choose the card to detain face up"),down:gettext("choose the card to detain face down"),flip:gettext("choose your face-down card")});function Su(){return v.value?wu()[v.value]:R.value?r(gettext("press the %(card)s once more"),{card:L(R.value)}):Ss()}function Tu(){if(x.value)return $t`<b>${gettext("Sending\u2026")}</b>`;if(X.value)return $t`<b>${gettext("Your turn")}</b> <span>${Su()}</span>`;if(jn())return $t`<span>${jn()}</span>`;let t=s.value?.public.turns??[];return t.length?$t`<span>${r(gettext("Waiting for %(seats)s"),{seats:dt(t.map(i))})}</span>`:null}var Xn=()=>je.value!==null&&$t`<span class=${c("clock tnum",je.value<ku&&"short")} role="timer" aria-label=${gettext("Time left")}
    >${Na(je.value)}</span
  >`,Cu=()=>s.value?.public.phase==="scoreboard"&&$t`<button type="button" class="inline" onClick=${()=>M("sheet")}>${gettext("Score sheet")}</button>`,Nu=()=>$t`<div class="status playedfor">
  <${B} name="computer" /><span>${gettext("The computer plays for you")}</span>
  <button type="button" class="inline" onClick=${()=>ae(!1)}>${gettext("Take your seat back")}</button>
</div>`,Ou=()=>$t`<div class="status" data-mode=${v.value} data-turn=${X.value&&u.value!==null}>${Tu()}<${Xn} /><${as} /><${Cu} /></div>`,Ts=()=>T.value&&s.value?.public.phase!=="over"?$t`<${Nu} />`:$t`<${Ou} />`;var Lu=t=>[...t].reduce((e,o)=>(e*31+(o.codePointAt(0)??0))%360,7),Mu=()=>h`<em class="dealer" title=${gettext("Dealer")}>
  <span aria-hidden="true">${pgettext("dealer","D")}</span><${g}>${gettext("Dealer")}<//>
</em>`,Au=({contract:t})=>h`<em class="declarer" title=${gettext("Declarer")}>
  <${g}>${gettext("Declarer")}<//><${st} call=${t} />
</em>`,Eu=()=>h`<em class="computer"><${B} name="computer" />${gettext("Computer")}</em>`;function Bu({seat:t}){let e=s.value?.you?.hands[t]??[];return t!==u.value||!Me("points")||e.length===0?null:h`<em class="hcp tnum">${r(gettext("%(count)s HCP"),{count:Wa(e)})}</em>`}function Pu({seat:t}){let e=s.value?.public,o=p.value?.seats[t];return e&&h`<small>
    ${o?.bot&&o.name&&h`<${Eu} />`}
    ${e.dealer===t&&h`<${Mu} />`}
    ${Mt(e.vulnerable,t)&&h`<em class="vultag" title=${gettext("Vulnerable")}>${gettext("VUL")}</em>`}
    ${e.seats[t].role==="declarer"&&e.contract&&h`<${Au} contract=${e.contract.text} />`}
    ${K(e)?h`<${Jr} seen=${e} seat=${t} />`:e.phase!=="auction"&&h`<span class="tnum">${Rt(e.seats[t].tricks)}</span>`}
    <${Bu} seat=${t} />
    ${o?.badge&&h`<${Wo} badge=${o.badge} />`}
  </small>`}function Du({seat:t}){let e=Oo(t);return h`<i class=${`light ${e}`} title=${`${Lo(e)} ${e==="away"?"":fe(He(t))}`}></i>`}var Hu=({seat:t,sitter:e,name:o})=>h`<span class="avatar" style=${{"--hue":Lu(o)}} aria-hidden="true">
  ${e?.bot?h`<${B} name="computer" />`:h`${[...o][0]}<${Du} seat=${t} />`}
</span>`,Iu=({count:t})=>h`<span class="count tnum" role="img" aria-label=${so(t)}>${t}</span>`;function Cs({seat:t}){let e=s.value?.public,o=p.value,n=o?.seats[t],a=n?J(n):gettext("Free seat"),l=e?Et(e).includes(t):!1,y=o?.you===null&&o.state==="playing"&&lo(o,t);return h`<div class=${c("plate",y&&"open",l&&"turn",n?.present===!1&&"away")}>
    <${Hu} seat=${t} sitter=${n} name=${a} />
    <span class="who">
      <b><span class="dir">${se(t)}</span> <span class="called">${a}</span></b>
      ${n?.present===!1&&h`<${g}>${gettext("away")}<//>`}<${Pu} seat=${t} />
    </span>
    ${y&&h`<${ws} seat=${t} />`}
    ${e&&!y&&t!==S.value&&h`<${Iu} count=${e.seats[t].cards} />`}
  </div>`}var Ru=({count:t})=>h`<ol class="fan backs" style=${{"--n":t}} aria-hidden="true">
  ${Array.from({length:Math.max(0,t)},(e,o)=>h`<li style=${{"--i":o}}><div class="card back"></div></li>`)}
</ol>`,Wu=({cards:t})=>h`<dl class="openhand">${["S","H","D","C"].map(e=>h`<div key=${e}><dt><${$e} suit=${e} named /></dt><dd>${t.filter(o=>o[0]===e).map(o=>o[1]==="T"?"10":o[1]).join(" ")||"\u2013"}</dd></div>`)}</dl>`;function Ns({seat:t}){let e=s.value,o=e?.public.hands[t]??e?.you?.hands[t],n=e?.public.phase==="play"||e?.public.phase==="claim";if(o&&n&&!e?.public.marks[t]?.length)return h`<${bs} seat=${t} cards=${o} />`;if(o)return h`<${Wu} cards=${At(o)} />`;let a=(e?.public.seats[t].cards??0)-(e?.public.marks[t]?.length??0);return h`<div class="fanbox"><${Ru} count=${a} /></div>`}var Os=({seat:t})=>h`<section class=${`seat ${Lt(t,S.value)}`} aria-label=${i(t)}>
  <${Ns} seat=${t} /><${Cs} seat=${t} /><${In} seat=${t} />
</section>`,Ls=({seat:t})=>h`<section class="seat bottom" aria-label=${t===u.value?gettext("Your hand"):i(t)}>
  <${Ts} />
  ${Rn().length||t===u.value?h`<${xs} />`:h`<${Ns} seat=${t} />`}
  <${In} seat=${t} /><${Cs} seat=${t} />
</section>`;import{html as xe}from"../vendor/ui.js";var Fu=({preference:{key:t,help:e},choice:{value:o,label:n}})=>xe`<label>
  <input type="radio" name=${t} value=${o} checked=${Bt(t)===o} onChange=${()=>hn(t,o)}
    aria-describedby=${e?`${t}-help`:null} /><span>${n}</span>
</label>`,Uu=({preference:t})=>xe`<fieldset>
  <legend>${t.label}</legend>
  ${t.help&&xe`<p id=${`${t.key}-help`}>${t.help}</p>`}
  <div class="choices">${t.choices.map(e=>xe`<${Fu} key=${e.value} preference=${t} choice=${e} />`)}</div>
</fieldset>`,Ms=()=>xe`<${E} title=${gettext("Settings")} name="settings">
  <div class="scroll">${to.map(t=>xe`<${Uu} key=${t.key} preference=${t} />`)}</div>
<//>`;import{html as U}from"../vendor/ui.js";import{html as qo}from"../vendor/ui.js";var qu=t=>$.map(e=>t.seats[e]).filter(e=>e?.ready).flatMap(e=>e?.name??[]);function _u({present:t}){let e=qu(t);return qo`<p class="waitingfor" role="status">
    ${e.length>0&&r(gettext("Want to play again: %(names)s."),{names:dt(e)})} ${Le(t)}
  </p>`}function ju({present:t}){let e=t.you&&t.seats[t.you]?.ready||!1;return qo`<button type="button" class="ok plain" onClick=${Bo}>${gettext("Leave to the lobby")}</button>
    <button type="button" class=${c("ok",e&&"plain")} data-first onClick=${()=>Ze(!e)}>
      ${e?gettext("Rather not"):gettext("Play again")}</button>`}function As(){let t=p.value;return!t?.you||t.state!=="over"?qo`<a class="ok" data-first href=${mt}>${gettext("To the lobby")}</a>`:qo`<${_u} present=${t} /><${ju} present=${t} />`}import{html as Xu,useLayoutEffect as Vu,useRef as Ku}from"../vendor/ui.js";function Es(){let t=Ku(null);return Vu(()=>{vt.value&&t.current?.replaceChildren(vt.value)},[vt.value]),Xu`<div class="ended" ref=${t}></div>`}import{html as _}from"../vendor/ui.js";var Vn=t=>({trick:gettext("Trick score"),card:gettext("Card score"),sequence:gettext("Sequence score"),negation:gettext("Negation"),reversal:gettext("Grand reversal"),contract:gettext("Contract"),below:gettext("Below the line"),above:gettext("Above the line"),imps:gettext("IMPs"),nil:gettext("Nil"),bags:gettext("Bags")})[t]??t,be=({points:t,strong:e=!1})=>_`<span class=${c("points tnum",t<0&&"minus",t>0&&"plus",e&&"sum")}>${yt(t)}</span>`,Bs=(t,e)=>_`<li key=${e}><span><${Ht} text=${t.text} /></span><${be} points=${t.points} /></li>`;function Gu(t){let e=p.value?.seats[t];return e&&J(e)}var Zu=({seat:t,lines:e})=>_`<section class="seatlines">
  <h4>${i(t)} <small>${Gu(t)}</small> <${be} points=${Po(e)} strong /></h4>
  ${e.length?_`<ul>${e.map(Bs)}</ul>`:_`<p class="none">${gettext("No scoring cards")}</p>`}
</section>`,Yu=({side:t,lines:e})=>_`<section class="sidelines">
  <h4>${I(t)} <${be} points=${Po(e)} strong /></h4>
  <ul>${e.map(Bs)}</ul>
</section>`,zu=({lines:t})=>_`<ol class="sequence">${t.map((e,o)=>_`<li key=${o}>
        <span><${Ht} text=${e.text} /></span><b class="side">${I(e.side)}</b><${be} points=${e.points} />
      </li>`)}</ol>`;function Qu({part:t,lines:e}){return t==="sequence"?_`<${zu} lines=${e} />`:t==="card"?_`<div class="four">
      ${$.map(o=>_`<${Zu} key=${o} seat=${o} lines=${hs(e,o)} />`)}
    </div>`:_`<div class="two">${f.map(o=>{let n=e.filter(a=>a.side===o);return n.length>0&&_`<${Yu} key=${o} side=${o} lines=${n} />`})}</div>`}var Ps=({seen:t,part:e})=>_`<section class="part" data-part=${e}>
  <h3>${Vn(e)}</h3><${Qu} part=${e} lines=${Do(t,e)} />
</section>`;import{html as z}from"../vendor/ui.js";var Ju=["imps","reversal"],_o=({name:t,values:e,strong:o=!1})=>z`<tr class=${c(o&&"strong")}><th scope="row">${t}</th>
  ${f.map(n=>z`<td key=${n}><${be} points=${e[n]} strong=${o} /></td>`)}</tr>`,Ds=({seen:t,part:e})=>Do(t,e).some(({points:o})=>o)&&z`<${_o} name=${Vn(e)} values=${Io(o=>fs(t.sheet.current,e,o))} />`,tm=({bags:t})=>z`<tr><th scope="row">${gettext("Bags kept")}</th>
  ${f.map(e=>z`<td key=${e} class="tnum">${ie(t[e])}</td>`)}</tr>`,em=t=>u.value!==null&&t===rt(u.value);function om({seen:t,total:e}){let o=p.value?.earlier,n=We(t).includes("imps")?gettext("Match total in IMPs"):gettext("Match total");return z`<${_o} name=${n} values=${e} strong />
    ${o&&z`<${_o} name=${gettext("All matches at this table")} values=${Io(a=>o[a]+e[a])} strong />`}`}function Hs({seen:t}){let e=Ho(t),[o,n]=[!1,!0].map(a=>We(t).filter(l=>Ju.includes(l)===a));return z`<table class="sums"><caption class="sr-only">${gettext("Sums")}</caption>
    <thead><tr><td></td>${f.map(a=>z`<th key=${a} scope="col" class=${c(em(a)&&"mine")}>${I(a)}</th>`)}</tr></thead>
    <tbody>
      ${o.length>1&&o.map(a=>z`<${Ds} key=${a} seen=${t} part=${a} />`)}
      ${e&&z`<${_o} name=${gettext("This board")} values=${e.score} strong />`}
      ${n.map(a=>z`<${Ds} key=${a} seen=${t} part=${a} />`)}
      <${om} seen=${t} total=${e?.total??t.totals} />
      ${e?.bags&&z`<${tm} bags=${e.bags} />`}
    </tbody></table>`}function nm(t){return Ho(t)?.contract?t.facts.counted===void 0?gettext("Passed out: no score."):gettext("Passed out: the board is void and does not count."):""}var am=({seen:{claim:t}})=>t&&Object.values(t.answers).every(e=>e==="accept")&&U`<p class="agreed">${r(gettext("%(seat)s claimed %(tricks)s; both defenders accepted."),{seat:i(t.seat),tricks:Rt(t.tricks)})}</p>`;function rm({seen:t}){if(K(t))return U`<${ve} seen=${t} small />`;if(!t.contract)return U`<p class="result">${nm(t)}</p>`;let{text:e,declarer:o}=t.contract,n={contract:{call:e},seat:{seat:o},tricks:Rt(t.tricks[rt(o)])};return U`<p class="result"><${Ht} text=${{key:gettext_noop("%(contract)s by %(seat)s: %(tricks)s"),args:n}} /></p>`}var Is=t=>r(gettext("Board %(board)s"),{board:t.board});function sm({seen:t}){return t.outcome.over?U`${vt.value?U`<${Es} />`:U`<p class="winner">${io(t.outcome)}</p>`}
    <h3 class="lastboard">${Is(t)}</h3>`:null}var im=({seen:t})=>U`<p class="waitingfor">
  ${r(gettext("Not confirmed yet: %(seats)s"),{seats:dt(t.turns.map(i))})}
 <${Xn} /></p>`,lm=()=>U`<button type="button" class="ok" data-action="ok" data-first aria-disabled=${!W("ok")||x.value!==null}
    onClick=${()=>W("ok")&&V("ok")}>${gettext("OK")}</button>`,cm=({seen:t})=>U`<div class="panel-foot">
  ${t.phase==="scoreboard"&&U`<${im} seen=${t} />${u.value&&!T.value&&U`<${lm} />`}`}
  ${t.phase==="over"&&U`<${As} />`}
</div>`;function Rs(){let t=s.value?.public;if(!t)return null;let e=t.phase==="over"?gettext("Match over"):Is(t);return U`<${E} title=${e} name="sheet">
    <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Score sheet")}>
      <${sm} seen=${t} /><${rm} seen=${t} /><${am} seen=${t} /><${Hs} seen=${t} />
      ${We(t).map(o=>U`<${Ps} key=${o} seen=${t} part=${o} />`)}
      <${Ro} seen=${t} /><${Mo} boards=${t.sheet.boards} />
    </div>
    <${cm} seen=${t} />
  <//>`}import{html as Q,useLayoutEffect as um,useRef as Ws}from"../vendor/ui.js";var mm=t=>new Date(t).toLocaleTimeString(document.documentElement.lang,{timeStyle:"short"}),dm=({message:t})=>Q`<li class=${c(t.by===_t.value&&"mine")}>
  <b>${t.by}</b> <time datetime=${new Date(t.at).toISOString()}>${mm(t.at)}</time>
  <p dir="auto">${t.text}</p>
</li>`;function pm(){let t=Ws(null),e=Ws(!0);return um(()=>{t.current&&e.current&&(t.current.scrollTop=t.current.scrollHeight)},[pt.value]),{box:t,onScroll:()=>{let{scrollTop:n=0,scrollHeight:a=0,clientHeight:l=0}=t.current??{};e.current=a-n-l<24}}}function $m(){let{box:t,onScroll:e}=pm();return Q`<div class="scroll" ref=${t} onScroll=${e} tabindex="0" role="group" aria-label=${gettext("What was said")}>
    ${pt.value.length?Q`<ol>${pt.value.map(o=>Q`<${dm} key=${o.id} message=${o} />`)}</ol>`:Q`<p class="none">${gettext("Nothing has been said yet.")}</p>`}
  </div>`}async function fm(t){if(t.preventDefault(),D.value!=="open")return jt(gettext("There is no connection. Your words are kept; send them again later."),"bad");await gr()}var hm=t=>{kt.value=t.currentTarget.value},gm=()=>Q`<form onSubmit=${fm}>
  <input data-first value=${kt.value} onInput=${hm} maxlength=${ur} autocomplete="off" enterkeyhint="send"
    aria-label=${gettext("Say something to the table")} placeholder=${gettext("To everyone at the table")} />
  <button aria-disabled=${Ae.value||!kt.value.trim()}>${gettext("Say")}</button>
</form>`,Fs=()=>Q`<${$m} />
  ${xt?Q`<p class="login"><a data-first href=${ze(`${location.pathname}${location.search}`)}>${gettext("Log in to talk")}</a></p>`:Q`<${gm} />`}`,Kn=()=>Q`<section class="talk" aria-labelledby="talk-title">
  <h2 id="talk-title">${gettext("Talk")}</h2><${Fs} />
</section>`,Us=()=>Q`<${E} title=${gettext("Talk")} name="talkdrawer"><div class="talk"><${Fs} /></div><//>`,qs=()=>Q`<p class="sr-only" role="status" data-testid="talk">
  ${Nn.value.map(({id:t,by:e,text:o})=>Q`<span key=${t}>${r(gettext("%(name)s says: %(words)s"),{name:e,words:o})}</span>`)}
</p>`;import{html as jo,useEffect as vm,useState as xm}from"../vendor/ui.js";var bm=4500;function ym(){let[t,e]=xm(!1);return vm(()=>{if(!Nt.value)return;e(!0);let o=setTimeout(()=>e(!1),bm);return()=>clearTimeout(o)},[Nt.value]),t}function _s(){let t=ym(),e=Nt.value;return jo`<p class=${`toast ${e?.tone??""}`} role="alert">${t&&e?e.words:""}</p>`}function js(){if(ct.value&&D.value==="lost")return jo`<p class="banner" role="status">${C(ct.value)}</p>`;let t={lost:gettext("Connection lost. Reconnecting\u2026"),ended:"",connecting:"",open:""}[D.value];return jo`<p class="banner" role="status">${t}</p>`}var Xs=()=>jo`<p class="sr-only" role="status" data-testid="live">${gt.value}</p>`;import{html as ft}from"../vendor/ui.js";var km=13,wm=t=>H.value?t.last:j.value??t.trick;function Sm({seat:t,card:e,was:o},n){return[r(gettext("%(seat)s: %(card)s"),{seat:i(t),card:L(e)}),o&&w(o),n&&gettext("winning")].filter(Boolean).join(", ")}function Tm({played:t,wins:e}){let o=rr(t.seat,t.card);return ft`<li ref=${o} class=${`${Lt(t.seat,S.value)} ${e?"winning":""}`}>
    <${Dt} card=${t.card} label=${Sm(t,e)} detained=${t.was} />
  </li>`}var Cm=({seen:t,trick:e})=>e===t.trick&&Et(t).length>0&&ft`<li class=${`${Lt(Et(t)[0],S.value)} slot`} aria-hidden="true"></li>`,Nm=(t,e)=>c(Lt(e,S.value),Mt(t.vulnerable,e)&&"isvul",Et(t).includes(e)&&"turn"),Om=({seen:t,number:e})=>ft`<div class="compass" aria-hidden="true">
  ${$.map(o=>ft`<i key=${o} class=${Nm(t,o)}>${se(o)}</i>`)}
  ${e&&ft`<b class="tnum">${e}<small>/${km}</small></b>`}
</div>`;function Vs({seen:t}){let e=wm(t),o=e?.winner??e?.winning;return ft`<section class="trick" aria-label=${H.value?gettext("Last trick"):gettext("Current trick")}>
    <${Om} seen=${t} number=${e?.number} />
    ${e&&ft`<ol key=${`${t.board}/${e.number}`}>
      ${e.cards.map(n=>ft`<${Tm} key=${n.card} played=${n} wins=${n.seat===o} />`)}
      <${Cm} seen=${t} trick=${e} />
    </ol>`}
    ${H.value?ft`<p class="caption">${gettext("Last trick")}</p>`:ft`<${is} seen=${t} />`}
  </section>`}import{html as Qt}from"../vendor/ui.js";var Gn=({action:t})=>x.value?.action===t?"sending":"",Ks=({action:t})=>Number(t.split(" ")[1]),Gs=({action:t,hint:e,keys:o})=>Qt`<button type="button" class=${c("unseen",t.group,Gn(t))}
  data-action=${t.action} aria-disabled="false" aria-keyshortcuts=${o} onClick=${()=>Z(t.action)}>
  <b>${C(t.label)}</b> <small>${e}</small>
</button>`,Lm=t=>Qt`<${Gs} key="look" action=${t} keys="U" hint=${gettext("Turn them up, then bid nil or a number of tricks.")} />`,Mm=t=>Qt`<${Gs} key="blind" action=${t} keys="N" hint=${gettext("Not one trick, promised without a look: worth twice a nil, won or lost.")} />`,Am=t=>Qt`<button key="nil" type="button" class=${c("bid nil",Gn(t))} data-action=${t.action}
  aria-disabled="false" aria-keyshortcuts="N" onClick=${()=>Z(t.action)}>${C(t.label)}</button>`,Em=t=>Qt`<button key=${t.action} type="button" data-action=${t.action}
  class=${c("bid",Gn(t),A.value===Ks(t)&&"typed")} aria-label=${C(t.label)}
  aria-disabled="false" onClick=${()=>Z(t.action)}><span class="tnum">${Ks(t)}</span></button>`;function Zs(){let t=[...k("look").map(Lm),...k("blind").map(Mm)],e=k("tricks");return t.length+e.length===0?null:Qt`<section class="box trickbids" aria-label=${gettext("Bidding box")}>
    ${t}
    ${e.length>0&&Qt`<div class="bids" role="group" aria-label=${gettext("Bids")}>${k("nil").map(Am)}${e.map(Em)}</div>`}
  </section>`}import{html as et}from"../vendor/ui.js";var Bm=t=>t.facts.history??(t.last?[t.last]:[]);function Pm(t,e){let o=t.cards.find(a=>a.seat===e),n=[t.winner===e&&"won",t.leader===e&&"led",o?.was].filter(Boolean).join(" ");return et`<td key=${e} class=${n}>${o&&et`<${Kt} card=${o.card} />`}
    ${t.leader===e&&et`<${g}>${gettext("led")}<//>`}${t.winner===e&&et`<${g}>${gettext("won")}<//>`}</td>`}var Dm=t=>et`<tr key=${t.number}>
  <th scope="row" class="tnum">${t.number}</th>${at.map(e=>Pm(t,e))}
</tr>`;function Hm({seen:t}){let e=Bm(t);return e.length===0?et`<p class="none">${gettext("No trick has been played yet.")}</p>`:et`<table class="tricktable"><caption class="sr-only">${gettext("Tricks")}</caption>
    <thead><tr><td></td>${at.map(o=>et`<th key=${o} scope="col">${i(o)}</th>`)}</tr></thead>
    <tbody>${e.map(Dm)}</tbody>
  </table>`}function Im({seen:t}){return K(t)?et`<h3>${gettext("Bids")}</h3><${ve} seen=${t} small />`:(t.calls.length>0||t.phase==="auction")&&et`<h3>${gettext("Auction")}</h3><${No} seen=${t} small />`}var Zn=({seen:t})=>et`<${Im} seen=${t} />
  ${t.phase!=="auction"&&et`<h3>${t.facts.history?gettext("Tricks"):gettext("Last trick")}</h3><${Hm} seen=${t} />`}`;import{html as nt,useLayoutEffect as Zm,useRef as Ym}from"../vendor/ui.js";import{html as ot}from"../vendor/ui.js";var Ys=({seat:t,bot:e,words:o})=>ot`<button type="button" class="sit plain" onClick=${()=>Ge(t,e)}>${o}<${g}> ${i(t)}<//></button>`,Rm=({seat:t,table:e})=>ot`<p class="free">${gettext("Free")}</p>
  <div class="choices">
    <${_n} seat=${t} table=${e} />
    ${Oe(e)&&ot`<${Ys} seat=${t} bot words=${gettext("Add a bot")} />`}
  </div>`,zs=({ready:t})=>ot`<p class=${c("mark",t&&"ready")}>
  ${t&&ot`<${B} name="check" />`}${t?gettext("Ready"):gettext("Not ready")}
</p>`,Wm=({seat:t,table:e})=>ot`
  <p class="name"><${B} name="computer" />${gettext("Computer")}</p><${zs} ready />
  <div class="choices">
    <${_n} seat=${t} table=${e} />
    ${Oe(e)&&ot`<${Ys} seat=${t} bot=${!1} words=${gettext("Take the bot away")} />`}
  </div>`;function Fm({seat:t,table:e}){let o=e.seats[t];if(!o)return null;let n=e.you===t,a=[n&&gettext("you"),e.owner===t&&gettext("owner"),!n&&!o.present&&gettext("away")];return ot`<p class="name">${J(o)} ${a.filter(Boolean).map(l=>ot`<small key=${l}>${l}</small>`)}</p>
    ${o.badge&&ot`<${Wo} badge=${o.badge} />`}
    <${zs} ready=${o.ready} />
    ${n&&ot`<button type="button" class="sit plain" onClick=${Ke}>${gettext("Stand up")}</button>`}`}function Um({seat:t,table:e}){let o=e.seats[t];return o?o.name===null?Wm:Fm:Rm}var Qs=t=>ot`<li class=${c("chair",t.seat,t.table.you===t.seat&&"mine")}><h3>${i(t.seat)}</h3>
    <${Um(t)} ...${t} />
  </li>`;import{html as qe}from"../vendor/ui.js";import{html as qm,useState as _m}from"../vendor/ui.js";function jm(t){let e=Object.assign(document.createElement("textarea"),{value:t,readOnly:!0});document.body.append(e),e.select(),document.execCommand("copy"),e.remove()}async function Xm(t){navigator.clipboard?await navigator.clipboard.writeText(t):jm(t)}function Yn({text:t,what:e}){let[o,n]=_m(!1);return qm`<button type="button" class="copy" onClick=${async()=>{await Xm(t),n(!0)}}>
    <${B} name="copy" /><span aria-live="polite">${o?gettext("Copied"):gettext("Copy")}</span><${g}> ${e}<//>
  </button>`}var zn=t=>`${location.origin}${location.pathname}${t}`,Vm=t=>t.currentTarget.select(),Km=({invite:t})=>qe`<div class="link">
  <input readonly value=${zn(Wt(null,t))} aria-label=${gettext("Link to this table")} onFocus=${Vm} />
  <${Yn} text=${zn(Wt(null,t))} what=${gettext("Link to this table")} />
</div>`,Gm=({seat:t,invite:e})=>qe`<li>
  <b>${i(t)}</b> <span class="path">${Wt(t)}</span>
  <${Yn} text=${zn(Wt(t,e))} what=${r(gettext("Link to the seat %(seat)s"),{seat:i(t)})} />
</li>`;function Js({table:t}){let e=$.filter(o=>lo(t,o));return e.length===0?null:qe`<section class="invite" aria-labelledby="invite-title">
    <h3 id="invite-title">${gettext("Invite others")}</h3>
    ${an&&qe`<img class="qr" src=${an} alt=${gettext("The link to this table as a QR code")} width="116" height="116" />`}
    <div class="links">
      <p>${t.private?gettext("This table is not listed. Whoever has the link may come."):gettext("Whoever has the link may come.")}</p>
      <${Km} invite=${t.invite} />
      <h4>${gettext("Links that take a seat at once")}</h4>
      <ul>${e.map(o=>qe`<${Gm} key=${o} seat=${o} invite=${t.invite} />`)}</ul>
    </div>
  </section>`}function zm(t){let e=Ym(null);return Zm(()=>{t&&!document.activeElement?.matches("input, textarea")&&e.current?.focus({preventScroll:!0})},[t]),e}function Qm({table:t}){let e=t.you&&t.seats[t.you]?.ready||!1,o=Da(t),n=zm(o&&!e);return t.you&&nt`<button type="button" ref=${n} class=${c("readiness",o&&"big",e&&"plain")}
      onClick=${()=>Ze(!e)}>${e?gettext("Not ready after all"):gettext("Ready")}</button>`}var Jm=({table:t})=>nt`<label class="check">
  <input type="checkbox" checked=${t.quiet} onChange=${()=>aa(!t.quiet)} /> ${gettext("Do not disturb: nobody may watch")}
</label>`;function td({table:t}){let e=Aa(t.room);return nt`<div class="about">
    <h2>${pn(t.room.names)} · ${Ea(t.table)}</h2>
    <ul class="terms">
      ${e&&nt`<li class=${`kind ${t.room.kind}`}>${e}</li>`}
      ${t.private&&nt`<li class="private">${gettext("private")}</li>`}
      ${t.quiet&&!t.host&&nt`<li>${gettext("do not disturb")}</li>`}
      ${Pa(t).map(o=>nt`<li key=${o}>${o}</li>`)}
    </ul>
  </div>`}var ed=({table:t})=>Oe(t)&&co(t).length>0&&nt`<button type="button" class="sit plain" onClick=${()=>co(t).forEach(e=>Ge(e,!0))}>
    ${gettext("Fill with bots")}</button>`,od=t=>t.state==="over"?`${gettext("The match is over; another can be played.")} ${Le(t)}`:Le(t),ti=({table:t})=>nt`<main class="waiting" tabindex="-1" inert=${m.value!==null}>
  <${td} table=${t} />
  <p role="status" class="missing">${od(t)}</p>
  <div class="round">
    <${Qm} table=${t} />
    <ul class="chairs" role="list" aria-label=${gettext("Seats")}>
      ${$.map(e=>nt`<${Qs} key=${e} seat=${e} table=${t} />`)}
    </ul>
  </div>
  <div class="ways">
    <${ed} table=${t} />
    ${t.host&&nt`<${Jm} table=${t} />`}
    <a class="sit plain" href=${mt}>${gettext("Back to the lobby")}</a>
  </div>
  ${!xt&&nt`<${Js} table=${t} />`}
</main>`;import{html as Xo}from"../vendor/ui.js";function nd(t){Cr(t),tt()}function ad({seat:t}){let e=p.value?.seats[t],o=Yo(t)||t==="S";return Xo`<li><button type="button" aria-pressed=${S.value===t} aria-disabled=${!o}
      onClick=${()=>o&&nd(t)}>
    <span><b>${i(t)}</b> ${e?J(e):gettext("Free seat")}
      ${!o&&Xo`<small>${gettext("lets nobody sit behind")}</small>`}</span></button></li>`}var ei=()=>Xo`<${E} title=${gettext("Watch from")} name="watch">
  <ul class="entries">${$.map(t=>Xo`<${ad} key=${t} seat=${t} />`)}</ul>
<//>`;function rd(t){return H.value||j.value?"play":t.phase==="negation"||t.phase==="reversal"?"choice":t.phase==="claim"?"claim":t.phase==="auction"?"auction":"play"}function sd({seen:t}){let e=u.value!==null&&!T.value;return K(t)?d`<${ve} seen=${t} />${e&&d`<${Zs} />`}`:d`<${No} seen=${t} />${e&&d`<${zr} />`}`}var id=({seen:t,name:e})=>d`<div class="centre">
  ${e==="auction"&&d`<${sd} seen=${t} />`}
  ${e==="claim"&&d`<${ss} seen=${t} />`}
  ${e==="play"&&d`<${Vs} seen=${t} />`}
  ${e==="choice"&&d`<${ns} seen=${t} />`}
</div>`,ld=({seen:t,name:e})=>d`<main class="table" tabindex="-1" aria-label=${gettext("Card table")} inert=${m.value!==null}><div class=${c("felt",go.value&&"dealing")}>
  ${["top","left","right"].map(o=>{let n=Sa(o,S.value);return d`<${Os} key=${`${o} ${n}`} seat=${n} />`})}
  ${we.value&&d`<${id} seen=${t} name=${e} />`}
  <${Ls} seat=${S.value} />
</div></main>`,cd=()=>d`<p class="none">${gettext("Finished boards and the tricks of this one will be listed here.")}</p>`,oi=()=>d`<p class="watch">
  <${B} name="watch" /> <span>${Ba(p.value?.watchers??0)}</span>
</p>`,ud=({seen:t})=>d`<aside class="side" aria-label=${gettext("The board so far")}>
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Auction, tricks and boards")}>
    <h2 class="sr-only">${gettext("The board so far")}</h2>
    ${t.phase!=="auction"&&d`<${Zn} seen=${t} />`}
    <${Ro} seen=${t} /><${Mo} boards=${t.sheet.boards} />
    ${t.phase==="auction"&&t.sheet.boards.length===0&&d`<${cd} />`}
  </div>
  ${G.value&&d`<${Kn} />`}
  <${oi} />
</aside>`,md=({seen:t})=>d`<${E} title=${gettext("Auction and tricks")} name="tricks">
  <div class="scroll" tabindex="0" role="group" aria-label=${gettext("Auction and tricks")}><${Zn} seen=${t} /></div>
<//>`,dd=({seen:t})=>d`
  ${m.value==="sheet"&&d`<${Rs} />`}
  ${m.value==="keys"&&d`<${ds} />`}
  ${m.value==="claim"&&d`<${rs} />`}
  ${m.value==="leave"&&Ot.value&&d`<${$s} />`}
  ${m.value==="tricks"&&d`<${md} seen=${t} />`}`,ni=()=>d`
  ${m.value==="talk"&&!G.value&&d`<${Us} />`}
  ${m.value==="menu"&&!G.value&&d`<${ps} />`}
  ${m.value==="settings"&&d`<${Ms} />`}
  ${m.value==="connections"&&d`<${ls} />`}
  ${m.value==="watch"&&me.value&&d`<${ei} />`}`;function pd({seen:t}){let e=rd(t);return d`<div class=${`shell ${e==="claim"?"play":e}`} data-phase=${t.phase}>
    <${he} /><${ld} seen=${t} name=${e} />${we.value&&d`<${ud} seen=${t} />`}<${dd} seen=${t} /><${ni} />
  </div>`}var $d=()=>d`<aside class="side" aria-label=${gettext("Talk")}>${G.value&&d`<${Kn} />`}<${oi} /></aside>`;function fd(){let t=p.value;return t?t.state==="closed"?d`<div class="shell room end"><${he} ended /><${us} table=${t} /></div>`:d`<div class="shell room"><${he} /><${ti} table=${t} /><${$d} /><${ni} /></div>`:d`<div class="shell room end"><${he} /></div>`}function hd(){if(D.value==="ended")return d`<div class="shell room end"><${he} ended /><${ms} /></div>`;let t=s.value?.public;return t&&!Pt.value?d`<${pd} seen=${t} />`:d`<${fd} />`}var ai=()=>d`<div class="game">
  <${hd} /><${js} /><${_s} /><${Xs} /><${qs} />
</div>`;var ri=[300,1e3,2e3,4e3,8e3,16e3,3e4],si=4401,gd=4403,vd=4404,xd=[si,gd,vd],Vo=class{#t=null;#a=new Map;#e=0;#o=!1;#r=0;#c=0;#s;constructor(e,o){this.url=e,this.listener=o}start(){document.addEventListener("visibilitychange",()=>document.visibilityState==="visible"&&this.wake()),addEventListener("online",()=>this.wake()),addEventListener("pageshow",e=>e.persisted&&this.wake()),addEventListener("offline",()=>this.#m()),setInterval(()=>this.#f(),4e3),this.#i()}send(e){this.#a.set(e.id,e),this.#n(e)}sendOnce(e){let o=this.#t?.readyState===WebSocket.OPEN;return this.#n(e),o}wake(){this.#o||(this.#t?.readyState===WebSocket.OPEN?this.#l():this.#t?.readyState!==WebSocket.CONNECTING&&this.#i())}#i(){clearTimeout(this.#s);let e=new WebSocket(this.url);this.#t=e,this.#r=Date.now(),this.#e===0&&this.listener.onLink("connecting"),e.onopen=()=>this.#d(),e.onmessage=o=>this.#p(JSON.parse(o.data)),e.onclose=o=>this.#u(o.code)}#d(){this.listener.onLink("open"),this.#l();for(let e of this.#a.values())this.#n(e)}#p(e){this.#r=Date.now(),this.#e=0,(e.type==="ok"||e.type==="error")&&e.id&&this.#a.delete(e.id),e.type==="pong"&&this.listener.onPong(Date.now()-this.#c,e.now),this.listener.onFrame(e)}#u(e){this.#t=null,this.#o=xd.includes(e),this.listener.onLink(this.#o?"ended":"lost"),e===si&&this.listener.onAccessEnded(),this.#o||this.#$()}#$(){let e=ri[Math.min(this.#e,ri.length-1)];this.#e+=1,clearTimeout(this.#s),this.#s=setTimeout(()=>this.#i(),e*(.7+.3*Math.random()))}#m(){let e=this.#t;e&&(e.onopen=e.onmessage=e.onclose=null,e.close(),this.#u(1006))}#f(){this.#t?.readyState===WebSocket.OPEN&&(Date.now()-this.#r>1e4?this.#m():this.#l())}#l(){this.#c=Date.now(),this.#n({do:"ping",...this.listener.seen()})}#n(e){this.#t?.readyState===WebSocket.OPEN&&this.#t.send(JSON.stringify(e))}};function kd(){let t=p.value;!rn||xt||!t||t.you||ke(rn)}function wd(t,e){Ct.value=t,ee.value=e+t/2-Date.now()}var Sd=()=>({version:s.value?.version??0,rev:p.value?.rev??0,...Ct.value!==null&&{trip:Math.round(Ct.value)}});function Td(){let t=new Vo(ca,{onFrame:xo,onPong:wd,onLink:e=>{D.value=e,e==="open"?ct.value=null:na()},onAccessEnded:()=>location.reload(),seen:Sd});oa(t),kd(),t.start()}async function Cd(){let t=$a();_t.value=pa,Jt.value=Ma(new URLSearchParams(location.search).get("watch")),za(),xo(t.table),t.view&&xo(t.view),await eo(),en.textContent="",yd(bd`<${ai} />`,en),await eo(),we.value=!0}async function Nd(){await Cd(),await eo(),ea(),Or(),Tr(),wr(),Sr(),ir(),ia(),$r(),Ir(),ga(),Td(),ha()}Nd();
