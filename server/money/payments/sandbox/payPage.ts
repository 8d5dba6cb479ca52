import type { Language } from "#core/text.ts";
import { messages as texts } from "#locales/generated/server/pay.ts";
import { textIn } from "#locales/getText.ts";
import { escapeHtml } from "../../../base/http/escape.ts";
import { languageTag } from "../../../base/http/languages.ts";
import { toYuan } from "../../fen.ts";
import { payPath } from "../../providers/sandbox/sandbox.ts";
import type { Commanded } from "./pay.ts";

/** A payment as its page shows it. */
export interface ShownPayment {
  outTradeNo: string;
  amountFen: number;
  subject: string;
  /** `late` is unpaid after its time. */
  state: "unpaid" | "late" | "paid" | "closed" | "refunding" | "refunded";
  isSilent: boolean;
  expiresAt: Date;
  returnUrl: string | null;
}

/** How long after the payment its notification is sent, in seconds, by the names of the choices. */
export const delays: Record<string, number | undefined> = { now: 0, ten: 10, minutes: 120, never: undefined };

/** Returns the HTML of a payment's page at the sandbox; `outcome` is what its last command did. */
export function payPage(
  payment: ShownPayment | undefined,
  { language, outcome }: { language: Language; outcome?: Commanded | undefined },
): string {
  const text = (key: "title" | "intro") => textIn(language, texts, key);
  const otherLanguage = language === "zh" ? "en" : "zh";
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text("title")} · Startline</title>
<link rel="stylesheet" href="${payPath}.css">
</head>
<body>
<header>
<p class="name">${text("title")}</p>
<a href="?language=${otherLanguage}" lang="${languageTag(otherLanguage)}">${textIn(otherLanguage, texts, "language")}</a>
</header>
<main>
${payment ? checkout(payment, { language, outcome }) : writeNothing(language)}
</main>
<footer>${text("intro")}</footer>
</body>
</html>
`;
}

function writeNothing(language: Language): string {
  return `<h1>${textIn(language, texts, "unknown")}</h1>\n<p>${textIn(language, texts, "unknownHint")}</p>`;
}

function checkout(
  payment: ShownPayment,
  { language, outcome }: { language: Language; outcome?: Commanded | undefined },
): string {
  const { outTradeNo, amountFen, subject, state, expiresAt, returnUrl } = payment;
  const good = outcome === "failed" || outcome === "closed" ? "bad" : "good";
  const done = outcome && `<p class="done ${good}" role="status">${textIn(language, texts, "done", { outcome })}</p>`;
  const until = textIn(language, texts, "until", { time: showTime(expiresAt) });
  const isOurs = returnUrl !== null && /^(https?:\/\/|\/(?!\/))/.test(returnUrl);
  const backText = textIn(language, texts, "back");
  return `${done ?? ""}
<h1>${escapeHtml(subject)}</h1>
<p class="amount">¥${toYuan(amountFen)}</p>
<p class="about"><span class="state ${state}">${textIn(language, texts, "state", { state })}</span>
<span>${escapeHtml(textIn(language, texts, "order", { outTradeNo }))}</span></p>
${state === "unpaid" ? `<p class="about"><time datetime="${expiresAt.toISOString()}">${until}</time></p>` : ""}
${["unpaid", "late", "closed"].includes(state) ? writeForm(payment, language) : ""}
${isOurs ? `<p><a class="back" href="${escapeHtml(returnUrl)}">${backText}</a></p>` : ""}
${faults(payment, language)}`;
}

function writeForm({ outTradeNo, amountFen, state }: ShownPayment, language: Language): string {
  const amount = `¥${toYuan(amountFen)}`;
  const choices = Object.keys(delays).map(
    (delay) => `<option value="${delay}">${textIn(language, texts, "delay", { delay })}</option>`,
  );
  const pay =
    state === "unpaid"
      ? `<button class="primary" name="action" value="pay">${textIn(language, texts, "pay", { amount })}</button>
<button name="action" value="fail">${textIn(language, texts, "fail")}</button>`
      : `<button name="action" value="pay-late">${textIn(language, texts, "payLate", { amount })}</button>`;
  return `<form method="post" action="${payPath}/${escapeHtml(outTradeNo)}?language=${language}">
<div class="buttons">${pay}</div>
<fieldset>
<label for="delay">${textIn(language, texts, "notice")}</label>
<select id="delay" name="delay">${choices.join("")}</select>
<label class="check"><input type="checkbox" name="copies" value="3"> ${textIn(language, texts, "thrice")}</label>
</fieldset>
</form>`;
}

function faults({ outTradeNo, isSilent }: ShownPayment, language: Language): string {
  const action = isSilent ? "answer" : "silence";
  return `<details${isSilent ? " open" : ""}>
<summary>${textIn(language, texts, "more")}</summary>
${isSilent ? `<p>${textIn(language, texts, "isSilent")}</p>` : ""}
<form method="post" action="${payPath}/${escapeHtml(outTradeNo)}?language=${language}">
<button name="action" value="${action}">${textIn(language, texts, action)}</button>
</form>
</details>`;
}

function showTime(time: Date): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Asia/Shanghai",
    dateStyle: "short",
    timeStyle: "medium",
  }).format(time);
}

/** The page's styles: one card, a large amount, dark if the reader's system is. */
export const payStyles = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans SC", sans-serif;
  --line: color-mix(in srgb, currentColor, transparent 80%); --soft: color-mix(in srgb, currentColor, transparent 25%); }
* { box-sizing: border-box; }
body { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; margin-bottom: 1rem; }
.name { margin: 0; font-weight: 600; }
main { border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem 1.25rem; }
a { color: light-dark(#0b5cad, #8fc1f7); }
h1 { font-size: 1.125rem; line-height: 1.4; margin: 0; overflow-wrap: anywhere; }
.amount { font: 700 2.5rem/1.2 system-ui, sans-serif; font-variant-numeric: tabular-nums; margin: 0.25rem 0 0.75rem; }
.about { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0.25rem 0; font-size: 0.875rem; color: var(--soft); overflow-wrap: anywhere; }
.state { font-weight: 600; }
.paid { color: light-dark(#0b6b3a, #6fd39a); } .late, .closed { color: light-dark(#9a3412, #fdba74); }
.done { margin: 0 0 1rem; padding: 0.75rem 1rem; border-radius: 8px; background: light-dark(#e7f6ed, #10301f); }
.done.bad { background: light-dark(#fdecea, #3a1714); }
form { margin: 1.25rem 0 0; }
.buttons { display: grid; gap: 0.75rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; width: 100%; padding: 0 1rem; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; cursor: pointer; }
button.primary { background: #0b5cad; border-color: #0b5cad; color: #fff; }
button:hover { border-color: currentColor; }
:focus-visible { outline: 3px solid light-dark(#0b5cad, #7db8f5); outline-offset: 2px; }
fieldset { border: 0; padding: 0; margin: 1.25rem 0 0; display: grid; gap: 0.5rem; }
label { font-size: 0.875rem; }
select { font: inherit; min-height: 2.75rem; width: 100%; padding: 0 0.5rem; }
.check { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; }
input { width: 1.25rem; height: 1.25rem; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
details { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: 0.5rem; }
summary { cursor: pointer; padding: 0.6rem 0; color: var(--soft); font-size: 0.875rem; }
details form { margin: 0.5rem 0 0; }
footer { margin-top: 1.25rem; font-size: 0.875rem; color: var(--soft); }
`;
