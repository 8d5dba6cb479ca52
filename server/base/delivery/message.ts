import type { Scene } from "#contract/purposes.ts";
import type { Language } from "#core/text.ts";

/** A text in the languages it has. */
export interface Title {
  zh: string;
  en?: string | undefined;
}

/** The site in whose name a message is sent: its title, and how its runners reach the organiser. */
export interface SenderSite extends Title {
  contact?: { phone?: string | undefined; email?: string | undefined } | undefined;
}

/** The messages that people get, and the values of each. `site` is the site that they came from. */
export interface Templates {
  /** A code to type in; `minutes` is how long it can be used. */
  code: { code: string; scene: Scene; minutes: number; site?: SenderSite | undefined };
  /** Someone requested a code for an address that has no account. */
  "no-account": { scene: Scene; site?: SenderSite | undefined };
  /** Someone tried to register with an address that already has an account. */
  "has-account": { site?: SenderSite | undefined };
  /**
   * The account's password or contact was changed, which is sent to the contact from before, or a
   * login ended another session.
   */
  notice: {
    what: "password-reset" | "password-changed" | "email-changed" | "phone-changed" | "session-ended";
    site?: SenderSite | undefined;
  };
  /** An organiser's general form was answered so many times since the last message. */
  answers: {
    form: Title;
    count: number;
    /** The address at which organisers read them. */
    link?: string;
    /** The newest of them, each as lines of question and answer, if the form has them mailed. */
    answers?: string[];
    site?: SenderSite | undefined;
  };
  /** An organiser replied to an answer to a general form. */
  reply: { form: Title; receipt: string; text: string; site?: SenderSite | undefined };
  /** A runner got a place in an item that they had waited for. */
  "place-freed": {
    item: Title;
    /** Whether it is kept until the order that pays for the runner's team is paid. */
    isTeamDue?: boolean;
    site?: SenderSite | undefined;
  };
  /** What became of a runner's order, or of the money for it. */
  order: {
    /**
     * due: a place was given and has to be paid for; handed: the runner is the captain now and has
     * to pay for the team; awaited: paid, and the place waits for the order of the team; placed:
     * money came late and got a place again; late: it got none; twice: it was the second.
     */
    what: "due" | "handed" | "paid" | "awaited" | "expired" | "placed" | "late" | "twice" | "refunded";
    item: Title;
    /** The amount that it is about, such as "99.00". */
    yuan: string;
    site?: SenderSite | undefined;
  };
  /** A runner got an option of a form that they had waited for. */
  "option-freed": { question: Title; option: Title; site?: SenderSite | undefined };
  /** The captain removed a runner from a team for an item. */
  "team-removed": { item: Title; site?: SenderSite | undefined };
  /**
   * A runner ended a sign-up, an application or an unpaid order of their own; `money` is what
   * happens to the fee, and `yuan` how much of it goes back.
   */
  ended: {
    what: "withdrawn" | "application" | "cancelled";
    /**
     * refund: to the runner; payer: to the one who paid for a place that was passed on; passedOn:
     * nothing, because it was; kept: nothing, by the race's rules.
     */
    money: "none" | "refund" | "payer" | "passedOn" | "kept";
    item: Title;
    yuan: string;
    site?: SenderSite | undefined;
  };
  /** An application was decided; a rejection has a reason of the form, own words, or both. */
  decided: {
    /** approvedByLink: the person registers by a link, until `until` (ms since 1970). */
    what: "approved" | "approvedByLink" | "rejected" | "revoked";
    until?: number | undefined;
    timeZone?: string | undefined;
    item: Title;
    ground?: Title | undefined;
    reason?: string | undefined;
    site?: SenderSite | undefined;
  };
  /** The race of a sign-up, application or open invitation was cancelled, which ended it. */
  "race-cancelled": {
    use: "sign-up" | "application" | "invitation";
    /** As for `ended`; open: an order waited for payment. */
    money: "none" | "refund" | "payer" | "kept" | "open";
    item: Title;
    yuan: string;
    site?: SenderSite | undefined;
  };
  /** What an organiser wrote to the entrants of a race, with the facts of this one. */
  entrants: {
    subject: string;
    text: string;
    /** The address at which its reader gets no more news; undefined for what everybody needs. */
    optOut?: string | undefined;
    site?: SenderSite | undefined;
  };
  /** A runner took over an entry that was passed on. */
  received: { item: Title; site?: SenderSite | undefined };
  /** Somebody took over the entry that a runner passed on. */
  transferred: { item: Title; site?: SenderSite | undefined };
  /** A runner's entry was exchanged for one in another race; `to` is what that race is called. */
  deferred: { item: Title; to: Title; site?: SenderSite | undefined };
  /** What became of a race pack that is mailed, or of the money for it. */
  mailing: {
    /**
     * unpaid: its order was not paid in time; collected: the pack was handed out, and the fee goes
     * back; ended: the organiser ended it; late: money came after it had ended; twice: it was the
     * second.
     */
    what:
      | "paid"
      | "packed"
      | "shipped"
      | "delivered"
      | "returned"
      | "reshipped"
      | "closed"
      | "unpaid"
      | "collected"
      | "ended"
      | "late"
      | "twice"
      | "refunded";
    /** The amount that it is about, such as "15.00". */
    yuan: string;
    /** "" until it is shipped. */
    carrier: string;
    tracking: string;
    site?: SenderSite | undefined;
  };
  /** An organiser invites somebody to an item, with a link for each place. */
  invited: {
    item: Title;
    links: string[];
    /** The token of the first link, for a text message whose provider knows the rest. */
    token: string;
    /** Until when the links work, in the language of the message. */
    until: string;
    /** Whether nothing is due. */
    isWaived: boolean;
    site?: SenderSite | undefined;
  };
  /**
   * A team for an item that a runner was in is no more: its captain dissolved it, its order was not
   * paid, or the organiser paid it back.
   */
  "team-dissolved": { item: Title; because: "captain" | "unpaid" | "organiser"; site?: SenderSite | undefined };
  /**
   * A runner's team, which was dissolved because its order was not paid, is back: the money came
   * late.
   */
  "team-back": { item: Title; site?: SenderSite | undefined };
  /** A runner whom somebody follows passed a point. */
  "live-alert": {
    bib: string;
    /** As the live page shows it. */
    name: string;
    item: Title;
    point: Title;
    /** From the own gun, as h:mm:ss. */
    time: string;
    /** The live page, on which alerts are switched off. */
    link: string;
    site?: SenderSite | undefined;
  };
}

export type Template = keyof Templates;
export type Channel = "email" | "sms";

/** A message with the values of its text. */
export type Written = { [T in Template]: { template: T; values: Templates[T] } }[Template];

/** A message to one person. */
export type Message = Written & {
  /**
   * Names the occasion, such as "code/<code's id>": messages with the same key are sent once. No
   * personal data.
   */
  key: string;
  channel: Channel;
  /**
   * An email address, or a phone number: 11 digits of the mainland, or +CC and the number (E.164).
   */
  target: string;
  language: Language;
  /** The id of the sign-up that it is about, whose organisers see that it was sent. */
  about?: string | undefined;
  /** From when on it would be too late, and is not sent; a day after it was written if left out. */
  until?: Date | undefined;
};
