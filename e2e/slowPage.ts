import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that sends the home page of a server slowly. */
export interface SlowPage {
  port: number;
  stop(): void;
}

/**
 * Starts a proxy that sends the body of the home page in pieces of `piece` bytes, one each `wait`
 * ms, and all else unchanged.
 */
export async function serveSlowly(serverPort: number, piece: number, wait: number): Promise<SlowPage> {
  const proxy = createServer((incoming, outgoing) => {
    const { url = "/", method, headers } = incoming;
    const target = { port: serverPort, host: "127.0.0.1", path: url, method };
    // Uncompressed, so that pieces of the body are pieces of HTML.
    const upstream = request({ ...target, headers: { ...headers, "accept-encoding": "identity" } }, (response) => {
      if (url === "/") return sendSlowly(response, outgoing, piece, wait);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { port: (proxy.address() as AddressInfo).port, stop };
}

async function sendSlowly(
  response: IncomingMessage,
  outgoing: ServerResponse,
  piece: number,
  wait: number,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const page = Buffer.concat(chunks);
  const { "content-length": _, ...headers } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, headers);
  let offset = page.indexOf("<body>");
  outgoing.write(page.subarray(0, offset));
  for (; offset < page.length && !outgoing.destroyed; offset += piece) {
    outgoing.write(page.subarray(offset, offset + piece));
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  outgoing.end();
}
