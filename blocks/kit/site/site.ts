import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { Language } from "#core/text.ts";
import type { Block, Document, Race, Text } from "#schemas/generated/types.ts";

export type { Language } from "#core/text.ts";

/** A file of the site as visitors get it: its address and, for a picture, its size and variants, for a document or a form, its head. */
export interface SiteFile {
  /** Address of the file; a picture's variants are beside it: hero.jpg has hero-960.avif. */
  url: string;
  /** Pixels of the largest variant. */
  width?: number;
  height?: number;
  /** Widths in pixels of the variants there are. */
  widths?: number[];
  formats?: ("avif" | "webp" | "jpg" | "png")[];
  /** A tiny blurred picture as a data: address. */
  placeholder?: string;
  /** What must stay visible if the picture is cropped, as CSS writes a position: "70% 30%". */
  focus?: string;
  document?: DocumentHead;
  form?: SiteForm;
}

/** What a site has on one of its sign-up forms; `conditions` and `validator` are the addresses of the modules that know its conditions and check its answers. */
export interface SiteForm {
  id: string;
  version: number;
  use: "sign-up" | "through-entry";
  title: Text;
  /** The ids of the items that it is for; undefined for all that no other form names. */
  items?: string[];
  conditions?: string;
  validator: string;
}

/** What lists show of a document. */
export type DocumentHead = Pick<Document, "id" | "time" | "title" | "titleEn" | "summary" | "summaryEn" | "recommend">;

/** One entry of the site's map as menus and collection bars need it; `to` is a whole path (/aboutUs/contactUs) or an outside address. */
export interface MenuEntry {
  key: string;
  to: string;
  title: Text;
  isExternal: boolean;
  isCurrent: boolean;
  children: MenuEntry[];
}

/** Who is logged in. */
export interface SiteUser {
  accountId: string;
  nick: string;
  /** Address of the avatar. */
  icon?: string;
  /** Whether the real name is verified. */
  isVerified: boolean;
  /** Rights beyond those over one's own account, such as ORGANISER. */
  authorities: string[];
}

/** A message over the page; `actions` are links. */
export interface DialogContent {
  title: string;
  body: ReactNode;
  actions?: { label: string; to: string }[];
}

/** Something to be confirmed or not: a dialog, or (`isNotice`) a message that stays until it is answered, beside others. */
export interface Question {
  title: string;
  body?: string;
  yes: string;
  no: string;
  isNotice?: boolean;
}

