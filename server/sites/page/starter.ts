import { accountPath } from "#core/reservedPaths.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/site.ts";
import { textIn } from "#locales/getText.ts";
import { fragmentScript } from "./fragmentScript.ts";

interface StarterParts {
  /** The address of the program. */
  program: string;
  preload: string[];
  /** The modules that the page loads by itself for a visitor with a session. */
  ofSession: string[];
  hasRealAddresses: boolean;
  language: Language;
  /**
   * The drawn page: not each has alerts that visitors can dismiss, and a menu with entries that are
   * not for everybody.
   */
  html: string;
  /** The minutes that the race's clock is behind UTC. */
  zoneOffset: number;
  /** Whether the page itself is not for everybody. */
  isForSome: boolean;
}

/**
 * The one script of a plain page (docs/decisions/009): redirects a browser with JavaScript to the
 * same page behind the #, before anything is visible.
 */
export const redirectToHash =
  '(function(l,h){document.documentElement.dataset.elsewhere="";l.replace("/"+l.search+(h.slice(0,2)==="#/"?h:"#"+l.pathname+h))})(location,location.hash)';

/**
 * Returns the one inline script of a drawn page.
 *
 * - A visit to another page by its hash address, or to this one at another instant (?at=), must not
 *   show the drawn page first: the script hides it, and puts the server's drawing of the requested
 *   page in its place (fragmentScript.ts); if it gets none, the page stays hidden until the program
 *   has drawn the requested one.
 * - Otherwise the program waits until the drawn page and its main picture are on the screen, at
 *   most two seconds after the whole page has loaded (half a page cannot be hydrated): visitors
 *   read meanwhile. Its files run one by one, so that presses and scrolls are handled between them.
 * - For a visitor with a session, a page with a form requests the modules of the form at once,
 *   beside those of the program.
 * - A visitor with a session sees no "log in" until the program has loaded their name, and of a
 *   view of the account page (?view=documents, src/account/organiser.ts) the frame only until the
 *   program has drawn it.
 * - What is known of a visitor with a session decides which entries of the menu are shown
 *   (src/site/rules), before anything is painted, so that nothing moves. A page that is not for
 *   everybody is hidden from them until the program has drawn it.
 * - A visitor whose clock differs from the race's gets room for the times in their own zone
 *   (blocks/kit/time), which the program writes.
 * - A press on a button that is not yet hydrated (React marks hydrated ones) is stored, starts the
 *   program at once, and is repeated.
 * - If the program fails to load, it is requested again later; if the page is hidden meanwhile, the
 *   visitor sees a message at once, or after the 120 seconds that a file may take.
 * - Links that the server marked with /./ (markedAddresses in src/site/prerender/prerender.tsx)
 *   become hash links.
 * - A new visit lays out and paints what is in sight first, and the other sections one by one when
 *   the browser is idle (blocks/kit/layout/Section.module.css): the first layout then takes a phone
 *   a third of the time.
 * - Alerts that the visitor has dismissed (blocks/home/alert/dismissed.ts) are hidden before
 *   anything is painted, so that nothing moves.
 * - A language in the address is removed, because its cookie is already set: it would undo a later
 *   choice at each load.
 */
