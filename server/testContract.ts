import { Ajv } from "ajv";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { type CallName, callEntry } from "#contract/contract.ts";
import { commonErrors, type ErrorCode, errors, sessionErrors, tokenErrors } from "#contract/errors.ts";
import { object, optional, text } from "#contract/schema.ts";

const ajv = new Ajv({ strict: true, allowUnionTypes: true });
const envelope = (data: TSchema) =>
  ajv.compile(object({ code: { type: "integer" }, msg: { type: "string" }, data } as never));
const envelopes = new WeakMap<TSchema, ReturnType<typeof envelope>>();

/**
 * Compares every response of a server with the contract and returns the differences: unknown
 * fields, missing fields, wrong types, and codes that the call does not list. Call it before routes
 * are added.
 */
export function watchContract(app: FastifyInstance): string[] {
  const faults: string[] = [];
  const check = (request: FastifyRequest, body: unknown) => {
    const { call } = request.routeOptions.config;
    if (call) faults.push(...findFaults(call, body).map((fault) => `${call}: ${fault}`));
  };
  // Before serialisation, which drops unknown fields.
  app.addHook("preSerialization", async (request, _reply, payload) => {
    check(request, { msg: "", ...JSON.parse(JSON.stringify({ ...(payload as object), msg: "" })) });
    return payload;
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = /^application\/json/.test(String(reply.getHeader("content-type")));
    const isPlain = typeof payload === "string" || Buffer.isBuffer(payload);
    if (isJson && isPlain && payload.length > 0 && !reply.getHeader("content-encoding"))
      check(request, JSON.parse(String(payload)));
    return payload;
  });
  return faults;
}

/** Returns how a response body differs from the contract of the call. */
export function findFaults(name: CallName, body: unknown): string[] {
  const { data, file } = callEntry(name);
  const { code, data: details } = body as { code?: unknown; data?: { error?: ErrorCode } };
  if (code === 0 && data) return getFaults(data, body);
  if (typeof code !== "number" && file) return [];
  const error = details?.error;
  if (error === undefined || !Object.hasOwn(errors, error)) return [`no known error code in ${JSON.stringify(body)}`];
  if (!mayRefuse(name, error)) return [`refuses with ${error}, which its entry does not list`];
  return getFaults(refusals[error] ?? object({}), body);
}

function mayRefuse(name: CallName, error: ErrorCode): boolean {
  const { caller, scopes, errors: ownErrors = [] } = callEntry(name);
  const all: ErrorCode[] = [...ownErrors, ...commonErrors, ...(caller === "anyone" ? [] : sessionErrors)];
  // Any call refuses a token that is not for it.
  const ofTokens: ErrorCode[] = scopes ? [...tokenErrors] : ["token/not-here"];
  return all.includes(error) || ofTokens.includes(error);
}

const refusals: Record<string, TSchema> = Object.fromEntries(
  Object.entries(errors).map(([error, entry]) => {
    const { details = {} } = entry as { details?: Record<string, TSchema> };
    return [error, object({ error: text(), field: optional(text()), ...details })];
  }),
);

function getFaults(data: TSchema, body: unknown): string[] {
  const validate = envelopes.get(data) ?? envelope(data);
  envelopes.set(data, validate);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
