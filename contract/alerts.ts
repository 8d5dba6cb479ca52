import Type, { type Static } from "typebox";
import { alertLevels, alertMinutes } from "#core/raceAlerts.ts";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { bilingual, boolean, integer, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

/** An alert of a race, as its organisers see it. */
export const RaceAlert = object({
  alertId: integer(),
  template: text("The id of its sentence."),
  item: nullable(text("The item that it is about; null for the race.")),
  level: oneOf(alertLevels),
  text: bilingual,
  from: time(),
  until: time("When it ends by itself, or was ended."),
  isEnded: boolean("Whether an organiser ended it before that."),
});
export type RaceAlert = Static<typeof RaceAlert>;

/** A sentence that an alert can have. */
export const AlertSentence = object({
  id: text(),
  level: oneOf(alertLevels),
  text: { ...bilingual, description: "With `{item}` and `{time}` as placeholders." },
  needsTime: boolean("Whether the new time has to be stated."),
  hasItem: boolean("Whether it may be about one item."),
});
export type AlertSentence = Static<typeof AlertSentence>;

/** What an organiser chooses an alert of. */
export const AlertChoices = object({
  sentences: Type.Array(AlertSentence),
  items: Type.Array(object({ id: text(), name: bilingual })),
});
export type AlertChoices = Static<typeof AlertChoices>;

const wanted = {
  domainName,
  template: shortText(64, "The id of a sentence."),
  item: optional(shortText(64, "The item that it is about; the race if left out.")),
  time: optional(time("The new time, for a sentence that states one.")),
  minutes: integer("For how many minutes it is shown.", { minimum: alertMinutes.least, maximum: alertMinutes.most }),
};

const list = {
  summary: "Lists the sentences that alerts of a race can have, and its last alerts, the newest first.",
  personal: "none",
  cost: "reads",
  query: object({ domainName }),
  data: object({ ...AlertChoices.properties, alerts: Type.Array(RaceAlert) }),
  errors: ["site/not-bound"],
} satisfies Partial<Call>;
const show = {
  summary:
    "Shows an alert on every page of the race's site, also on open ones within ten seconds, until it ends by itself. One that is shown with the same text already is only prolonged.",
  personal: "none",
  cost: "writes",
  body: object(wanted),
  data: RaceAlert,
  errors: ["site/not-bound", "alerts/unknown-sentence", "alerts/unknown-item", "alerts/no-time", "alerts/too-many"],
} satisfies Partial<Call>;
const end = {
  summary: "Ends an alert at once.",
  personal: "none",
  cost: "writes",
  body: object({ domainName, alertId: integer("", { minimum: 1 }) }),
  data: RaceAlert,
  errors: ["site/not-bound", "alerts/unknown"],
} satisfies Partial<Call>;

const organiser = { caller: "organiser", rights: ["ORGANISER"] } as const;
const operator = { caller: "operator" } as const;

export const alertCalls = {
  "GET /sign-up/organise/alerts": { ...list, ...organiser },
  "POST /sign-up/organise/alerts": { ...show, ...organiser },
  "POST /sign-up/organise/alerts/end": { ...end, ...organiser },
  "GET /admin/alerts": { ...list, ...operator },
  "POST /admin/alerts": { ...show, ...operator },
  "POST /admin/alerts/end": { ...end, ...operator },
} satisfies Record<string, Call>;
