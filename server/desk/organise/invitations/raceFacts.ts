import { databaseNow } from "../../../base/db/databaseNow.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { isServed } from "../../../people/sending/permit.ts";
import { formForItem, listForms } from "../../../race/forms.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import type { RowFacts } from "./readRows.ts";

/** Reads the current facts of a race that its rows are read by. */
export async function readRaceFacts({ db, env }: Pick<SignupTools, "db" | "env">, site: RaceSite): Promise<RowFacts> {
  const forms = listForms(site);
  const items = (site.site.race?.items ?? []).map(({ id, name, groupSize }) => {
    const form = formForItem(forms, "sign-up", id)?.head;
    const names = [name.zh, name.en ?? ""].filter(Boolean);
    if (!form) return [id, { names, fault: "item-without-form" as const }] as const;
    if (form.team || (groupSize?.min ?? 1) > 1) return [id, { names, fault: "item-of-groups" as const }] as const;
    return [id, { names }] as const;
  });
  const startsAt = new Date(site.site.race?.startsAt ?? Number.NaN);
  return {
    items: new Map(items),
    timeZone: site.timeZone,
    now: await databaseNow(db),
    startsAt: Number.isNaN(startsAt.getTime()) ? undefined : startsAt,
    isServed: (phone) => isServed(phone, env.accounts.smsPrefixes),
  };
}
