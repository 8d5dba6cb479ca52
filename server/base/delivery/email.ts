import { inLanguage, type Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/mail.ts";
import { textIn } from "#locales/getText.ts";
import { escapeHtml } from "../http/escape.ts";
import { languageTag } from "../http/languages.ts";
import type { Channel, SenderSite, Written } from "./message.ts";
import { oneLine } from "./oneLine.ts";
import { writeText } from "./texts.ts";

/** An email without its addresses. */
export interface Email {
  /** The title of the site in whose name it is sent: one line. */
  site: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Writes a message in the addressee's language, as plain text and as simple HTML. Everything from a
 * site's config is escaped. Of a text message only the developer's page shows this: those that are
 * sent use the provider's templates.
 */
export function writeEmail(content: Written, language: Language, channel: Channel = "email"): Email {
  const { site: title } = content.values;
  const site = oneLine(inLanguage(title, language)) || "Startline";
  const { subject, before, code, links = [], after } = writeText(content, language, { site, channel });
  const contact = writeContact(title, language);
  const signature = ["-- ", site, ...contact].join("\n");
  const text = [...before, ...(code ? [`    ${code}`] : []), ...links, ...after, signature].join("\n\n");
  const paragraphs = (sentences: string[]) =>
    sentences.map((sentence) => `<p>${escapeHtml(sentence).replaceAll("\n", "<br>")}</p>`).join("\n");
  const html = `<!doctype html>
<html lang="${languageTag(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin: 0 auto; max-width: 36em; padding: 24px; font: 16px/1.6 sans-serif; color: #1a1a1a;">
${paragraphs(before)}
${code ? `<p style="font-size: 32px; letter-spacing: 4px;"><strong>${escapeHtml(code)}</strong></p>` : ""}
${links.map(writeLinkParagraph).join("\n")}
${paragraphs(after)}
<p style="color: #595959;">${[site, ...contact].map(escapeHtml).join("<br>")}</p>
</body>
</html>
`;
  return { site, subject, text, html };
}

// The text of a link is its address, so that nobody is led elsewhere than they read.
function writeLinkParagraph(link: string): string {
  const address = escapeHtml(link);
  return `<p style="overflow-wrap: anywhere;"><a href="${address}">${address}</a></p>`;
}

// Nothing of it is a link: mail programs make one of what they know, and a config cannot hide an
// address behind a text.
function writeContact(site: SenderSite | undefined, language: Language): string[] {
  const phone = oneLine(site?.contact?.phone ?? "");
  const email = oneLine(site?.contact?.email ?? "");
  return [
    ...(phone ? [textIn(language, messages, "contactPhone", { phone })] : []),
    ...(email ? [textIn(language, messages, "contactEmail", { email })] : []),
  ];
}
