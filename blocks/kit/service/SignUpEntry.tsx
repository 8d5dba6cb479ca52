import { useSyncExternalStore } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { ownOrStandardTexts } from "#blocks/kit/site/ownTexts.ts";
import { type SignUpOfRace, useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { teamToken } from "#core/teamLink.ts";
import { messages } from "#locales/generated/kit/sign-up-entry.ts";
import styles from "./Service.module.css";

const useTexts = ownOrStandardTexts(messages);

/**
 * The sign-up of the site if a page of it is open: a login, and after it the form. Who comes by the
 * link of a team reads before it what they are invited to.
 */
export function SignUpEntry(view: SignUpOfRace) {
  const { user, logIn } = useSite();
  const t = useTexts();
  const isInvited = useIsInvited() && view.use === "sign-up" && view.shows === undefined;
  if (user) return <OwnSignUp {...view} />;
  return (
    <>
      {isInvited && <OwnSignUp {...view} />}
      <div className={styles.visitor}>
        <p className={styles.sentence}>{t(view.shows === "receipts" ? "logInToSee" : "logInFirst")}</p>
        <div className={styles.way}>
          <Action onPress={() => logIn()}>{t(view.shows === "receipts" ? "logIn" : "logInToSignUp")}</Action>
        </div>
      </div>
    </>
  );
}

// Never on the server, which does not get the part of an address after the #.
function useIsInvited(): boolean {
  return useSyncExternalStore(onHashChange, () => teamToken(location.hash) !== undefined, never);
}

const never = () => false;

function onHashChange(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

function OwnSignUp(view: SignUpOfRace) {
  const { signUp } = useSite();
  return (
    <Show loaded={useLoaded("sign-up", signUp)} lines={6} height="24rem">
      {(SignUp) => <SignUp {...view} />}
    </Show>
  );
}
