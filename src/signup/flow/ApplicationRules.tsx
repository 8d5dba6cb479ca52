import { useDates } from "#blocks/kit/time/dates.ts";
import { usualLinkHours } from "#core/applying.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";

/**
 * Shows the rules of the forms for applications: how often, until when, and what an approval gives.
 */
export function ApplicationRules() {
  const t = useSignUpTexts();
  const dates = useDates();
  const { forms } = useSignUpServices();
  const sentences = forms
    .filter(({ use }) => use === "through-entry")
    .flatMap(({ review = {} }) => {
      const { closes, againUntil, rounds, places, linkHours: hours = usualLinkHours } = review;
      return [
        closes && t("ruleCloses", { at: dates(closes, "moment") }),
        rounds && t("ruleRounds", { rounds }),
        againUntil && rounds !== 1 && t("ruleAgain", { at: dates(againUntil, "moment") }),
        places === "by-link" ? t("ruleLink", { hours }) : t("rulePlace"),
      ].filter((sentence) => typeof sentence === "string");
    });
  return (
    <ul className={shared.quiet}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
