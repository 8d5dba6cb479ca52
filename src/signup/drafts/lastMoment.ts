import { gcm } from "@noble/ciphers/aes.js";
import type { LocalDraft, TextStore } from "./localDraft.ts";

/** What a tab writes when it is closed, which only synchronous code can do. */
export interface LastMoment {
  /** Returns whether it was written: storage may be full, or the draft too long. */
  write(draft: LocalDraft): boolean;
  remove(): void;
}

// Characters of a draft: a browser's whole store has room for some five million.
const longest = 400_000;
const cipher = { name: "AES-GCM" } as const;
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

interface Written extends Omit<LocalDraft, "content"> {
  /** The key of this tab, sealed with the browser's, which nothing can read. */
  key: string;
  iv: string;
  sealed: string;
}

/**
 * Prepares what a tab writes at that place when it is closed: a key of its own, sealed beforehand.
 * The browser's own cipher is asynchronous, which is too late; so another implementation encrypts
 * the draft (AES-256-GCM, which the browser's can decrypt).
 */
async function prepareLastMoment(store: TextStore, key: CryptoKey, place: string): Promise<LastMoment> {
  const bound = bytes(place);
  const rawKey = randomBytes(32);
  const iv = randomBytes(12);
  const sealed = await crypto.subtle.encrypt({ ...cipher, iv, additionalData: bound }, key, rawKey);
  const sealedKey = toText([...iv, ...new Uint8Array(sealed)]);
  return {
    write({ content, ...rest }) {
      if (content.length > longest) return false;
      const once = randomBytes(12);
      const sealedCopy: Written = {
        ...rest,
        key: sealedKey,
        iv: toText(once),
        sealed: toText(gcm(rawKey, once, bound).encrypt(bytes(content))),
      };
      try {
        store.setItem(place, JSON.stringify(sealedCopy));
        return true;
      } catch {
        return false;
      }
    },
    remove: () => store.removeItem(place),
  };
}

/** Reads what a tab wrote at that place when it was closed; undefined if it cannot be opened. */
async function readLastMoment(store: TextStore, key: CryptoKey, place: string): Promise<LocalDraft | undefined> {
  try {
    const { key: sealedKey, iv, sealed, ...rest } = JSON.parse(store.getItem(place) ?? "") as Written;
    const additionalData = bytes(place);
    const both = fromText(sealedKey);
    const wrapped = { ...cipher, iv: both.slice(0, 12), additionalData };
    const raw = await crypto.subtle.decrypt(wrapped, key, both.slice(12));
    const cryptoKey = await crypto.subtle.importKey("raw", raw, cipher, false, ["decrypt"]);
    const plain = await crypto.subtle.decrypt(
      { ...cipher, iv: fromText(iv), additionalData },
      cryptoKey,
      fromText(sealed),
    );
    return { ...rest, content: new TextDecoder().decode(plain) };
  } catch {
    return undefined;
  }
}

function toText(list: Iterable<number>): string {
  let text = "";
  for (const byte of list) text += String.fromCharCode(byte);
  return btoa(text);
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

const lastMoments = { prepareLastMoment, readLastMoment };

export type LastMoments = typeof lastMoments;

/** Loaded once a form is touched, or if a closed tab has left a draft. */
export default lastMoments;
