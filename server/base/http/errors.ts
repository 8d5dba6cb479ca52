import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorSentence, refuse, refuseUnavailable, requestLanguage } from "./envelope.ts";
import { HostileText, refuseText } from "./hostileText.ts";
import { isOutageLineDue } from "./logFailure.ts";

const jsonType = "application/json; charset=utf-8";

/**
 * Answers every failure and every unknown path with an envelope that shows nothing of the inside.
 * While the database cannot be reached, that is 503 with the seconds to wait.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnavailable(error)) {
      logUnavailable(request, error);
      return void reply.code(503).type(jsonType).header("cache-control", "no-store").send(refuseUnavailable());
    }
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (error instanceof HostileText)
      return void reply.code(400).type(jsonType).header("cache-control", "no-store").send(refuseText(error.fault));
    if (status === 500) request.log.error({ err: error }, "a request failed");
    // A route of pictures has set its type already, and an envelope cannot be sent as a picture.
    reply
      .code(status)
      .type(jsonType)
      .header("cache-control", "no-store")
      .send({ ...refuse(getError(status)), code: status });
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).type(jsonType).header("cache-control", "no-store").send(refuse("request/not-found"));
  });
}

/**
 * Answers a request that no route can be found for, such as /%zz: it comes before all hooks, which
 * would set the headers.
 */
export function answerUnreadable(headers: [string, string][]) {
  return ({ statusCode = 400, code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    const isText = code === "FST_ERR_BAD_URL";
    const { msg, data } = isText ? refuseText({ pointer: "/url", reason: "encoding" }) : refuse(getError(statusCode));
    const sentence = typeof msg === "string" ? msg : msg[requestLanguage(request)];
    reply.code(statusCode).header("cache-control", "no-store").send({ code: statusCode, msg: sentence, data });
  };
}

/**
 * Answers what is no HTTP request, such as one with a null character in a header, with an envelope
 * too; its language cannot be known.
 */
export function answerBroken({ code = "" }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === "ECONNRESET" || socket.destroyed) return;
  const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
  const status = statuses[code] ?? 400;
  const error = status === 431 ? "request/too-large" : "request/invalid";
  const body = JSON.stringify({ code: status, msg: errorSentence(error).zh, data: { error } });
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

/**
 * Logs that the database cannot be reached, at most every 10 s: on the opening day thousands of
 * requests find that out in a second.
 */
export function logUnavailable({ log }: Pick<FastifyRequest, "log">, error: unknown): void {
  if (isOutageLineDue()) log.error({ err: error }, "the database cannot be reached");
}

function getError(status: number): ErrorCode {
  if (status === 413) return "request/too-large";
  return status === 500 ? "server/failed" : "request/invalid";
}
