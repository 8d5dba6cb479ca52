import { isEmailAddress, isPhoneNumber, leadsToNetwork, networkHosts } from "#core/contact.ts";
import type { Site } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/**
 * Ways to reach the organiser that reach nobody, accounts of other networks than named, and a page
 * for unknown addresses without a title.
 */
export function checkContact(context: Context): Finding[] {
  const { contact, social } = context.site;
  return [
    ...(contact ? getWays(contact) : []),
    ...(social ?? []).flatMap((account, index) => getAccount(account, `/social/${index}`)),
    ...checkTitle(context),
  ];
}

function getWays({ phone, email, address, hours }: NonNullable<Site["contact"]>): Finding[] {
  const findings: Finding[] = [];
  if (phone === undefined && email === undefined && !address && !hours) findings.push(report("SL5233", "/contact", {}));
  if (phone !== undefined && !isPhoneNumber(phone)) findings.push(report("SL5230", "/contact/phone", { phone }));
  if (email !== undefined && !isEmailAddress(email)) findings.push(report("SL5231", "/contact/email", { email }));
  return findings;
}

type Account = NonNullable<Site["social"]>[number];

function getAccount({ network, link, account, qr }: Account, pointer: string): Finding[] {
  if (link === undefined && !account && !qr) return [report("SL5234", pointer, { network })];
  if (link === undefined || leadsToNetwork(link, network)) return [];
  return [report("SL5232", `${pointer}/link`, { network, link, hosts: [...networkHosts[network]] })];
}

function checkTitle({ getInstances }: Context): Finding[] {
  const page = getInstances("blocks").find(({ pointer }) => pointer === "/notFound/page");
  const isUntitled = page !== undefined && !(page.instance.props as { title?: unknown }).title;
  return isUntitled ? [report("SL2037", "/notFound/page/props", {})] : [];
}
