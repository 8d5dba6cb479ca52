/**
 * The service worker of /staff. It keeps nothing by itself: the page stores its own edition, and
 * this answers with that only if the server cannot be reached.
 */
export const staffWorker = `const staffPath = "/staff";
// A network that is there and answers nothing counts as none after that many ms.
const longestWait = 6000;

// A new worker replaces the old one at once.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // The scope also matches /staff-rules, which is a page of the site.
  if (request.mode === "navigate" && pathname === staffPath) event.respondWith(openPage(request));
  // Built files never change under their names.
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(request));
});

// The server's page, always; the one that the page stored only without a server.
async function openPage(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(longestWait) });
    if (response.status < 500) return response;
    return (await caches.match(staffPath)) ?? response;
  } catch (error) {
    const kept = await caches.match(staffPath);
    if (kept) return kept;
    throw error;
  }
}

async function openFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
`;

/** Removes the worker and what the page stored, if an operator has switched it off. */
export const removingWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("startline-staff-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;
