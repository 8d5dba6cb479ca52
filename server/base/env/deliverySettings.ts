import { parseUrl, type Variables } from "../envValues.ts";
import { startError } from "../startError.ts";

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
  /** The same for news, so that complaints about them do not keep codes from arriving. */
  news?: { name: string; address: string };
}

/** How text messages are sent, through Aliyun. */
export interface SmsSettings {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /**
   * The provider's template ids by our names: `code`, and `code.en` and `code.abroad` for those in
   * English and to other countries.
   */
  templates: Record<string, string>;
  endpoint: string;
}

/**
 * Reads the settings of delivery; throws StartError at the first bad value. A channel without
 * settings is left out: its messages stay in the outbox.
 */
export function readDelivery(variables: Variables): { mail?: MailSettings; sms?: SmsSettings } {
  const mail = readMail(variables);
  const sms = readSms(variables);
  return { ...(mail && { mail }), ...(sms && { sms }) };
}

function readMail({ SMTP_URL: value, MAIL_FROM: from, MAIL_NEWS_FROM: news }: Variables): MailSettings | undefined {
  if (!value) {
    if (from) throw startError("mailWithoutServer");
    return undefined;
  }
  const url = parseUrl(value);
  // The value is not repeated: it usually holds a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || !isDecodable(url.username + url.password))
    throw startError("smtpUrl");
  return { server: readServer(url), from: readFrom(from ?? ""), ...(news && { news: readFrom(news) }) };
}

// A percent sign that does not begin an encoded byte.
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
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  const auth = url.username && { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  // A password is never sent unencrypted to another machine.
  const requireTLS = Boolean(auth) && !secure && !isLocal;
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, requireTLS, ...(auth && { auth }) };
}

function readFrom(value: string): MailSettings["from"] {
  const [, name = "", quoted, unquoted] =
    /^(?:([^<>"\p{Cc}]*)<([^\s<>@,]+@[^\s<>@,]+)>|([^\s<>@,]+@[^\s<>@,]+))$/u.exec(value.trim()) ?? [];
  const address = quoted ?? unquoted;
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
  const required = (name: string) => {
    const value = variables[name];
    if (value) return value;
    throw startError("smsSetting", { name });
  };
  return {
    accessKeyId: required("SMS_ACCESS_KEY_ID"),
    accessKeySecret: required("SMS_ACCESS_KEY_SECRET"),
    signName: required("SMS_SIGN_NAME"),
    templates: readTemplates(required("SMS_TEMPLATES")),
    endpoint: readEndpoint(variables.SMS_ENDPOINT || "https://dysmsapi.aliyuncs.com"),
  };
}

const templateName =
  /^(?:code|deferred|ended|no-account|has-account|invited|mailing|notice|option-freed|order|place-freed|race-cancelled|received|team-back|team-removed|team-dissolved|transferred)(?:\.(?:zh|en|abroad))?$/;

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

// Without TLS an eavesdropper reads codes, so only a server on this machine, in tests, may do
// without.
function readEndpoint(value: string): string {
  const url = parseUrl(value);
  const isSafe = url?.protocol === "https:" || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value);
  if (url && isSafe && url.pathname === "/" && !url.search && !url.username) return url.origin;
  throw startError("smsEndpoint", { value });
}
