import type { LocalDraft } from "./localDrafts.ts";
import type { SealNow } from "./sealNow.ts";

/** Where a browser keeps texts at once, such as localStorage. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What a tab writes in its last moment, when nothing that takes a while is done any more. */
export interface LastMoment {
  /** Whether it could be written: there may be no room, or the draft is too long. */
  write(draft: LocalDraft): boolean;
  remove(): void;
}

const marker = "startline-draft|";
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

/** Makes ready what a tab may write in its last moment: a key of its own, sealed beforehand. The name and the tab's are sealed in. */
export async function prepareLastMoment(
  store: TextStore,
  key: CryptoKey,
  [name, writer]: [name: string, writer: string],
  loadSealNow: () => Promise<SealNow>,
): Promise<LastMoment> {
  const place = marker + slotOf(name, writer);
  const bound = bytes(place);
  const own = randomBytes(32);
  const iv = randomBytes(12);
  const [sealNow, sealed] = await Promise.all([
    loadSealNow(),
    crypto.subtle.encrypt({ ...cipher, iv, additionalData: bound }, key, own),
  ]);
  const sealedKey = toText([...iv, ...new Uint8Array(sealed)]);
  return {
    write({ content, ...rest }) {
      if (content.length > longest) return false;
      const once = randomBytes(12);
      const written: Written = {
        ...rest,
        key: sealedKey,
        iv: toText(once),
        sealed: toText(sealNow(own, once, bound, bytes(content))),
      };
      return quietly(() => store.setItem(place, JSON.stringify(written))) !== undefined;
    },
    remove: () => void quietly(() => store.removeItem(place)),
  };
}

/** What tabs wrote under that name in their last moments, by the tab; what cannot be opened is thrown away. */
export async function readLastMoments(store: TextStore, key: CryptoKey, name: string): Promise<[string, LocalDraft][]> {
  const found = await Promise.all(
    placesOf(store, name).map(async (place): Promise<[string, LocalDraft][]> => {
      const draft = await open(store, key, place);
      if (!draft) quietly(() => store.removeItem(place));
      return draft ? [[place.slice(marker.length + name.length + 1), draft]] : [];
    }),
  );
  return found.flat();
}

/** Forgets what was written under that name, of one tab or of all. */
export function removeLastMoments(store: TextStore, name: string, writer?: string): void {
  for (const place of placesOf(store, name))
    if (writer === undefined || place === marker + slotOf(name, writer)) quietly(() => store.removeItem(place));
}

/** Where the copy of a tab is kept. */
export function slotOf(name: string, writer: string): string {
  return `${name}|${writer}`;
}

function placesOf(store: TextStore, name: string): string[] {
  const all = quietly(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? "")) ?? [];
  return all.filter((place) => place.startsWith(`${marker + name}|`));
}

async function open(store: TextStore, key: CryptoKey, place: string): Promise<LocalDraft | undefined> {
  try {
    const { key: sealedKey, iv, sealed, ...rest } = JSON.parse(store.getItem(place) ?? "") as Written;
    const additionalData = bytes(place);
    const both = fromText(sealedKey);
    const wrapped = { ...cipher, iv: both.slice(0, 12), additionalData };
    const raw = await crypto.subtle.decrypt(wrapped, key, both.slice(12));
    const own = await crypto.subtle.importKey("raw", raw, cipher, false, ["decrypt"]);
    const plain = await crypto.subtle.decrypt({ ...cipher, iv: fromText(iv), additionalData }, own, fromText(sealed));
    return { ...rest, content: new TextDecoder().decode(plain) };
  } catch {
    return undefined;
  }
}

// A store may be full or shut at any moment.
function quietly<T>(use: () => T): T | null | undefined {
  try {
    return use() ?? null;
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
