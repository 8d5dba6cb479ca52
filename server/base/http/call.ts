import fastJson, { type Schema } from "fast-json-stringify";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteShorthandOptions,
} from "fastify";
import type { TSchema } from "typebox";
import {
  type BodyOf,
  type CallName,
  callEntry,
  type DataOf,
  type ErrorOf,
  type ParamsOf,
  type QueryOf,
} from "#contract/contract.ts";
import { runBy } from "../security/means.ts";
import type { Answer, Envelope, Refusal } from "./envelope.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which call of the contract the route answers. */
    call?: CallName;
  }
  interface FastifyInstance {
    guards: Guards;
  }
}

/** A request whose parts were validated by the contract. */
export type CallRequest<Name extends CallName> = FastifyRequest<{
  Body: BodyOf<Name>;
  Querystring: QueryOf<Name>;
  Params: ParamsOf<Name>;
}>;

/**
 * What a call may answer: its data, a refusal with one of its codes, or the reply that it sent
 * itself.
 */
export type CallAnswer<Name extends CallName> = Answer<DataOf<Name>> | Refusal<ErrorOf<Name>> | FastifyReply;

/** What refuses callers of a call before anything of the request is read, by who may make it. */
export type Guards = Record<"user" | "organiser", preHandlerAsyncHookHandler>;

type Options = Pick<RouteShorthandOptions, "preHandler" | "bodyLimit"> & { config?: FastifyContextConfig };
type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
  reply: FastifyReply,
) => CallAnswer<Name> | Promise<CallAnswer<Name>>;

/**
 * Adds the route of a call. By the contract, its callers are guarded, its requests are validated,
 * and its data is serialised.
 */
export function addCall<Name extends CallName>(app: FastifyInstance, name: Name, handler: Handler<Name>): void;
export function addCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  options: Options,
  handler: Handler<Name>,
): void;
export function addCall<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  ...parts: [Handler<Name>] | [Options, Handler<Name>]
): void {
  const [options, handler] = parts.length === 1 ? [{}, parts[0]] : parts;
  const { caller, params, query, body, data, encoding } = callEntry(name);
  const guard = caller === "user" || caller === "organiser" ? [app.guards[caller]] : [];
  const [method = "", url = ""] = name.split(" ");
  app.route({
    ...options,
    method,
    url,
    preHandler: [guard, options.preHandler ?? []].flat(),
    config: { ...options.config, call: name },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && encoding !== "multipart" && { body }),
      ...(data && { response: { "2xx": data } }),
    },
    ...(data && { serializerCompiler: () => getSerializer(data) }),
    handler: (request, reply) => runBy(request.apiToken, () => handler(request as CallRequest<Name>, reply)),
  });
}

// Made once for all servers of the process: only tests have more than one.
const serializers = new WeakMap<TSchema, (envelope: Envelope) => string>();

/**
 * Returns what writes an envelope with this data: fields that the schema does not have are left
 * out.
 */
function getSerializer(data: TSchema): (envelope: Envelope) => string {
  const cached = serializers.get(data);
  if (cached) return cached;
  const write = fastJson(lenient(data) as Schema);
  const serialize = (envelope: Envelope) =>
    envelope.code === 0 ? `{"code":0,"msg":"","data":${write(envelope.data)}}` : JSON.stringify(envelope);
  serializers.set(data, serialize);
  return serialize;
}

// A field that is missing is a bug that tests find; visitors get the rest of the answer.
function lenient(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(lenient);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, inner]) =>
      key === "required" && Array.isArray(inner) ? [] : [[key, lenient(inner)]],
    ),
  );
}
