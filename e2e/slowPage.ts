import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SlowPage {
  port: number;
  stop(): void;
}

/** Hands a server's answers on, but the body of its home page in pieces of so many bytes, with so many ms between them. */
export async function serveSlowly(serverPort: number, piece: number, wait: number): Promise<SlowPage> {
  const proxy = createServer((asked, answer) => {
    const { url = "/", method, headers } = asked;
    const onward = { port: serverPort, host: "127.0.0.1", path: url, method };
    const call = request({ ...onward, headers: { ...headers, "accept-encoding": "identity" } }, (came) => {
      if (url === "/") return hand(came, answer, piece, wait);
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    call.on("error", () => answer.destroy());
    asked.pipe(call);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { port: (proxy.address() as AddressInfo).port, stop };
}

async function hand(came: IncomingMessage, answer: ServerResponse, piece: number, wait: number): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of came) parts.push(part);
  const page = Buffer.concat(parts);
  const { "content-length": _, ...headers } = came.headers;
  answer.writeHead(came.statusCode ?? 502, headers);
  let at = page.indexOf("<body>");
  answer.write(page.subarray(0, at));
  for (; at < page.length && !answer.destroyed; at += piece) {
    answer.write(page.subarray(at, at + piece));
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  answer.end();
}
