import { I18nProvider } from "@lingui/react";
import { useMemo } from "react";
import { FormContext, type FormSurroundings } from "#blocks/field/kit/frame/fieldProps.ts";
import { i18n } from "#blocks/kit/site/i18n.ts";
import { SiteContext } from "#blocks/kit/site/site.ts";
import type { Language } from "#core/text.ts";
import type { Answers, FormPolicy } from "#forms/form.ts";
import type { Units } from "#src/site/units.ts";
import { FormStep } from "../form/FormStep.tsx";
import type { PlainParts } from "../form/rjsf/parts.ts";
import { createLazy } from "../lazy.ts";
import { beginContent } from "../model/content.ts";
import { createModel } from "../model/createModel.ts";
import type { LoadedForm } from "../model/loadForm.ts";
import { getSurroundings, siteFor } from "./placeholders.ts";

interface DrawnStepProps {
  language: Language;
  loaded: LoadedForm;
  units: Units;
  plain: PlainParts;
  names: string[];
  answers: Answers;
  policies: FormPolicy[];
}

/** Some properties of a form with these answers, as runners see them, on no site in particular. */
export function DrawnStep({ language, loaded, units, plain, names, answers, policies }: DrawnStepProps) {
  const entrantForm = useMemo(() => {
    const content = { ...beginContent(loaded.form, ""), entrants: [{ id: "one", answers, aside: {} }] };
    return createModel({ loaded, checker: noChecker, context: () => context, content }).getForm("one");
  }, [loaded, answers]);
  const surroundings = useMemo(() => getSurroundings(policies, entrantForm.answerAt, noParts), [policies, entrantForm]);
  return (
    <I18nProvider i18n={i18n[language]}>
      <SiteContext value={siteFor(language)}>
        <FormContext value={surroundings}>
          <FormStep entrantForm={entrantForm} names={names} prefix="form" units={units} plain={plain} />
        </FormContext>
      </SiteContext>
    </I18nProvider>
  );
}

const never = () => new Promise<never>(() => undefined);
const noChecker = createLazy(never);

const noParts: FormSurroundings["parts"] = { current: () => undefined, load: never };

const context = {
  item: "",
  today: "2025-10-26",
  raceDays: {},
  itemNames: {},
};
