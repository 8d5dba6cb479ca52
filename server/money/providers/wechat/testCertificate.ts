import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";

/** A certificate that a test made, with its private key. */
export interface Certified {
  serial: string;
  key: KeyObject;
  pem: string;
}

/**
 * Makes a certificate (X.509, RSA 2048) with this serial number (hexadecimal, its first digit below
 * 8), signed by itself and valid from a day ago for `days`.
 */
export function makeCertificate(serial: string, days = 365): Certified {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const algorithm = sequence(Buffer.from("06092a864886f70d01010b0500", "hex"));
  const name = sequence(element(0x31, sequence(Buffer.from("0603550403", "hex"), element(0x0c, Buffer.from("test")))));
  const day = 86_400_000;
  const body = sequence(
    element(0xa0, Buffer.from("020102", "hex")),
    element(0x02, Buffer.from(serial, "hex")),
    algorithm,
    name,
    sequence(readTime(Date.now() - day), readTime(Date.now() + days * day)),
    name,
    publicKey.export({ format: "der", type: "spki" }),
  );
  const signature = createSign("SHA256").update(body).sign(privateKey);
  const der = sequence(body, algorithm, element(0x03, Buffer.from([0]), signature));
  const lines = der.toString("base64").replace(/.{64}/g, "$&\n");
  return { serial, key: privateKey, pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}

// DER: a tag, the length, the content.
function element(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, ...parts);
}

function readTime(ms: number): Buffer {
  const text = new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, "");
  return element(0x18, Buffer.from(text));
}
