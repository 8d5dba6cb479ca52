import { generateKeyPairSync, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { AppleWallet, GoogleWallet } from "../../base/env/walletSettings.ts";

// What the passes are signed with brings it; it has no types.
interface Forge {
  pki: {
    rsa: { generateKeyPair(bits: number): { publicKey: unknown; privateKey: unknown } };
    createCertificate(): {
      publicKey: unknown;
      serialNumber: string;
      validity: { notBefore: Date; notAfter: Date };
      setSubject(attributes: object[]): void;
      setIssuer(attributes: object[]): void;
      sign(key: unknown, digest: unknown): void;
    };
    certificateToPem(certificate: unknown): string;
    privateKeyToPem(key: unknown): string;
  };
  md: { sha256: { create(): unknown } };
}
const require = createRequire(createRequire(import.meta.url).resolve("passkit-generator"));
const { pki, md } = require("node-forge") as Forge;

/** Makes the settings of an account at Apple, with a certificate that this process made. */
export function makeApple(): AppleWallet {
  const { publicKey, privateKey } = pki.rsa.generateKeyPair(2048);
  const certificate = pki.createCertificate();
  const name = [
    { name: "commonName", value: "Pass Type ID: pass.test" },
    { name: "organizationName", value: "Test" },
  ];
  certificate.publicKey = publicKey;
  certificate.serialNumber = "01";
  certificate.validity.notBefore = new Date(Date.now() - 3_600_000);
  certificate.validity.notAfter = new Date(Date.now() + 3_600_000);
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(privateKey, md.sha256.create());
  const pem = pki.certificateToPem(certificate);
  return {
    passType: "pass.test",
    team: "TESTTEAM00",
    certificate: pem,
    key: pki.privateKeyToPem(privateKey),
    intermediate: pem,
  };
}

/** Google's REST server as far as passes use it. */
export interface FakeGoogle {
  settings: GoogleWallet;
  /** The classes and objects that it has, by kind and id. */
  stored: Map<string, Record<string, unknown>>;
  /** How it fails: not at all, by a status, or by no answer. */
  failing: { with?: number | "nothing" };
  /** Returns what a link adds; throws if it is not signed by the account. */
  readLink(link: string): Record<string, unknown>;
  close(): Promise<void>;
}

/** Starts it on a free port of this machine. */
export async function startGoogle(): Promise<FakeGoogle> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const readJwt = (token: string) => {
    const [head = "", body = "", signature = ""] = token.split(".");
    if (!verify("sha256", Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, "base64url")))
      throw new Error("not signed");
    return JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
  };
  const stored: FakeGoogle["stored"] = new Map();
  const failing: FakeGoogle["failing"] = {};
  const decide = (method: string, path: string, body: string, authorization: string | undefined) => {
    if (path === "/token") {
      const { scope } = readJwt(new URLSearchParams(body).get("assertion") ?? "");
      return { status: 200, json: { access_token: `for ${scope}` } };
    }
    if (authorization !== "Bearer for https://www.googleapis.com/auth/wallet_object.issuer") return { status: 401 };
    const [, kind = "", id] = /^\/walletobjects\/v1\/(\w+)(?:\/(.+))?$/.exec(path) ?? [];
    const thing = JSON.parse(body) as { id: string; classId?: string };
    const key = `${kind} ${id ?? thing.id}`;
    // As Google: an object needs its class, and what is there is not made again.
    if (kind === "eventTicketObject" && !stored.has(`eventTicketClass ${thing.classId}`)) return { status: 400 };
    if (method === "POST" && stored.has(key)) return { status: 409 };
    stored.set(key, thing);
    return { status: 200, json: thing };
  };
  const server = createServer(async (request, response) => {
    if (failing.with === "nothing") return request.destroy();
    const body = await readBody(request);
    const { status, json = {} } =
      failing.with === undefined
        ? decide(request.method ?? "", request.url ?? "", body, request.headers.authorization)
        : { status: failing.with };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return {
    settings: { issuer: "3388000000012345678", email: "passes@example.org", key, api: origin, tokens: origin },
    stored,
    failing,
    readLink: (link) => readJwt(link.split("/").at(-1) ?? ""),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