export function starter(parts: StarterParts): string {
  const { hasRealAddresses, language, html, isForSome, zoneOffset } = parts;
  const { preloadModule, preloadOwn, load } = writeLoading(parts);
  // Behind the # may be another page, which has alerts.
  const hasNotices = !hasRealAddresses || html.includes(' data-notice="');
  const hasAudiences = html.includes(' data-audience="');
  const isOther = hasRealAddresses ? 'location.hash.slice(0,2)==="#/"' : 'p&&p!=="/"&&p!==e.dataset.home';
  const isElsewhere = `${isOther}||/[?&]at=/.test(location.search)${isForSome ? "||e.dataset.visitor" : ""}`;
  // A loaded picture is still decoded, and a decoded one painted, which takes a frame of its own. A
  // frame is on the screen later than its callback, on a busy phone after the program would have
  // come: the browser reports when, if it can.
  const afterPaint = [
    "function soon(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(seen)})})}",
    'function seen(){var o=window.PerformanceObserver,k="largest-contentful-paint";if(!o||(o.supportedEntryTypes||[]).indexOf(k)<0)return go();setTimeout(go,500);',
    "new o(function(l,s){if(l.getEntries().some(function(x){return i?x.element===i:x.startTime>=since})){s.disconnect();go()}}).observe({type:k,buffered:true})}",
  ].join("");
  const afterPicture =
    'i=document.querySelector("main img[fetchpriority=high]");i?i.decode().then(soon,soon):soon();setTimeout(go,2000)';
  // The main picture is marked lazy (html.ts): it is wanted once it is known that this page is.
  const requestPicture = hasRealAddresses
    ? ""
    : 'new MutationObserver(function(_,o){var i=document.querySelector("main img[loading=lazy][fetchpriority=high]");if(i)i.loading="eager";if(i||document.readyState!=="loading")o.disconnect()}).observe(e,{childList:true,subtree:true});';
  // A scroll position or an anchor is only found in a complete page.
  const layPiecemeal = `${hasRealAddresses ? "location.hash||" : ""}(performance.getEntriesByType("navigation")[0]||{}).type!=="navigate"||(e.dataset.laying="")`;
  // The first use of dates takes a phone 50 ms: best while the program loads.
  const lay =
    'function lay(){var s=document.querySelectorAll("section[data-nested=false]"),i=0;(function next(){if(i<s.length){s[i++].dataset.laid="";window.requestIdleCallback?requestIdleCallback(next):setTimeout(next,50)}else{delete e.dataset.laying;Intl.DateTimeFormat()}})()}';
  // The texts of src/site/start/BootFailure.tsx, which needs the program.
  const text = (key: "bootFailedTitle" | "bootFailed" | "retry") => JSON.stringify(textIn(language, messages, key));
  const note = [
    'function note(){var m=document.createElement("main"),r=document.getElementById("root"),a;if(!r||e.dataset.elsewhere===undefined)return;',
    'function add(n,t){var x=document.createElement(n);x.textContent=t;m.append(x);return x}m.className="boot-note";',
    `add("h1",${text("bootFailedTitle")});add("p",${text("bootFailed")});a=add("a",${text("retry")});`,
    "a.href=location.href;a.onclick=function(){location.reload()};r.replaceChildren(m);delete e.dataset.elsewhere}",
    "function lost(){on=0;w=Math.min(2*w||5e3,6e4);note();setTimeout(go,w)}",
  ].join("");
  const forget =
    'if(/[?&]language=/.test(location.search)){var u=new URL(location.href);u.searchParams.delete("language");history.replaceState(history.state,"",u)}';
  const hashLinks = hasRealAddresses
    ? ""
    : `addEventListener("DOMContentLoaded",function(){document.querySelectorAll('a[href^="/./"]').forEach(function(a){a.setAttribute("href","#"+a.getAttribute("href").slice(2))})});`;
  // The style is not in the page's text, which the policy would block.
  const hideDismissed = hasNotices
    ? `try{var d=new CSSStyleSheet;(localStorage.getItem("dismissed")||"").match(/\\w+/g).forEach(function(k){d.insertRule('[data-notice="'+k+'"]{display:none}')});document.adoptedStyleSheets=[d]}catch(_){}`
    : "";
  const hasSession = 'try{localStorage.getItem("token")&&(e.dataset.user="")}catch(_){}';
  // The account page is drawn with the title of its first view.
  const markView = `/${accountPath.replace("/", "\\/")}\\/?\\?[^#]*\\bview=(?:applications|documents)/i.test(location.href)&&(e.dataset.viewing="");`;
  const markZone = `new Date().getTimezoneOffset()===${zoneOffset}||(e.dataset.far="");`;
  const markVisitor =
    hasAudiences || isForSome
      ? 'try{if(localStorage.getItem("token"))e.dataset.visitor=localStorage.getItem("entered")?"entered":"logged-in"}catch(_){}'
      : "";
  // React marks the elements it has hydrated, the program marks the page. The last press counts,
  // for 15 seconds.
  const keepPresses = [
    'function live(x){return e.dataset.live!==undefined&&Object.keys(x).some(function(k){return!k.indexOf("__reactProps$")})}',
    "function again(){var x=b;if(live(x)){b=0;setTimeout(function(){x.click()},50)}else if(x.isConnected&&n++<300)setTimeout(again,50);else b=0}",
    'addEventListener("click",function(c){var w=b,x=c.target.closest("#root button");if(!x||live(x))return;c.stopImmediatePropagation();e.dataset.pressed="";if(document.readyState!=="loading")go();n=0;b=x;w||again()},true);',
  ].join("");
  const elsewhere = hasRealAddresses ? "go()" : fragmentScript(language);
  return `(function(){var e=document.documentElement,p=location.hash.slice(1).toLowerCase(),since=0,on,w,b,n,i;${hashLinks}${forget}${preloadModule}${note}${lay}function go(){if(!on){on=1;lay();${load}}}function wait(){${afterPicture}}${keepPresses}${hideDismissed}${hasSession}${markView}${markVisitor}${markZone}if(${isElsewhere}){e.dataset.elsewhere="";setTimeout(note,12e4);${elsewhere}}else{${preloadOwn}${requestPicture}${layPiecemeal};addEventListener("DOMContentLoaded",wait)}${afterPaint}})()`;
}

// The parts of the script that load modules: `pre` preloads one, and the last returns when the
// program runs.
function writeLoading({ program, preload, ofSession }: StarterParts) {
  const preloadModule =
    'function pre(f){var l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href=f;document.head.append(l);return f}';
  // What the visitor has come for is then there as soon as the program asks for it.
  const preloadOwn =
    ofSession.length > 0
      ? `e.dataset.user!==undefined&&${JSON.stringify([...preload, program, ...ofSession])}.forEach(pre);`
      : "";
  const load = `${JSON.stringify(preload)}.map(pre).concat(${JSON.stringify(program)}).reduce(function(p,f){return p.then(function(){return import(f)}).then(function(){return new Promise(function(d){setTimeout(d)})})},Promise.resolve()).catch(lost)`;
  return { preloadModule, preloadOwn, load };
}