/** A file that someone uploaded. */
export interface UploadedFile {
  id: string;
  /** Works for some minutes; keep the id. */
  url: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** The uploads of someone, the newest first, and how many bytes one file may have. */
export interface UploadedFiles {
  files: UploadedFile[];
  limitBytes: number;
}

/** How a file is sent. */
export interface UploadOptions {
  /** Pictures alone are accepted. */
  isImage?: boolean;
  /** Called with the fraction that has gone, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Ends it early; it then rejects. */
  signal?: AbortSignal;
}

/** The files of the logged-in visitor. */
export interface OwnUploads {
  /** Sends one; rejects with a sentence for the visitor. */
  send(file: File, options?: UploadOptions): Promise<UploadedFile>;
  /** Rejects with a sentence for the visitor. */
  list(): Promise<UploadedFiles>;
  /** Removes one for good; rejects with a sentence for the visitor. */
  remove(file: UploadedFile): Promise<void>;
  /** Shows what is in the file, over the page; rejects with a sentence for the visitor. */
  preview(file: UploadedFile): Promise<void>;
  /** Saves the file; rejects with a sentence for the visitor. */
  download(file: UploadedFile): Promise<void>;
}

/** What a page shows of the sign-up: its form, or (receipts) only what was submitted; for everybody, or for places without the draw. */
export interface SignUpView {
  use: "sign-up" | "through-entry";
  shows?: "form" | "receipts";
}

/** A problem met while a page is shown. `pointer` is a JSON Pointer into the site file. */
export interface RuntimeProblem {
  code: string;
  pointer?: string;
  message: string;
}

/** Everything a unit may ask of the site around it; src/site supplies it. */
export interface Site {
  language: Language;
  languages: Language[];
  /** IANA zone of the race. */
  timeZone: string;
  title: Text;
  race: Race | undefined;
  /** Whether the server has the race's dates as a calendar file (/race.ics): not in previews, nor in the gallery. */
  hasCalendar: boolean;
  /** The whole path of the page that is open. */
  path: string;
  /** The title of the open page in the site's map; undefined if the map has none. */
  pageTitle: Text | undefined;
  /** The menu: the top entries of the site's map that are not hidden, with their children. */
  menu: MenuEntry[];
  /** The children of the group that the open page belongs to, for collection bars; empty if there are none. */
  siblings: MenuEntry[];
  /** The text in the visitor's language, its own or the translation tables'; Chinese if there is no English; "" for nothing. */
  text(text: Text | undefined): string;
  /** The same, but "" if it exists only in the other language: for places in which words of the program serve a visitor better. */
  ownText(text: Text | undefined): string;
  /** The file behind a path of the config (media/start.mp4) or an outside address; undefined if the address is unsafe. */
  file(path: string): SiteFile | undefined;
  /** A document that is at hand without loading, as in a page that was drawn beforehand; undefined for the others. */
  document(path: string): Document | undefined;
  /** Reads a document; rejects with a sentence for the visitor when it cannot be had. */
  loadDocument(path: string): Promise<Document>;
  /** Reads a text file of the site, such as a GPX route; rejects with a sentence for the visitor. */
  loadText(path: string): Promise<string>;
  /** The address for an anchor element: of a page of the site, a file, or outside; undefined if it is unsafe. */
  href(link: string): string | undefined;
  /** The page that shows one document. */
  documentLink(path: string): string;
  navigate(link: string): void;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** For a page that the server drew beforehand: the instant it was drawn for (ms since 1970), which taking it over starts from. */
  renderedAt?: number;
  showDialog(content: DialogContent): void;
  /** A short message that goes away by itself (5 s). */
  showToast(kind: "success" | "error" | "info", message: string): void;
  /** Asks the visitor; false if they decline, or close it. */
  confirm(question: Question): Promise<boolean>;
  report(problem: RuntimeProblem): void;
  /** Loads what sends, lists and shows the files of the logged-in visitor; rejects with a sentence for the visitor. */
  uploads(): Promise<OwnUploads>;
  /** Loads the sign-up of the site; rejects with a sentence for the visitor. */
  signUp(): Promise<ComponentType<SignUpView>>;
  /** Whether this site has accounts. */
  hasAccounts: boolean;
  /** Who is logged in; undefined for a visitor, and while a page that the server drew is taken over. */
  user: SiteUser | undefined;
  /** Opens the login drawer. True once the visitor is logged in (at once if they are), false if they close it. */
  logIn(): Promise<boolean>;
  /** Draws a list of block instances, each guarded against failing. `pointer` is the list's JSON Pointer. */
  Blocks: ComponentType<{ blocks: Block[]; pointer: string }>;
  /** The remote translation tables: text -> Chinese and English. */
  translations: Record<string, { zh?: string; en?: string } | undefined>;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The site around this unit; throws outside of one. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite(): no site.");
  return site;
}

/** The server's time in ms, floored to `step` ms and renewed each step. */
export function useNow(step: number): number {
  const { now, renderedAt } = useSite();
  const floored = (time: number) => Math.floor(time / step) * step;
  return useSyncExternalStore(
    (onChange) => watchClock(onChange, now, step),
    () => floored(now()),
    () => floored(renderedAt ?? now()),
  );
}

/**
 * The same for what changes without an instant that the config names, such as "3 days left": undefined in a page that is drawn
 * beforehand, which may be shown much later, and while the browser takes that page over.
 */
export function useLiveNow(step: number): number | undefined {
  const now = useNow(step);
  return useIsTakingOver() ? undefined : now;
}

/** Whether a page drawn beforehand is being made or taken over: what is drawn then must be the same on both sides. */
export function useIsTakingOver(): boolean {
  const { renderedAt } = useSite();
  return useSyncExternalStore(
    never,
    () => false,
    () => renderedAt !== undefined,
  );
}

const never = () => () => undefined;

// One timer for each watcher, aligned to the step, so that all countdowns of a page turn together.
function watchClock(onChange: () => void, now: () => number, step: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      Math.min(step - (now() % step) + 5, 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

export type Loaded<T> =
  | { status: "loading" }
  | { status: "ready"; value: T }
  | { status: "failed"; message: string; retry(): void };

/**
 * Loads something of the site after the first render, unless it is `known` already; `load` must keep its identity as long as
 * the key does.
 */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>, known?: T): Loaded<T> {
  const [state, setState] = useState<{ key: string; value?: T; message?: string }>({ key });
  const [attempt, setAttempt] = useState(0);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const settle = (next: { value?: T; message?: string }) => isCurrent && setState({ key, ...next });
    if (attempt > 0) settle({});
    load(key).then(
      (value) => settle({ value }),
      (error: Error) => settle({ message: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load, attempt, isKnown]);
  if (known !== undefined) return { status: "ready", value: known };
  if (state.key !== key) return { status: "loading" };
  if (state.message !== undefined)
    return { status: "failed", message: state.message, retry: () => setAttempt((n) => n + 1) };
  return state.value === undefined ? { status: "loading" } : { status: "ready", value: state.value };
}
