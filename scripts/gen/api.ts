import type { Call, Caller } from "#contract/call.ts";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import { commonErrors, type ErrorCode, errors, sessionErrors, tokenErrors } from "#contract/errors.ts";
import { personalData } from "#core/authorities.ts";
import type { Table } from "./messages.ts";

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
};

const callers: Record<Caller, string> = {
  anyone: "anyone",
  user: "a user who is logged in",
  organiser: "an organiser",
  operator: "an operator, with the key of the running server",
  developer: "a developer on the server's own machine, never in production",
};

const intro = `Every response is an envelope \`{ "code", "msg", "data" }\`. If a call succeeds, \`code\` is 0 and \`data\` is described below.
If it is refused, \`code\` follows HTTP, \`msg\` is a sentence in the language of the request (\`Accept-Language\`: zh or en), and
\`data.error\` is a code that never changes its meaning; \`data.field\` names the field that is wrong, if there is one.
Programs read \`data.error\`, never \`msg\`. A refusal comes with HTTP status 200, except those that Fastify makes.

Headers: \`token\` (from the login), \`terminalType: 3\`, \`osId: 1002\`. Bodies are JSON unless stated. While \`PATH_CIPHER\` is on, paths are
encrypted. Calls of organisers that name a scope also take an API token of an organiser, as \`Authorization: Bearer slt_…\` without the header \`token\`; they then answer with the HTTP status of \`code\`,
and need no encrypted path. No other call takes one. The schemas are in \`contract/\`; the server validates requests and serialises responses by them.`;

/** Returns the page that describes every call of the API, with the sentences of its errors. */
export function generateApi(sentences: Table): string {
  const names = Object.keys(contract) as CallName[];
  const index = names.map((name) => `| [${name}](#${anchor(name)}) | ${callEntry(name).summary} |`);
  return [
    "<!-- Made by `npm run gen` from contract/. -->",
    "# The API",
    intro,
    ["| call | |", "|---|---|", ...index].join("\n"),
    ...names.map(describeCall),
    "## Error codes",
    `Any call may refuse with ${codes(commonErrors)}; one that not anyone may make, also with ${codes(sessionErrors)}; one with an API token, with ${codes(tokenErrors)}.`,
    describeErrors(sentences),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function describeCall(name: CallName): string {
  const {
    summary,
    caller,
    rights,
    personal,
    scopes,
    madeBy,
    params,
    query,
    body,
    encoding,
    data,
    file,
    errors: own = [],
  } = callEntry(name);
  const sent = encoding === "form" ? "body, urlencoded" : encoding === "multipart" ? "body, multipart" : "body";
  const parts: [string, unknown][] = [
    ["path", params],
    ["query", query],
    [sent, body],
    ["data", data],
  ];
  const shapes = parts.flatMap(([label, schema]) => (schema ? [`${label}: ${getShape(schema as Schema, "")}`] : []));
  return [
    `## ${name}`,
    summary,
    `Who may call: ${callers[caller]}${caller === "organiser" && rights ? ` with the right ${oneOf(rights)}` : ""}.`,
    ...(personal === "none" ? [] : [describePersonal({ caller, rights, personal })]),
    ...(scopes ? [`API token with the scope: ${oneOf(scopes)}.`] : []),
    ...(madeBy ? [`Made by: ${madeBy}`] : []),
    ...(shapes.length > 0 ? [`\`\`\`ts\n${shapes.join("\n")}\n\`\`\``] : []),
    ...(file ? [`Answers ${file}.`] : []),
    ...(own.length > 0 ? [`Refuses with ${codes(own)}.`] : []),
  ].join("\n\n");
}

function describePersonal({ caller, rights, personal }: Pick<Call, "caller" | "rights" | "personal">): string {
  if (caller !== "organiser" && rights)
    return `Personal data: ${personal}, the own; those of others to organisers with the right ${oneOf(rights)}.`;
  if (caller === "user") return `Personal data: ${personal}, the own.`;
  const isShown = caller === "organiser" && personal === "masked";
  return `Personal data: ${personal}${isShown ? `, or in full with the right \`${personalData}\`` : ""}.`;
}

function oneOf(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(" or ");
}

function describeErrors(sentences: Table): string {
  const rows = (Object.keys(errors) as ErrorCode[]).map((code) => {
    const { status, details = {} } = errors[code] as { status: number; details?: object };
    const { zh = "", en = "" } = sentences[code] ?? {};
    const more = Object.keys(details).map((detail) => `\`${detail}\``);
    return `| \`${code}\` | ${status} | ${cell(en)} | ${cell(zh)} | ${more.join(", ")} |`;
  });
  return ["| error | code | English | Chinese | details |", "|---|---|---|---|---|", ...rows].join("\n");
}

// As TypeScript writes a type, which is shorter than a table.
function getShape(schema: Schema, indent: string): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map((schema) => getShape(schema, indent)).join(" | ");
  if (schema.type === "array") {
    const inner = getShape(schema.items ?? {}, indent);
    return inner.includes(" | ") && !inner.startsWith("{") ? `(${inner})[]` : `${inner}[]`;
  }
  if (schema.properties) return getObject(schema, indent);
  const types = [schema.type ?? "any"].flat();
  return types.map((type) => (type === "integer" ? "number" : type)).join(" | ");
}

function getObject({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? ` // ${schema.description}` : "";
    return `${inner}${name}${required.includes(name) ? "" : "?"}: ${getShape(schema, inner)}${comment}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function codes(list: readonly string[]): string {
  return list.map((code) => `\`${code}\``).join(", ");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

// As GitHub makes the anchor of a heading.
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}
