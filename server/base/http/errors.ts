import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Sentence } from "#core/text.ts";
import { messages, refuse, spokenLanguage } from "./envelope.ts";

const jsonType = "application/json; charset=utf-8";

/** Answers every failure and every unknown path with an envelope that tells nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, "a request failed");
    // Whoever meant to send a picture has said so already, and as a picture an envelope cannot be sent.
    reply
      .code(status)
      .type(jsonType)
      .header("cache-control", "no-store")
      .send(refuse(status, describe(status)));
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).type(jsonType).header("cache-control", "no-store").send(refuse(404, messages.notFound));
  });
}

/** Answers a request that no route can be found for, such as /%zz: it comes before all hooks, which would set the headers. */
export function answerUnreadable(headers: [string, string][]) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    const status = error.statusCode ?? 400;
    const msg = describe(status)[spokenLanguage(request)];
    reply.code(status).header("cache-control", "no-store").send({ code: status, msg, data: null });
  };
}

/** Answers what is no HTTP request, such as one with a null character in a header, with an envelope too; its language cannot be known. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
  const status = statuses[error.code ?? ""] ?? 400;
  const said = status === 431 ? messages.tooLarge : messages.badRequest;
  const body = JSON.stringify({ code: status, msg: said.zh, data: null });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${jsonType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}

function describe(status: number): Sentence {
  if (status === 413) return messages.tooLarge;
  if (status === 429) return messages.tooMany;
  return status === 500 ? messages.failed : messages.badRequest;
}
