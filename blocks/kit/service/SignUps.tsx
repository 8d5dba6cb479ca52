import { type OwnTexts, OwnTextsContext, ownOrStandardTexts } from "#blocks/kit/site/ownTexts.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { messages } from "#locales/generated/kit/sign-ups.ts";
import { Service, type ServiceProps } from "./Service.tsx";
import { Further, Legend } from "./ServiceParts.tsx";
import { SignUpEntry } from "./SignUpEntry.tsx";

const useTexts = ownOrStandardTexts(messages);

interface SignUpServiceProps {
  /** `texts` are the site's own, which the compiler writes into its props. */
  service: ServiceProps & { texts?: OwnTexts };
}

/** A sign-up with the site's own texts. */
export function SignUpKind({ kind, service }: SignUpServiceProps & { kind: keyof typeof kinds }) {
  const Kind = kinds[kind];
  return (
    <OwnTextsContext value={service.texts ?? none}>
      <Kind service={service} />
    </OwnTextsContext>
  );
}

const none = {};

/** The sign-up: here if the site has accounts and names no other place; and what to have ready. */
function SignUpService({ service }: SignUpServiceProps) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const isHere = hasAccounts && !service.link;
  return (
    <Service
      kind="sign-up"
      service={service}
      title={t("signUpTitle")}
      action={t("signUpOpen")}
      entry={isHere ? <SignUpEntry use="sign-up" /> : undefined}
      entryBefore={isHere ? (opensAt) => <SignUpEntry use="sign-up" opensAt={opensAt} /> : undefined}
      needs={{
        title: t("signUpNeedTitle"),
        list: [t("signUpNeedDocument"), t("signUpNeedContact"), t("signUpNeedPolicies")].filter(Boolean),
      }}
    />
  );
}

/**
 * The through entry: here if the site has accounts and names no other place; and what the states of
 * an application mean.
 */
function ThroughEntryService({ service }: SignUpServiceProps) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const isHere = hasAccounts && !service.link;
  return (
    <Service
      kind="through-entry"
      service={service}
      title={t("entryTitle")}
      action={t("entryOpen")}
      entry={isHere ? <SignUpEntry use="through-entry" /> : undefined}
    >
      <Legend
        title={t("entryStepsTitle")}
        isOrdered
        steps={[
          [t("entryWaiting"), t("entryWaitingText")],
          [t("entrySubmitted"), t("entrySubmittedText")],
          [t("entryApproved"), t("entryApprovedText")],
          [t("entryRejected"), t("entryRejectedText")],
        ]}
      />
      <Further text={t("entryEndedText")} title={t("entryEnded")} />
    </Service>
  );
}

/**
 * The confirmation of a start: the submission, if the site has accounts and names no other place;
 * else what has to be chosen.
 */
function ConfirmationService({ service }: SignUpServiceProps) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const isHere = hasAccounts && !service.link;
  // What a runner finds here may still have to be paid.
  const showsEntries = isHere && service.isOpen;
  return (
    <Service
      kind="confirmation"
      service={service}
      isUnmarked={showsEntries}
      title={t(showsEntries ? "entriesTitle" : "confirmationTitle")}
      action={t("confirmationOpen")}
      entry={isHere ? <SignUpEntry use="sign-up" shows="receipts" /> : undefined}
      {...(!showsEntries && {
        needs: {
          title: t("confirmationNeedTitle"),
          list: [t("confirmationNeedParticipant"), t("confirmationNeedDay"), t("confirmationNeedSlot")],
          after: t("confirmationAfter"),
        },
      })}
    />
  );
}

const kinds = {
  "sign-up": SignUpService,
  "through-entry": ThroughEntryService,
  confirmation: ConfirmationService,
} as const;
