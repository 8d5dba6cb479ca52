import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/mail.ts";
import { type Filled, textIn } from "#locales/getText.ts";
import type { TextsOf } from "#locales/messages.ts";
import type { Channel, Templates, Written } from "./message.ts";
import { describeMoment } from "./moment.ts";
import { oneLine } from "./oneLine.ts";

/** The subject of a message and its paragraphs in order. The code is a paragraph of its own. */
export interface Text {
  subject: string;
  before: string[];
  code?: string;
  /** Addresses of the server's own, each a paragraph. */
  links?: string[];
  after: string[];
}

type Texts = TextsOf<typeof messages>;

/**
 * Writes a message in the addressee's language. `site` is the title of the site that sends it,
 * `channel` the way it is sent.
 */
export function writeText(
  { template, values }: Written,
  language: Language,
  { site, channel }: { site: string; channel: Channel },
): Text {
  const write = <Key extends keyof Texts & string>(key: Key, ...filled: Filled<Texts[Key]>) =>
    textIn(language, messages, key, ...filled);
  switch (template) {
    case "code": {
      const { code, scene, minutes } = values;
      return {
        subject: write("codeSubject", { site }),
        before: [write("codeBefore", { site, scene: write(`scene-${scene}`) })],
        code,
        after: [write("codeValid", { minutes }), write("codeIgnore")],
      };
    }
    case "no-account":
      return {
        subject: write("noAccountSubject", { site, channel }),
        before: [
          write("noAccount", { site, channel, scene: write(`scene-${values.scene}`) }),
          write("noAccountNext", { channel }),
        ],
        after: [write("noAccountIgnore")],
      };
    case "has-account":
      return {
        subject: write("hasAccountSubject", { site }),
        before: [write("hasAccount", { site, channel }), write("hasAccountNext")],
        after: [write("hasAccountIgnore")],
      };
    case "answers":
      return answersText(values, language, site);
    case "reply":
      return replyText(values, language, site);
    case "option-freed":
      return optionText(values, language, site);
    case "place-freed":
      return writePlaceFreed(values, language, site);
    case "received":
    case "transferred": {
      const item = oneLine(inLanguage(values.item, language));
      return {
        subject: write(`${template}Subject`, { site, item }),
        before: [write(template, { site, item })],
        after: [write(`${template}Next`)],
      };
    }
    case "deferred":
      return writeDeferred(values, language, site);
    case "invited":
      return writeInvited(values, language, site);
    case "ended":
      return writeEnded(values, language, site);
    case "decided":
      return writeDecided(values, language, { site, channel });
    case "race-cancelled":
      return writeCancelled(values, language, site);
    case "entrants":
      return writeToEntrant(values, language, site);
    case "order":
      return writeOrder(values, language, site);
    case "mailing":
      return writeMailing(values, language, site);
    case "live-alert":
      return writeAlert(values, language, site);
    case "team-removed":
      return writeTeam({ what: "removed", ...values }, language, site);
    case "team-dissolved":
      return writeTeam({ what: values.because, item: values.item }, language, site);
    case "team-back":
      return writeTeam({ what: "back", ...values }, language, site);
    case "notice":
      return {
        subject: write(`subject-${values.what}`, { site }),
        before: [write(`notice-${values.what}`, { site })],
        after: [write("noticeIgnore")],
      };
  }
}

function answersText(
  { form: formName, count, link, answers = [] }: Templates["answers"],
  language: Language,
  site: string,
): Text {
  const form = oneLine(inLanguage(formName, language));
  const isPart = answers.length > 0 && answers.length < count;
  const next = answers.length === 0 ? "answersNext" : isPart ? "answersPart" : "answersAll";
  return {
    subject: textIn(language, messages, "answersSubject", { site, form, count }),
    before: [
      textIn(language, messages, "answers", { site, form, count }),
      ...answers,
      textIn(language, messages, next, { shown: answers.length }),
    ],
    links: link === undefined ? [] : [link],
    after: [textIn(language, messages, "answersIgnore")],
  };
}

function replyText({ form: formName, receipt, text }: Templates["reply"], language: Language, site: string): Text {
  const form = oneLine(inLanguage(formName, language));
  return {
    subject: textIn(language, messages, "replySubject", { site, form }),
    before: [textIn(language, messages, "reply", { site, form, receipt }), ...text.split(/\n+/)],
    after: [textIn(language, messages, "replyNext")],
  };
}

function writePlaceFreed(values: Templates["place-freed"], language: Language, site: string): Text {
  const item = oneLine(inLanguage(values.item, language));
  const isTeamDue = values.isTeamDue ? "yes" : "no";
  return {
    subject: textIn(language, messages, "placeFreedSubject", { site, item }),
    before: [textIn(language, messages, "placeFreed", { site, item, isTeamDue })],
    after: [textIn(language, messages, "placeFreedNext")],
  };
}

function writeMailing({ what, yuan, carrier, tracking }: Templates["mailing"], language: Language, site: string): Text {
  return {
    subject: textIn(language, messages, "mailingSubject", { what, site }),
    before: [
      textIn(language, messages, "mailing", {
        what,
        site,
        yuan,
        carrier: oneLine(carrier),
        tracking: oneLine(tracking),
      }),
    ],
    after: [textIn(language, messages, "mailingNext")],
  };
}

