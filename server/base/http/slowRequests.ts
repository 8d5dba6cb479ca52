import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerBroken } from "./errors.ts";

/** How long a client may take to send a request. */
export interface RequestPace {
  /** Milliseconds until all headers are here. */
  headersMs: number;
  /** Milliseconds until the whole request is here: at 12 KB/s that is an upload of 20 MB. */
  requestMs: number;
  /**
   * In each window of so many milliseconds, a body that is being read has to grow by `leastBytes`.
   */
  windowMs: number;
  leastBytes: number;
}

// A phone at the edge of a network sends a kilobyte a second, with gaps of half a minute; what
// holds a connection open sends a byte a minute.
const defaultPace: RequestPace = { headersMs: 20_000, requestMs: 30 * 60_000, windowMs: 60_000, leastBytes: 4096 };

/**
 * Returns the pace that requests need, and the options of the server that enforce its first two
 * parts.
 */
export function getPace(changes: Partial<RequestPace> = {}) {
  const pace = { ...defaultPace, ...changes };
  const { headersMs: headersTimeout, requestMs: requestTimeout } = pace;
  const connectionsCheckingInterval = Math.min(10_000, headersTimeout);
  return { pace, options: { requestTimeout, http: { headersTimeout, requestTimeout, connectionsCheckingInterval } } };
}

interface Arriving {
  request: IncomingMessage;
  response: ServerResponse;
  bytes: number;
  since: number;
}

/**
 * Ends requests whose body arrives more slowly than that with 408. A body that the server itself
 * does not read at the moment is not late.
 */
export function endSlowBodies(app: FastifyInstance, { windowMs, leastBytes }: RequestPace): void {
  const arriving = new Map<Socket, Arriving>();
  app.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { headers, socket } = request;
    if (headers["transfer-encoding"] === undefined && !(Number(headers["content-length"]) > 0)) return;
    arriving.set(socket, { request, response, bytes: socket.bytesRead, since: performance.now() });
    request.once("close", () => {
      if (arriving.get(socket)?.request === request) arriving.delete(socket);
    });
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, arrival] of arriving) {
      if (arrival.request.complete || socket.destroyed) arriving.delete(socket);
      else if (
        arrival.request.isPaused() ||
        !arrival.request.readableFlowing ||
        socket.bytesRead - arrival.bytes >= leastBytes
      )
        Object.assign(arrival, { bytes: socket.bytesRead, since: now });
      else if (now - arrival.since >= windowMs) end(socket, arrival);
    }
  }, windowMs / 4);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

function end(socket: Socket, { response }: Arriving): void {
  if (response.headersSent) socket.destroy();
  else
    answerBroken(Object.assign(new Error("A body arrives too slowly."), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
}
