import { analyticsKinds } from "./codes/analytics.ts";
import { bindingKinds } from "./codes/binding.ts";
import { compositeFileKinds } from "./codes/compositeFile.ts";
import { compositeTreeKinds } from "./codes/compositeTree.ts";
import { compositeUseKinds } from "./codes/compositeUse.ts";
import { compositeValueKinds } from "./codes/compositeValue.ts";
import { compositeVersionKinds } from "./codes/compositeVersion.ts";
import { contactKinds } from "./codes/contact.ts";
import { contentKinds } from "./codes/content.ts";
import { couponKinds } from "./codes/coupon.ts";
import { deferralKinds } from "./codes/deferral.ts";
import { entryKinds } from "./codes/entry.ts";
import { factKinds } from "./codes/fact.ts";
import { fileKinds } from "./codes/file.ts";
import { flatKinds } from "./codes/flat.ts";
import { folderKinds } from "./codes/folder.ts";
import { formKinds } from "./codes/form.ts";
import { formAnswerKinds } from "./codes/formAnswer.ts";
import { formCapacityKinds } from "./codes/formCapacity.ts";
import { formFileKinds } from "./codes/formFile.ts";
import { formPathKinds } from "./codes/formPath.ts";
import { formRuleKinds } from "./codes/formRule.ts";
import { formSchemaKinds } from "./codes/formSchema.ts";
import { formSettingKinds } from "./codes/formSetting.ts";
import { formTeamKinds } from "./codes/formTeam.ts";
import { formTextKinds } from "./codes/formText.ts";
import { formVisitKinds } from "./codes/formVisit.ts";
import { generalFormKinds } from "./codes/generalForm.ts";
import { htmlKinds } from "./codes/html.ts";
import { ignoredKinds } from "./codes/ignored.ts";
import { itemKinds } from "./codes/item.ts";
import { itemOrderKinds } from "./codes/itemOrder.ts";
import { layoutKinds } from "./codes/layout.ts";
import { linkKinds } from "./codes/link.ts";
import { offerKinds } from "./codes/offer.ts";
import { organiserPlaceKinds } from "./codes/organiserPlace.ts";
import { outsideKinds } from "./codes/outside.ts";
import { ownTextKinds } from "./codes/ownText.ts";
import { pictureKinds } from "./codes/picture.ts";
import { pictureFileKinds } from "./codes/pictureFile.ts";
import { priceKinds } from "./codes/price.ts";
import { readingKinds } from "./codes/reading.ts";
import { routeKinds } from "./codes/route.ts";
import { routeAddressKinds } from "./codes/routeAddress.ts";
import { routeRuleKinds } from "./codes/routeRule.ts";
import { serviceKinds } from "./codes/service.ts";
import { timeKinds } from "./codes/time.ts";
import { transferKinds } from "./codes/transfer.ts";
import { translationKinds } from "./codes/translation.ts";
import { unitKinds } from "./codes/unit.ts";
import { valueKinds } from "./codes/value.ts";

/**
 * Everything about every code that the compiler and the server report: the one source of messages,
 * docs, `explain` and SARIF.
 */
export const problemTable = {
  ...fileKinds,
  ...valueKinds,
  ...unitKinds,
  ...layoutKinds,
  ...flatKinds,
  ...ignoredKinds,
  ...contentKinds,
  ...priceKinds,
  ...couponKinds,
  ...offerKinds,
  ...transferKinds,
  ...deferralKinds,
  ...readingKinds,
  ...folderKinds,
  ...routeRuleKinds,
  ...linkKinds,
  ...outsideKinds,
  ...analyticsKinds,
  ...routeKinds,
  ...routeAddressKinds,
  ...timeKinds,
  ...factKinds,
  ...serviceKinds,
  ...contactKinds,
  ...itemKinds,
  ...bindingKinds,
  ...translationKinds,
  ...pictureKinds,
  ...pictureFileKinds,
  ...htmlKinds,
  ...formKinds,
  ...formFileKinds,
  ...formSchemaKinds,
  ...formRuleKinds,
  ...formTextKinds,
  ...formPathKinds,
  ...formSettingKinds,
  ...formTeamKinds,
  ...formVisitKinds,
  ...generalFormKinds,
  ...formAnswerKinds,
  ...compositeVersionKinds,
  ...ownTextKinds,
  ...formCapacityKinds,
  ...entryKinds,
  ...itemOrderKinds,
  ...organiserPlaceKinds,
  ...compositeUseKinds,
  ...compositeFileKinds,
  ...compositeTreeKinds,
  ...compositeValueKinds,
};

/**
 * A code of the table. A released code never changes its meaning and is never given to another
 * problem.
 */
export type ProblemCode = keyof typeof problemTable;

/** The params of one code: what its message takes. */
export type ParamsOf<Code extends ProblemCode> =
  Parameters<(typeof problemTable)[Code]["message"]> extends [infer Params, ...unknown[]]
    ? Params
    : Record<never, never>;

/** All codes in order. */
export const problemCodes = (Object.keys(problemTable) as ProblemCode[]).sort();

/** Whether a text is a code of the table. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemTable, text);
}
