import { createTransport } from "nodemailer";
import type { MailSettings } from "../env/deliverySettings.ts";
import { languageTag } from "../http/languages.ts";
import { writeEmail } from "./email.ts";
import type { Written } from "./message.ts";
import type { Outgoing, Sender } from "./send.ts";
import { SendFailure } from "./sendFailure.ts";

/** Sends emails over SMTP, a few connections at a time. */
export function smtpSender({ server, from, news = from }: MailSettings): Sender {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: 4,
    // The queue retries, and counts the tries.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        // Shorter than a claim lasts, so that no other worker sends it at the same time.
        await transport.sendMail({
          ...writeMail(message, isNews(message) ? news : from),
          signal: AbortSignal.timeout(40_000),
        });
      } catch (error) {
        throw toFailure(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

// One address and nothing else: no list, no name, no line break.
const oneAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

function writeMail({ messageId, target, language, ...content }: Outgoing, from: MailSettings["from"]) {
  if (!oneAddress.test(target)) throw new SendFailure("not an email address", { isFinal: true });
  const { site, subject, text, html } = writeEmail(content, language);
  return {
    from: { name: from.name || site, address: from.address },
    to: { name: "", address: target },
    subject,
    text,
    html,
    // The same at every try, so that a mailbox recognises a duplicate.
    messageId: `<${messageId}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": languageTag(language),
      ...writeOptOut(content),
    },
  };
}

const isNews = (content: Written) => content.template === "entrants" && content.values.optOut !== undefined;

// One click in the mail program, by RFC 8058.
function writeOptOut(content: Written): Record<string, string> {
  if (content.template !== "entrants" || content.values.optOut === undefined) return {};
  return {
    "List-Unsubscribe": `<${content.values.optOut}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

// A refused login is for the operator to fix: messages wait for that.
function toFailure(error: SmtpError): SendFailure {
  if (error instanceof SendFailure) return error;
  const { code = error.name, responseCode } = error;
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== "EAUTH";
  // What a server has against the text is no fault of the address.
  const isBounce = isFinal && error.command === "RCPT TO";
  return new SendFailure(responseCode ? `SMTP ${responseCode}` : `SMTP ${code}`, { isFinal, isBounce });
}
