import { createPublicKey, type KeyObject, X509Certificate } from "node:crypto";
import type { WechatSettings } from "./settings.ts";

/** A platform certificate: its key verifies from `from` to `until`, in ms since 1970. */
export interface Certificate {
  key: KeyObject;
  from: number;
  until: number;
}

/** Returns the certificates of WeChat Pay by their serial numbers, freshly downloaded. */
export type Download = () => Promise<Map<string, Certificate>>;

/** Finds the keys that verify what WeChat Pay signs. */
export interface Keys {
  /** The key with this serial number or id; undefined if no key of this merchant's modes has it. */
  find(serial: string): Promise<KeyObject | undefined>;
}

const twelveHours = 12 * 3_600_000;
// Somebody who sends made-up serial numbers must not cause a download each time.
const leastMs = 60_000;

/**
 * Opens the keys of a merchant. In the modes with certificates they are downloaded when they are
 * first needed, again after twelve hours, and when something is signed with one that is not known
 * yet, but at most once a minute.
 */
export function openKeys(
  { publicKey, usesCertificates }: Pick<WechatSettings, "publicKey" | "usesCertificates">,
  download: Download,
): Keys {
  const keyObject = publicKey && createPublicKey(publicKey.pem);
  let certificates = new Map<string, Certificate>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | undefined;
  const refresh = async () => {
    askedAt = performance.now();
    certificates = await download();
  };
  const valid = (serial: string) => {
    const certificate = certificates.get(serial);
    return certificate && certificate.from <= Date.now() && Date.now() <= certificate.until
      ? certificate.key
      : undefined;
  };
  return {
    async find(serial) {
      if (publicKey && serial === publicKey.id) return keyObject;
      if (!usesCertificates || !/^[0-9A-F]{8,64}$/i.test(serial)) return undefined;
      const age = performance.now() - askedAt;
      if (age > twelveHours || (!valid(serial) && age > leastMs))
        refreshing ??= refresh().finally(() => {
          refreshing = undefined;
        });
      // A certificate that is known verifies also while no others can be downloaded.
      await refreshing?.catch((error) => {
        if (!valid(serial)) throw error;
      });
      return valid(serial);
    },
  };
}

/** Reads a platform certificate; throws if the text is none, or its serial number is another. */
export function readCertificate(serial: string, pem: string): Certificate {
  const certificate = new X509Certificate(pem);
  if (certificate.serialNumber.toUpperCase() !== serial.toUpperCase()) throw new Error("another serial number");
  return {
    key: certificate.publicKey,
    from: Date.parse(certificate.validFrom),
    until: Date.parse(certificate.validTo),
  };
}
