/**
 * The one inline script of a drawn page. A visit to another page by its hash address, or to this one at another instant (?at=),
 * must not show the drawn page of the present first: this hides it until the program has drawn what was asked for. Where the
 * drawn page is what was asked for, the program waits until it and its main picture have been painted, or for two seconds after
 * the whole page has come (half of one cannot be taken over): what is there can be read without it. Whoever has a session sees
 * no "log in" until the program knows them. A press on a button that the program has not taken over yet (React marks what it has) is
 * kept, starts the program at once, and is repeated when it can be answered.
 */
export function starter(program: string, preload: string[], hasRealAddresses: boolean): string {
  const isOther = hasRealAddresses ? 'location.hash.slice(0,2)==="#/"' : 'p&&p!=="/"&&p!==e.dataset.home';
  const isElsewhere = `${isOther}||/[?&]at=/.test(location.search)`;
  // A picture that has come is still to be decoded, and what is decoded to be painted: that takes a frame of its own.
  const afterPaint =
    "function soon(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})}";
  const afterPicture =
    'addEventListener("DOMContentLoaded",function(){var i=document.querySelector("main img[fetchpriority=high]");i?i.decode().then(soon,soon):soon();setTimeout(go,2000)})';
  const load = `${JSON.stringify(preload)}.forEach(function(f){var l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href=f;document.head.append(l)});import(${JSON.stringify(program)})`;
  const hasSession = 'try{localStorage.getItem("token")&&(e.dataset.user="")}catch(_){}';
  // React marks what it has drawn, and the program the page that it has taken over. The last press counts, for 15 seconds.
  const keepPresses = [
    'function live(x){return e.dataset.live!==undefined&&Object.keys(x).some(function(k){return!k.indexOf("__reactProps$")})}',
    "function again(){var x=b;if(live(x)){b=0;setTimeout(function(){x.click()},50)}else if(x.isConnected&&n++<300)setTimeout(again,50);else b=0}",
    'addEventListener("click",function(c){var w=b,x=c.target.closest("#root button");if(!x||live(x))return;c.stopImmediatePropagation();e.dataset.pressed="";if(document.readyState!=="loading")go();n=0;b=x;w||again()},true);',
  ].join("");
  return `(function(){var e=document.documentElement,p=location.hash.slice(1).toLowerCase(),on,b,n;function go(){if(!on){on=1;${load}}}${keepPresses}${hasSession}if(${isElsewhere}){e.dataset.elsewhere="";go()}else{${afterPicture}}${afterPaint}})()`;
}
