import { myCache, myPath } from "#core/myPage.ts";

/**
 * The worker of the page for race day. It keeps nothing by itself: the page puts its documents into
 * the one cache, and this reads them if the server cannot be reached. Its scope also begins the
 * paths of other pages, such as /my-race, and it answers for this page alone.
 */
export const myWorker = `"use strict";
const cacheName = ${JSON.stringify(myCache)};
const page = ${JSON.stringify(myPath)};
// What a proxy answers whose server is away.
const isAway = (status) => status === 502 || status === 503 || status === 504;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.mode !== "navigate" || request.method !== "GET" || url.pathname !== page) return;
  event.respondWith(url.searchParams.has("kept") ? readFirst(request, url) : fetchFirst(request, url));
});

// The network answers as long as there is one, so that no earlier edition of the site is shown.
async function fetchFirst(request, url) {
  try {
    const answer = await fetch(request);
    return (isAway(answer.status) && (await read(url))) || answer;
  } catch {
    return (await read(url)) || Response.error();
  }
}

// The reader chose what is kept: the page came, and its calls failed.
async function readFirst(request, url) {
  return (await read(url)) || fetch(request);
}

// A language in the address is the reader's choice; else it is that of the last visit.
async function read(url) {
  const cache = await caches.open(cacheName);
  const language = url.searchParams.get("language");
  const chosen = language && (await cache.match(page + "?language=" + encodeURIComponent(language)));
  return chosen || cache.match(page);
}
`;

/**
 * The kill switch: what the address of the worker has instead while MY_OFFLINE is off. A browser
 * asks for its worker at each visit and past its caches, gets this one, and is rid of both.
 */
export const myWorkerEnd = `"use strict";
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([caches.delete(${JSON.stringify(myCache)}), self.registration.unregister()])),
);
`;
