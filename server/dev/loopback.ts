import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Whether a request comes from a browser on this very machine, addressed by one of its own names, and through no proxy. The address
 * is the connection's, not a header's, and a page elsewhere cannot get in by a name of its own that resolves to this machine.
 */
function isLoopbackRequest(request: FastifyRequest): boolean {
  const { socket, headers } = request.raw;
  const names = Object.keys(headers);
  // A proxy that adds no header usually speaks HTTP/1.0, which no browser does.
  if (names.some((name) => ofProxies.test(name)) || request.raw.httpVersion === "1.0") return false;
  return isLoopback(socket.remoteAddress ?? "") && isOwnName(headers.host ?? "");
}

// Of the standard, of proxies and load balancers, and of the services in front of sites.
const ofProxies =
  /^(?:forwarded|via|proxy-|x-(?:forwarded|real-ip|client-ip|cluster-client-ip|original-|proxy|envoy-|amzn?-|azure-|arr-|appengine-)|true-client-ip|(?:cf|cdn|fastly|fly|ali|akamai|ngrok)-)/;

/** Makes the routes of this scope answer only to this machine: others get 404. No response is cached. */
export function allowLoopbackOnly(scope: FastifyInstance): void {
  scope.addHook("onRequest", (request, reply, done) => {
    reply.header("cache-control", "no-store");
    if (isLoopbackRequest(request)) done();
    else reply.callNotFound();
  });
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address) || address === "::1";
}

function isOwnName(host: string): boolean {
  return /^(?:(?:[a-z0-9_-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);
}
