import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What a proxy in front of several servers does at its simplest: each request goes to the next one.
 */
export interface RoundRobin {
  address: string;
  /** How many requests each server answered. */
  answered: number[];
  close(): void;
}

/**
 * Starts one. A request whose server cannot be reached is answered with 502, and never sent to two.
 */
export async function openRoundRobin(addresses: readonly string[]): Promise<RoundRobin> {
  const answered = addresses.map(() => 0);
  let turn = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const at = turn++ % addresses.length;
    const { method, url, headers } = incoming;
    const forwarded = request(new URL(url ?? "/", addresses[at]), { method, headers }, (reply) => {
      answered[at] = (answered[at] ?? 0) + 1;
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.on("error", () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502, { "content-length": 0 }).end(),
    );
    incoming.pipe(forwarded);
  };
  const server = createServer(pass).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, answered, close: () => server.close().closeAllConnections() };
}
