import type { Document, Form, Text } from "./generated/types.ts";

/**
 * A file of a site: its address; if it is a picture, its size and variants; if it is a document or
 * a form, its head.
 */
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
  /** Bytes, if the site offers the file for download. */
  size?: number;
  document?: DocumentHead;
  form?: FormHead;
}

/**
 * What a site has on one of its forms; `conditions` is the address of the module that decides which
 * questions are shown, `validator` that of the module that checks the shape of answers. In editions
 * of before they were two, `validator` is both.
 */
export interface FormHead {
  id: string;
  version: number;
  use: "sign-up" | "through-entry" | "general";
  title: Text;
  /** The ids of the items that it is for; undefined for all that no other form names. */
  items?: string[];
  conditions?: string;
  validator: string;
  /**
   * The units that draw what it shows first, such as field/radio: a page with the form names their
   * files, so that none has to be searched. A form of an edition of before has none.
   */
  units?: string[];
  /** When and for whom a general form is open, and how much of a page it needs, in rem. */
  general?: Pick<GeneralSettings, "opens" | "closes" | "account"> & { height: number };
  /** Of a form for teams. */
  team?: TeamSettings;
  /** Of a form for applications: until when they are accepted, and how often. */
  review?: Omit<ReviewSettings, "reasons">;
  /** The names of the parameters of the address that it reads. */
  parameters?: string[];
}

/**
 * What a general form has beyond its questions. Who is notified of answers is only on the server.
 */
export interface GeneralSettings {
  /** Instants, by the server's clock. */
  opens?: string;
  closes?: string;
  account: "required" | "optional" | "none";
  /** "account", or the pointer of the question whose answer identifies a person. */
  onePer?: string;
  /** How many answers it takes. */
  max?: number;
  /** After how many days from the end of the race all answers are deleted. */
  keepDays?: number;
  /** Whether organisers are notified by emails that contain the answers. */
  mailAnswers?: boolean;
  afterSending?: Text;
}

/**
 * How teams are made with a form: who fills it in makes one, or is in one by its captain's link.
 */
export type TeamSettings = NonNullable<Form["team"]>;

/** What lists show of a document, when and to whom. */
export type DocumentHead = Pick<
  Document,
  | "id"
  | "time"
  | "until"
  | "title"
  | "titleEn"
  | "summary"
  | "summaryEn"
  | "image"
  | "languages"
  | "withdrawn"
  | "recommend"
>;

/**
 * Until when and how often somebody can apply with a form for applications, and the reasons for a
 * rejection.
 */
export type ReviewSettings = NonNullable<Form["review"]>;
