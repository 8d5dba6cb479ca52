const common = [
  "qq.com",
  "163.com",
  "126.com",
  "gmail.com",
  "outlook.com",
  "hotmail.com",
  "foxmail.com",
  "sina.com",
  "sohu.com",
  "139.com",
  "189.cn",
  "yeah.net",
  "icloud.com",
  "yahoo.com",
  "aliyun.com",
  "live.com",
  "msn.com",
];
// Real services that are one letter away from a larger one.
const alsoReal = [
  "mail.com",
  "ymail.com",
  "email.com",
  "me.com",
  "sina.cn",
  "live.cn",
  "yahoo.cn",
  "qq.co",
  "tom.com",
  "21cn.com",
];
const endings: [RegExp, string][] = [
  [/\.(con|cmo|ocm|vom|xom|comm|coom|cim|cpm|c0m)$/, ".com"],
  [/\.(cn\.com|com\.n)$/, ".com.cn"],
  [/\.(nte|ent|nett)$/, ".net"],
];

/**
 * Returns the address that was probably meant if the domain has one of the usual slips (gmial.com,
 * qq.con); undefined for all others.
 */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || domain === "" || common.includes(domain) || alsoReal.includes(domain)) return undefined;
  const [slip, ending = ""] = endings.find(([slip]) => slip.test(domain)) ?? [];
  const corrected = slip ? domain.replace(slip, ending) : domain;
  // Two letters of qq.com are half of its name: of short names only the ending is corrected.
  const meant =
    common.find((domainName) => domainName === corrected) ??
    common.find((domainName) => domainName.length >= 8 && isOneSlip(corrected, domainName));
  const suggestion = meant ?? missingDot(domain) ?? (slip ? corrected : undefined);
  return suggestion && suggestion !== domain ? `${address.slice(0, at + 1)}${suggestion}` : undefined;
}

function missingDot(domain: string): string | undefined {
  return common.find((domainName) => domainName.replace(".", "") === domain || domainName.split(".")[0] === domain);
}

/**
 * Returns whether one letter too many, too few, wrong, or swapped with its neighbour makes the one
 * text out of the other.
 */
function isOneSlip(text: string, meant: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === meant[start]) start++;
  const rest = text.slice(start);
  const meantRest = meant.slice(start);
  const isSwapped = rest[0] === meantRest[1] && rest[1] === meantRest[0] && rest.slice(2) === meantRest.slice(2);
  return (
    isSwapped || rest.slice(1) === meantRest.slice(1) || rest.slice(1) === meantRest || rest === meantRest.slice(1)
  );
}
