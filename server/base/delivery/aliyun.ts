import { randomUUID } from "node:crypto";
import { inLanguage } from "#core/text.ts";
import type { SmsSettings } from "../env/deliverySettings.ts";
import { canonicalQuery, sha256, signAliyun } from "./aliyunSignature.ts";
import { SendFailure } from "./sendFailure.ts";
import type { Sms, SmsProvider } from "./sms.ts";

// Errors of the number or the message itself. All others can be temporary: a limit, the balance, a
// wrong setting.
const finalCodes = new Set([
  "isv.MOBILE_NUMBER_ILLEGAL",
  "isv.MOBILE_COUNT_OVER_LIMIT",
  "isv.INVALID_PARAMETERS",
  "isv.INVALID_JSON_PARAM",
  "isv.TEMPLATE_MISSING_PARAMETERS",
  "isv.TEMPLATE_PARAMS_ILLEGAL",
  "isv.PARAM_LENGTH_LIMIT",
  "isv.PARAM_NOT_SUPPORT_URL",
  "isv.BLACK_KEY_CONTROL_LIMIT",
  "isv.NOT_SUPPORTED_COUNTRY",
  "isv.COUNTRY_RESTRICTED",
]);

// The request may have arrived, and there is no readable response.
const unanswered = new Set([
  "TimeoutError",
  "SyntaxError",
  "ECONNRESET",
  "EPIPE",
  "UND_ERR_SOCKET",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/**
 * Sends text messages through Aliyun's SendSms (2017-05-25). Each request has its own id, is
 * signed, and times out after `timeoutMs`.
 */
export function aliyunSms(settings: SmsSettings, timeoutMs = 10_000): SmsProvider {
  return {
    async send(sms) {
      const { url, headers } = writeRequest(sms, settings);
      const signal = AbortSignal.timeout(timeoutMs);
      const { status, code } = await post(url, headers, signal);
      if (status === 200 && code === "OK") return;
      throw new SendFailure(`aliyun ${status} ${code}`, { isFinal: finalCodes.has(code) });
    },
  };
}

function writeRequest(sms: Sms, settings: SmsSettings) {
  const { host, origin } = new URL(settings.endpoint);
  const query = {
    PhoneNumbers: formatNumber(sms.phone),
    SignName: settings.signName,
    TemplateCode: getTemplate(sms, settings.templates),
    TemplateParam: JSON.stringify(getParameters(sms)),
    OutId: sms.messageId,
  };
  const headers = {
    host,
    "x-acs-action": "SendSms",
    "x-acs-content-sha256": sha256(""),
    "x-acs-date": new Date().toISOString().replace(/\.\d+Z$/, "Z"),
    "x-acs-signature-nonce": randomUUID(),
    "x-acs-version": "2017-05-25",
  };
  const authorization = signAliyun({ method: "POST", path: "/", query, headers }, settings);
  // fetch sends the host itself.
  const { host: _host, ...otherHeaders } = headers;
  return { url: `${origin}/?${canonicalQuery(query)}`, headers: { ...otherHeaders, authorization } };
}

// Adds the values that the text of a template cannot know.
function getParameters({ values, language }: Sms): Record<string, string> {
  if ("code" in values) return { code: values.code };
  if ("point" in values) return { bib: values.bib, point: inLanguage(values.point, language), time: values.time };
  return "token" in values ? { token: values.token } : {};
}

const isAbroad = (phone: string) => phone.startsWith("+") && !phone.startsWith("+86");

// 11 digits for the mainland, else the country code and the number without a plus.
function formatNumber(phone: string): string {
  const number = phone.replace(/^\+86/, "");
  if (/^1\d{10}$/.test(number)) return number;
  if (/^\+[1-9]\d{5,14}$/.test(number)) return number.slice(1);
  throw new SendFailure("not a phone number", { isFinal: true });
}

function getTemplate({ phone, template, language }: Sms, templates: Record<string, string>): string {
  const names = isAbroad(phone) ? [`${template}.abroad`] : [`${template}.${language}`, template];
  const templateCode = names.map((name) => templates[name]).find(Boolean);
  if (templateCode) return templateCode;
  throw new SendFailure(`no template ${names.join(" or ")} in SMS_TEMPLATES`, { isFinal: true });
}

async function post(url: string, headers: Record<string, string>, signal: AbortSignal) {
  try {
    const response = await fetch(url, { method: "POST", headers, signal, redirect: "error" });
    const { Code: code } = JSON.parse(await response.text()) as { Code?: unknown };
    return { status: response.status, code: /^[\w.]{1,60}$/.test(String(code)) ? String(code) : "without a code" };
  } catch (error) {
    // Without the error's own message, which may contain the address, and so the number.
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const mayHaveArrived = unanswered.has(name) || unanswered.has(cause?.code ?? "");
    throw new SendFailure(`aliyun ${cause?.code ?? name}`, { isFinal: false, mayHaveArrived });
  }
}
