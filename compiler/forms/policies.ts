import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { FormPolicy } from "#forms/form.ts";
import type { Form, Text } from "#schemas/generated/types.ts";
import { sanitiseHtml } from "../html/sanitise.ts";

/**
 * Returns the policies of a form as runners get them: cleaned, each with the SHA-256 of its title
 * and text.
 */
export function compilePolicies(policies: NonNullable<Form["policies"]> = []): FormPolicy[] {
  return policies.map((policy) => {
    const text = clean(policy.text);
    const { zh, en } = policy.title;
    const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify([zh, en ?? null, text.zh, text.en ?? null]))));
    return { ...policy, text, hash };
  });
}

function clean({ zh, en }: Text): Text {
  return { zh: sanitiseHtml(zh), ...(en !== undefined && { en: sanitiseHtml(en) }) };
}
