import type { Language } from "#core/text.ts";

// Characters of an encoded path that is requested; milliseconds that the server has for it.
const longestPath = 300;
const longestWait = 8000;

/**
 * Returns the part of a drawn home page's script (starter.ts) that shows the page behind the #, as
 * the server drew it (docs/decisions/053). It uses `e`, the root element, `pre`, which preloads a
 * module, `go`, which starts the program, and `wait`, which does so after the page is painted.
 *
 * - The path, and nothing else of the address, goes to this server, encoded and bounded.
 * - The answer is a document that XMLHttpRequest has parsed: nothing in it runs, and no string
 *   becomes HTML here. Its style sheets become rules of an empty one, which the policy allows,
 *   between those of the home page and the theme.
 * - An answer of another edition or another build than this page's is not used, nor one that comes
 *   after the visitor has gone elsewhere, nor a page that is not for everybody if the visitor has a
 *   session.
 * - `data-hash` is the hash that the page in place is drawn for: the program hydrates it if that is
 *   still the address.
 */
export function fragmentScript(language: Language): string {
  const put = [
    "function put(x,h){",
    'var q=function(d,i){return d.getElementById(i)},r=x.response,f=JSON.parse(q(r,"drawn").textContent),b=JSON.parse(q(document,"boot").textContent),',
    's=document.querySelector("style[data-files]"),l=s.dataset.files.split(" "),o=document.createElement("style"),c=new CSSStyleSheet,t="",',
    'a=x.getResponseHeader("content-location"),k=h.split("#")[2];',
    'if(location.hash!==h||(f.isForSome&&localStorage.getItem("token"))||f.siteFile!==b.siteFile||f.buildId!==b.buildId)throw 0;',
    'r.querySelectorAll("[data-file]").forEach(function(y){var n=y.dataset.file;if(l.indexOf(n)<0){l.push(n);t+=y.textContent}});c.replaceSync(t);',
    "s.after(o);for(var i=0;i<c.cssRules.length;i++)o.sheet.insertRule(c.cssRules[i].cssText,i);",
    's.dataset.files=l.join(" ").trim();',
    'if(a)history.replaceState(history.state,"","#"+a+(/\\?[^#]*/.exec(h)||[""])[0]+(k===undefined?"":"#"+k));',
    'e.dataset.user===undefined||f.ofSession.forEach(pre);document.head.append(q(r,"drawn"));q(document,"root").replaceChildren.apply(q(document,"root"),r.getElementById("root").childNodes);',
    // What is not shown cannot be scrolled to.
    "document.title=r.title;e.dataset.hash=location.hash;delete e.dataset.elsewhere;",
    'if(k)try{q(document,decodeURIComponent(k)).scrollIntoView()}catch(_){}else if((performance.getEntriesByType("navigation")[0]||{}).type==="navigate")e.dataset.laying="";',
    "since=performance.now();wait()}",
  ].join("");
  const request = [
    "var h=location.hash,d=/^#(\\/[^?#]*)/.exec(h),x,m;",
    `if(!d||d[1].length>${longestPath}||/[?&]at=/.test(location.search))go();else{`,
    `x=new XMLHttpRequest;x.open("GET","/?drawn="+encodeURIComponent(d[1])+"&language=${language}");x.responseType="document";x.timeout=${longestWait};`,
    // A picture that becomes part of this document is requested, shown or not: as early as the main
    // one of a page that needs no script.
    'x.onload=function(){m=x.response&&x.response.querySelector("main img[fetchpriority=high]");if(m&&x.status===200)m=document.importNode(m.closest("picture")||m,true);function ready(){try{put(x,h)}catch(_){go()}}document.readyState==="loading"?addEventListener("DOMContentLoaded",ready):ready()};',
    "x.onerror=x.ontimeout=go;x.send()}",
  ].join("");
  return put + request;
}
