import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { messages, refuse, type Said, spokenLanguage } from "./envelope.ts";

/** Answers every failure and every unknown path with an envelope that tells nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, "a request failed");
    reply
      .code(status)
      .header("cache-control", "no-store")
      .send(refuse(status, describe(status)));
  });
  app.setNotFoundHandler((_request, reply) => {
    reply.code(404).header("cache-control", "no-store").send(refuse(404, messages.notFound));
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

function describe(status: number): Said {
  if (status === 413) return messages.tooLarge;
  if (status === 429) return messages.tooMany;
  return status === 500 ? messages.failed : messages.badRequest;
}
