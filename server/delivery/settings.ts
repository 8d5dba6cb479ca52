import { parseUrl, type Variables } from "../base/envValues.ts";
import { startError } from "../base/startError.ts";

/** How emails are sent. */
export interface MailSettings {
  /** The mail server, in nodemailer's words. */
  server: {
    host: string;
    port: number;
    secure: boolean;
    requireTLS: boolean;
    auth?: { user: string; pass: string };
  };
  /** An empty name stands for the title of the site that the addressee came from. */
  from: { name: string; address: string };
}

/** How text messages are sent, through Aliyun. */
export interface SmsSettings {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /** The provider's templates by ours: `code`, or `code.en` and `code.abroad` for those in English and to other countries. */
  templates: Record<string, string>;
  endpoint: string;
}

/** Reads the settings of delivery; a channel without settings is left out: its messages stay in the outbox. */
export function readDelivery(variables: Variables): { mail?: MailSettings; sms?: SmsSettings } {
  const mail = readMail(variables);
  const sms = readSms(variables);
  return { ...(mail && { mail }), ...(sms && { sms }) };
}

function readMail({ SMTP_URL: value, MAIL_FROM: from }: Variables): MailSettings | undefined {
  if (!value) {
    if (from) throw startError("mailWithoutServer");
    return undefined;
  }
  const url = parseUrl(value);
  // The value is not repeated: it usually holds a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !isDecodable(url.username + url.password))
    throw startError("smtpUrl");
  return { server: readServer(url), from: readFrom(from ?? "") };
}

// A per cent sign that begins no character is a typing error.
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readServer(url: URL): MailSettings["server"] {
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  const auth = url.username && { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  // A password goes to no other machine in the open.
  const requireTLS = Boolean(auth) && !secure && !isHere;
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, requireTLS, ...(auth && { auth }) };
}

function readFrom(value: string): MailSettings["from"] {
  const [, name = "", named, bare] =
    /^(?:([^<>"\p{Cc}]*)<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/u.exec(value.trim()) ?? [];
  const address = named ?? bare;
  if (address) return { name: name.trim(), address };
  throw startError("mailFrom");
}

function readSms(variables: Variables): SmsSettings | undefined {
  const provider = variables.SMS_PROVIDER;
  if (!provider) {
    const stray = ["SMS_ACCESS_KEY_ID", "SMS_ACCESS_KEY_SECRET", "SMS_TEMPLATES"].find((name) => variables[name]);
    if (stray) throw startError("smsWithoutProvider", { name: stray });
    return undefined;
  }
  if (provider !== "aliyun") throw startError("smsProvider", { value: provider });
  const need = (name: string) => {
    const value = variables[name];
    if (value) return value;
    throw startError("smsSetting", { name });
  };
  return {
    accessKeyId: need("SMS_ACCESS_KEY_ID"),
    accessKeySecret: need("SMS_ACCESS_KEY_SECRET"),
    signName: need("SMS_SIGN_NAME"),
    templates: readTemplates(need("SMS_TEMPLATES")),
    endpoint: readEndpoint(variables.SMS_ENDPOINT || "https://dysmsapi.aliyuncs.com"),
  };
}

const templateName = /^(?:code|no-account|has-account|notice)(?:\.(?:zh|en|abroad))?$/;

function readTemplates(value: string): Record<string, string> {
  const pairs = value.split(/[\s,]+/).filter(Boolean);
  for (const pair of pairs) {
    const [name = "", id, ...rest] = pair.split("=");
    if (!templateName.test(name) || !/^\w+$/.test(id ?? "") || rest.length > 0)
      throw startError("smsTemplate", { value: pair });
  }
  const templates = Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));
  if (templates.code) return templates;
  throw startError("smsCodeTemplate");
}

// An eavesdropper would read codes: only a test's server on this machine is called without TLS.
function readEndpoint(value: string): string {
  const url = parseUrl(value);
  const isSafe = url?.protocol === "https:" || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value);
  if (url && isSafe && url.pathname === "/" && !url.search && !url.username) return url.origin;
  throw startError("smsEndpoint", { value });
}