function writeDeferred(
  { item: itemName, to: targetName }: Templates["deferred"],
  language: Language,
  site: string,
): Text {
  const [item, to] = [oneLine(inLanguage(itemName, language)), oneLine(inLanguage(targetName, language))];
  return {
    subject: textIn(language, messages, "deferredSubject", { site, item }),
    before: [textIn(language, messages, "deferred", { site, item, to })],
    after: [textIn(language, messages, "deferredNext")],
  };
}

function writeTeam(
  {
    what,
    item: itemName,
  }: { what: "removed" | "captain" | "unpaid" | "organiser" | "back"; item: Templates["team-removed"]["item"] },
  language: Language,
  site: string,
): Text {
  const item = oneLine(inLanguage(itemName, language));
  return {
    subject: textIn(language, messages, "teamSubject", { what, site, item }),
    before: [textIn(language, messages, "team", { what, site, item })],
    after: [textIn(language, messages, "teamNext", { what })],
  };
}

function optionText(values: Templates["option-freed"], language: Language, site: string): Text {
  const [question, option] = [values.question, values.option].map((title) => oneLine(inLanguage(title, language)));
  const params = { site, question: question ?? "", option: option ?? "" };
  return {
    subject: textIn(language, messages, "optionFreedSubject", params),
    before: [textIn(language, messages, "optionFreed", params)],
    after: [textIn(language, messages, "optionFreedNext")],
  };
}

function writeEnded({ item: itemName, ...params }: Templates["ended"], language: Language, site: string): Text {
  const { what, money, yuan } = params;
  const item = oneLine(inLanguage(itemName, language));
  return {
    subject: textIn(language, messages, "endedSubject", { site, item, what }),
    before: [textIn(language, messages, "ended", { site, item, what, money, yuan })],
    after: [textIn(language, messages, "endedNext")],
  };
}

// A text message has the organiser's words nowhere: its provider knows every word beforehand.
function writeDecided(
  { what, until, timeZone, item: itemName, ground, reason }: Templates["decided"],
  language: Language,
  { site, channel }: { site: string; channel: Channel },
): Text {
  const item = oneLine(inLanguage(itemName, language));
  const reasons = channel === "email" ? [ground && inLanguage(ground, language), reason] : [];
  return {
    subject: textIn(language, messages, "decidedSubject", { site, item, what }),
    before: [
      textIn(language, messages, "decided", { site, item, what }),
      ...reasons.flatMap((words) => (words ? oneLine(words) : [])),
    ],
    after: [
      textIn(language, messages, "decidedNext", {
        what,
        until: until === undefined ? "" : describeMoment(until, language, timeZone),
      }),
    ],
  };
}

function writeCancelled(
  { item: itemName, ...params }: Templates["race-cancelled"],
  language: Language,
  site: string,
): Text {
  const item = oneLine(inLanguage(itemName, language));
  return {
    subject: textIn(language, messages, "raceCancelledSubject", { site }),
    before: [textIn(language, messages, "raceCancelled", { site, item, ...params })],
    after: [textIn(language, messages, "raceCancelledNext")],
  };
}

function writeOrder({ what, yuan, item: itemName }: Templates["order"], language: Language, site: string): Text {
  const item = oneLine(inLanguage(itemName, language));
  return {
    subject: textIn(language, messages, "orderSubject", { site, item, what }),
    before: [textIn(language, messages, "order", { site, item, yuan, what })],
    after: [textIn(language, messages, "orderNext", { what })],
  };
}

function writeAlert(values: Templates["live-alert"], language: Language, site: string): Text {
  const [item, point] = [oneLine(inLanguage(values.item, language)), oneLine(inLanguage(values.point, language))];
  const facts = { site, item, point, name: oneLine(values.name), bib: values.bib, time: values.time };
  return {
    subject: textIn(language, messages, "alertSubject", facts),
    before: [textIn(language, messages, "alert", facts)],
    links: [values.link],
    after: [textIn(language, messages, "alertEnd")],
  };
}

// The organiser's own words: only whose they are, and how to get no more of them, is ours.
function writeToEntrant({ subject, text, optOut }: Templates["entrants"], language: Language, site: string): Text {
  return {
    subject: oneLine(subject),
    before: text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
    after: optOut === undefined ? [] : [textIn(language, messages, "entrantsOptOut", { site }), optOut],
  };
}

function writeInvited(values: Templates["invited"], language: Language, site: string): Text {
  const { links, until, isWaived } = values;
  const item = oneLine(inLanguage(values.item, language));
  const count = links.length;
  const after = { until, count, isWaived: isWaived ? "yes" : "no" };
  return {
    subject: textIn(language, messages, "invitedSubject", { site, item }),
    before: [
      textIn(language, messages, "invited", { site, item, count }),
      textIn(language, messages, "invitedUse", { count }),
    ],
    links,
    after: [textIn(language, messages, "invitedUntil", after), textIn(language, messages, "invitedIgnore")],
  };
}
