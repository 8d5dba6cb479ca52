import type { PolicyAgreement } from "#contract/signup.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import type { PriceInputs } from "#forms/prices/prices.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import type { Title } from "../../base/delivery/message.ts";
import type { CouponUse } from "../../money/orders/coupons.ts";
import type { PublishedForm } from "../../race/forms.ts";
import type { Link } from "../links/link.ts";
import type { TeamEntry } from "../teams/join.ts";

/** A form that was checked and can be stored. */
export interface CheckedSubmission {
  /** Null for answers to a general form that came without an account, and for an entry by hand. */
  accountId: string | null;
  raceId: string;
  domainName: string;
  use: CompiledForm["use"];
  item: string;
  /** The exclusion group of the item. */
  exclusionGroup?: string;
  form: PublishedForm;
  policies: PolicyAgreement[];
  answers: Answers[];
  /**
   * For each entrant the keyed hash of the document, or of what a general form accepts one answer
   * for; undefined if the form asks for none.
   */
  documentMacs: (string | undefined)[];
  /** The files that the answers name. */
  uploadIds: string[];
  feeFen: number;
  /** What the fee was counted from; undefined for general forms. */
  price?: PriceInputs | null;
  coupon?: CouponUse | undefined;
  /** Why nothing is paid here though it costs something. */
  waiver?: (typeof submissions.$inferSelect)["waiver"];
  /** Only if the fee is paid here: how long the runner has to pay it. */
  payWithinMinutes?: number;
  /** Of a form for teams. */
  team?: TeamEntry | undefined;
  /** The link by which it gets its place. */
  link?: Link | undefined;
  /**
   * Who enters it, if it is not its account: the organiser of an entry by hand, whose uploads it
   * names.
   */
  enteredBy?: string;
  /** The language that it was filled in; undefined if the browser did not name it. */
  language?: "zh" | "en" | undefined;
  /** The header `terminalType` of the program that sent it. */
  terminalType?: number | undefined;
  /** The title of the site, for messages. */
  siteTitle?: Title | undefined;
  /** When the race is over; undefined if unknown. */
  raceEndsAt: Date | undefined;
  key: string;
  bodyMac: string;
  /** How many answers a general form takes, if that is limited. */
  max?: number;
  /** Whether the organiser is notified of answers. */
  isNotified?: boolean;
}
