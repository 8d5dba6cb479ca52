import { isUtf8 } from "node:buffer";
import { parse } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findTextFault, type TextFault } from "#core/hostileText.ts";
import { refuse } from "./envelope.ts";
import { refuseTwoHosts } from "./oneHost.ts";

// What a client can make long is cut before it is sent back.
const longestPlace = 300;

// The values of this API. Others' headers, such as User-Agent, are in any encoding, and none is
// stored as it is.
const asciiHeaders = ["token", "authorization", "host", "content-type"] as const;

/** A text of a request that is not accepted: answered with 400 (request/bad-text) and its place. */
export class HostileText extends Error {
  readonly statusCode = 400;
  readonly fault: TextFault;

  constructor(fault: TextFault) {
    super(`${fault.reason} at ${fault.pointer}`);
    this.fault = fault;
  }
}

/** Returns the refusal of a request with that fault. */
export function refuseText({ pointer, reason, character }: TextFault) {
  const details = { place: pointer.slice(0, longestPlace), reason, ...(character && { character }) };
  return refuse("request/bad-text", { details, values: { reason, character: character ?? "" } });
}

/**
 * Judges every text of a request before its route sees it: invisible characters, halves of
 * characters, what is not UTF-8 and what nests too deeply are refused, and so is a request that
 * names two hosts; sizes are `bodyLimit`. Bodies are read here, since a text that was decoded no
 * longer shows what its bytes were. Call it before the routes are made.
 */
export function refuseHostileText(app: FastifyInstance): void {
  refuseTwoHosts(app);
  // No call reads plain text.
  app.removeContentTypeParser("text/plain");
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = readUtf8(body as Buffer);
    parseJson(request, text, (error, value) => done(error && (hostileIn("/body", text) ?? error), value));
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const fault = faultOfHead(request);
    done(fault && new HostileText(fault));
  });
  app.addHook("preValidation", ({ body, query, params }, _reply, done) => {
    done(hostileIn("/params", params) ?? hostileIn("/query", query) ?? hostileIn("/body", body));
  });
}

/** Makes the routes of this scope accept forms (application/x-www-form-urlencoded). */
export function acceptForms(app: FastifyInstance, bodyLimit: number): void {
  const type = "application/x-www-form-urlencoded";
  app.addContentTypeParser(type, { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
    done(null, readForm(body as Buffer)),
  );
}

/** Returns the fields of a form; throws HostileText if it is not UTF-8. */
export function readForm(body: Buffer): ReturnType<typeof parse> {
  const text = readUtf8(body);
  const pointer = findUndecodable(text);
  if (pointer !== undefined) throw new HostileText({ pointer: `/body/${pointer}`, reason: "encoding" });
  return parse(text);
}

/** Returns a body as text; throws HostileText if it is not UTF-8. */
export function readUtf8(body: Buffer): string {
  if (isUtf8(body)) return body.toString();
  throw new HostileText({ pointer: "/body", reason: "encoding" });
}

/**
 * Throws HostileText for a value of a request with a fault; `place` is where the value is, such as
 * /body.
 */
export function refuseFaultIn(place: string, value: unknown): void {
  const error = hostileIn(place, value);
  if (error) throw error;
}

function hostileIn(place: string, value: unknown): HostileText | undefined {
  const fault = value === undefined || value === null ? undefined : findTextFault(value);
  return fault && new HostileText({ ...fault, pointer: `${place}${fault.pointer}` });
}

function faultOfHead({ raw, headers, routeOptions }: FastifyRequest): TextFault | undefined {
  const url = raw.url ?? "";
  if (/[^\x21-\x7e]/.test(url)) return { pointer: "/url", reason: "encoding" };
  // Visitors come with the queries of others, such as a search engine's words in GBK: pages do not
  // read those, calls must.
  const start = routeOptions.config?.call && url.includes("%") ? url.indexOf("?") : -1;
  const pointer = start < 0 ? undefined : findUndecodable(url.slice(start + 1));
  if (pointer !== undefined) return { pointer: `/query/${pointer}`, reason: "encoding" };
  for (const name of asciiHeaders)
    if (/[^\t\x20-\x7e]/.test(headers[name]?.toString() ?? ""))
      return { pointer: `/headers/${name}`, reason: "encoding" };
  return undefined;
}

// The name, as it is written, of the first field whose percent-encoding is not that of UTF-8.
function findUndecodable(fields: string): string | undefined {
  if (!fields.includes("%")) return undefined;
  for (const field of fields.split("&")) {
    try {
      decodeURIComponent(field);
    } catch {
      return field.split("=")[0]?.replace(/[^\w.-]/g, "") ?? "";
    }
  }
  return undefined;
}
