import { limitedOptions } from "#forms/limitedOptions.ts";
import { getSenders, type Senders } from "../../race/senders.ts";
import { claimOptions } from "../options/claim.ts";
import { freeOptions } from "../options/free.ts";
import { notifyFreed } from "../options/notify.ts";
import type { Claim, Entering, Round } from "./claim.ts";

/** The limited options that were chosen; those of a place that is taken over come free. */
export const optionClaim: Claim = {
  isMade: ({ form, link }) => limitedOptions(form.form).length > 0 || link?.from !== undefined,
  isShared: false,
  async take(round, entering) {
    for (const form of entering) await changeOptions(round, form);
  },
};

// Options are locked in the order of their races.
async function changeOptions({ tx, tools }: Round, { submissionId, checked }: Entering): Promise<void> {
  const { raceId, form, answers, link, siteTitle } = checked;
  const { from } = link ?? {};
  const senders: Senders = new Map([...getSenders(from?.site), ...(siteTitle ? [[raceId, siteTitle] as const] : [])]);
  const free = async () => {
    if (from) await freeOptions(tx, tools, [from.submissionId], senders);
  };
  const isLater = from?.site !== undefined && from.site.raceId > raceId;
  if (!isLater) await free();
  const freedOptions = await claimOptions(tx, { raceId, submissionId, form: form.form, answers });
  await notifyFreed(tx, tools, freedOptions, senders);
  if (isLater) await free();
}
