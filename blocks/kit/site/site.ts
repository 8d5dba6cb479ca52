import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { ApplicationCounts } from "#core/applying.ts";
import type { ItemPlaces } from "#core/itemState.ts";
import type { AnsweredLookUp, LookUpAsk } from "#core/lookUps.ts";
import type { PickUpFree } from "#core/pickUp.ts";
import type { OpenedPhotos } from "#core/publicResults.ts";
import type { Cancellable } from "#core/racePhase.ts";
import type { Language } from "#core/text.ts";
import type { Prices } from "#forms/prices/choosePrice.ts";
import type { Block, Document, Page, Race, Text } from "#schemas/generated/types.ts";
import type { SiteFile } from "#schemas/siteFile.ts";
import type { AskedLive } from "./live.ts";
import type { AskedResults } from "./results.ts";
import type { OwnUploads } from "./uploads.ts";

/**
 * One entry of the site's map as menus and collection bars need it; `to` is a whole path
 * (/aboutUs/contactUs) or an outside address.
 */
export interface MenuEntry {
  key: string;
  to: string;
  title: Text;
  /** The path of its line drawing; undefined if it has none. */
  icon?: string | undefined;
  isExternal: boolean;
  isCurrent: boolean;
  /**
   * To whom the entry is shown, as words that the style sheet reads from `data-audience`; everybody
   * if it is undefined.
   */
  audience?: string | undefined;
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

/**
 * Something to be confirmed or not: a dialog, or (`isNotice`) a message that stays until it is
 * answered, beside others.
 */
export interface Question {
  title: string;
  body?: string;
  yes: string;
  no: string;
  isNotice?: boolean;
}

/**
 * What a page shows of the sign-up, for everybody or for places without the draw: its form, or
 * (receipts) only what was submitted and what comes next.
 */
export interface SignUpOfRace {
  use: "sign-up" | "through-entry";
  shows?: "form" | "receipts";
  /**
   * When it opens (RFC 3339), if it is not open yet: until then the form can be filled in and
   * checked, and not be submitted.
   */
  opensAt?: string | undefined;
}

/**
 * What is shown of the own sign-ups: all of them; those of this race, each with its next action;
 * the confirmation of one, by its id; what is passed on to others; or the appointments to pick up
 * their race packs.
 */
export interface OwnSignUpsView {
  shows?: "all" | "next" | "confirmation" | "transfers" | "pick-up" | "lucky-bibs" | "mailing" | "by-hand";
  of?: string;
  /** With by-hand: the item of the form; `of` is the token of the invitation that it uses. */
  item?: string;
  /**
   * With transfers and by-hand: the visitor has a new entry, so that what else lists them is drawn
   * anew.
   */
  onEntered?(): void;
}

/**
 * A general form that is open, by the path of its file. `fullText` is shown once it takes no more
 * answers.
 */
export interface GeneralFormView {
  form: string;
  fullText?: Text | undefined;
  /** The height of its place while it loads, as CSS writes it. */
  height: string;
}

/** A look-up that is open: by what it finds runners, and what goes with a registration. */
export interface LookUpView {
  kind: AnsweredLookUp;
  asks: readonly LookUpAsk[];
  /** At which place and time race packs are handed out. */
  pickUp?: Text | undefined;
}

/** A problem met while a page is shown. `pointer` is a JSON Pointer into the site file. */
export interface RuntimeProblem {
  code: string;
  pointer?: string;
  message: string;
}

/** What a page reads of the time: a value of the instant (ms since 1970). */
export type TimeRead = (at: number) => unknown;

/** The facts of the race as its config states them, and whether it was cancelled since. */
export type ShownRace = Race & Cancellable;

/** Everything a unit may ask of the site around it; src/site supplies it. */
export interface Site {
  language: Language;
  languages: Language[];
  /** IANA zone of the race. */
  timeZone: string;
  title: Text;
  race: ShownRace | undefined;
  /** What makes entries cheaper, without coupons. */
  prices?: Prices | undefined;
  /**
   * Whether the server has the race's dates as a calendar file (/race.ics): not in previews, nor in
   * the gallery.
   */
  hasCalendar: boolean;
  /** Whether the page is previewed as at another time, by `?at=` of its address. */
  isAtAnotherTime: boolean;
  /** The whole path of the page that is open. */
  path: string;
  /** The title of the open page in the site's map; undefined if the map has none. */
  pageTitle: Text | undefined;
  /** The menu: the top entries of the site's map that are not hidden, with their children. */
  menu: MenuEntry[];
  /**
   * The children of the group that the open page belongs to, for collection bars; empty if there
   * are none.
   */
  siblings: MenuEntry[];
  /**
   * The text in the visitor's language, its own or the translation tables'; Chinese if there is no
   * English; "" for nothing.
   */
  text(text: Text | undefined): string;
  /**
   * The same, but "" if it exists only in the other language: for places in which words of the
   * program serve a visitor better.
   */
  ownText(text: Text | undefined): string;
  /**
   * The file behind a path of the config (media/start.mp4) or an outside address; undefined if the
   * address is unsafe.
   */
  file(path: string): SiteFile | undefined;
  /** A document that is loaded already, as in a prerendered page; undefined for the others. */
  document(path: string): Document | undefined;
  /** Reads a document; rejects with a sentence for the visitor if it cannot be loaded. */
  loadDocument(path: string): Promise<Document>;
  /**
   * Returns the paths of the published documents with these words in their titles or texts; rejects
   * with a sentence for the visitor.
   */
  searchDocuments(search: string): Promise<string[]>;
  /**
   * Reads a text file of the site, such as a GPX route; rejects with a sentence for the visitor.
   */
  loadText(path: string): Promise<string>;
  /**
   * The address for an anchor element: of a page of the site, a file, or outside; undefined if it
   * is unsafe.
   */
  href(link: string): string | undefined;
  /** The page that shows one document. */
  documentLink(path: string): string;
  /**
   * The page that a link of the site opens in the end; undefined for a file, another site, and a
   * page that does not exist.
   */
  pageAt(link: string): Page | undefined;
  /**
   * The path of the first page with one of these names in the site's map (raceRules, race-rules),
   * in their order; a page without content yet is skipped.
   */
  pageNamed(names: string[]): string | undefined;
  navigate(link: string): void;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /**
   * For a page that the server prerendered: the instant it was rendered for (ms since 1970), from
   * which hydration starts.
   */
  renderedAt?: number;
  /**
   * While a page is prerendered: notes what it reads of the time, so that it is drawn again only
   * when that changes.
   */
  noteTime?: ((read: TimeRead) => void) | undefined;
  showDialog(content: DialogContent): void;
  /** A short message that disappears after 5 s. */
  showToast(kind: "success" | "error" | "info", message: string): void;
  /** Asks the visitor; false if they decline, or close it. */
  confirm(question: Question): Promise<boolean>;
  report(problem: RuntimeProblem): void;
  /**
   * Loads what sends, lists and shows the files of the logged-in visitor; rejects with a sentence
   * for the visitor.
   */
  uploads(): Promise<OwnUploads>;
  /** Loads the sign-up of the site; rejects with a sentence for the visitor. */
  signUp(): Promise<ComponentType<SignUpOfRace>>;
  /** Loads what shows a general form; rejects with a sentence for the visitor. */
  generalForm(): Promise<ComponentType<GeneralFormView>>;
  /** Loads what asks for a look-up and shows it; rejects with a sentence for the visitor. */
  lookUp(): Promise<ComponentType<LookUpView>>;
  /**
   * Loads what the logged-in visitor has begun and submitted; rejects with a sentence for the
   * visitor.
   */
  ownSignUps(): Promise<ComponentType<OwnSignUpsView>>;
  /**
   * Loads the search of photos of runners, which begins with those that are opened already; rejects
   * with a sentence for the visitor.
   */
  photos(): Promise<ComponentType<{ opened?: OpenedPhotos }>>;
  /** Loads what asks for published results; rejects with a sentence for the visitor. */
  results(): Promise<AskedResults>;
  /** Loads what asks for the race as it runs; rejects with a sentence for the visitor. */
  live(): Promise<AskedLive>;
  /**
   * Fetches how many places the race's items have left, without those that are not counted; the
   * function stays the same as long as the program runs.
   */
  fetchPlaces(): Promise<ItemPlaces[]>;
  /** Fetches what is free of the race's pick-up; it stays the same function, too. */
  fetchPickUp(): Promise<PickUpFree>;
  /** Fetches how many applications there are by category; it stays the same function, too. */
  fetchApplicationCounts(): Promise<ApplicationCounts[]>;
  /** Whether this site has accounts. */
  hasAccounts: boolean;
  /** The account that is logged in; undefined for a visitor, and during hydration. */
  user: SiteUser | undefined;
  /**
   * Opens the login drawer. True once the visitor is logged in (at once if they are), false if they
   * close it.
   */
  logIn(): Promise<boolean>;
  /**
   * Draws a list of block instances, each guarded against failing. `pointer` is the list's JSON
   * Pointer.
   */
  Blocks: ComponentType<{ blocks: Block[]; pointer: string }>;
  /** The remote translation tables: text -> Chinese and English. */
  translations: Record<string, { zh?: string; en?: string } | undefined>;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the site around this unit; throws outside of one. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite(): no site.");
  return site;
}
