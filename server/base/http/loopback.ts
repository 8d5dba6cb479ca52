import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Returns whether a request comes from a browser on this machine, to one of its own names, and
 * through no proxy. The address is the connection's, not a header's. The name is checked because a
 * page of another site can have a name that resolves to this machine.
 */
function isLoopbackRequest(request: FastifyRequest): boolean {
  const { socket, headers } = request.raw;
  const names = Object.keys(headers);
  // A proxy that adds no header usually speaks HTTP/1.0, which no browser does.
  if (names.some((name) => proxyHeader.test(name)) || request.raw.httpVersion === "1.0") return false;
  return isLoopback(socket.remoteAddress ?? "") && isOwnName(headers.host ?? "");
}

// Headers of the standard (RFC 7239), of proxies and load balancers, and of CDNs.
const proxyHeader =
  /^(?:forwarded|via|proxy-|x-(?:forwarded|real-ip|client-ip|cluster-client-ip|original-|proxy|envoy-|amzn?-|azure-|arr-|appengine-)|true-client-ip|(?:cf|cdn|fastly|fly|ali|akamai|ngrok)-)/;

/**
 * Restricts the routes of this scope to requests from this machine: others get 404. No response is
 * cached.
 */
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
