import { useCallback, useState } from "react";
import { Show } from "#blocks/kit/State.tsx";
import { useLoaded, useSite } from "#blocks/kit/site.ts";
import { fetchSubmissions } from "#src/api/signup.ts";
import type { CompiledForm } from "#src/forms/form.ts";
import { ItemChoice } from "./flow/ItemChoice.tsx";
import { ItemSignUp } from "./flow/ItemSignUp.tsx";
import { OwnSignUps } from "./flow/OwnSignUps.tsx";
import styles from "./SignUp.module.css";
import { useSignUpTexts } from "./texts.ts";
import { useSignUpWorld } from "./world.ts";

export interface SignUpProps {
  use: CompiledForm["use"];
  /** "receipts" for the page that shows what was handed in alone. */
  shows?: "form" | "receipts";
}

/** The sign-up of whoever is logged in, while it is open: the choice of the item, its form, and what was handed in. */
export function SignUp({ use, shows = "form" }: SignUpProps) {
  const t = useSignUpTexts();
  const { user } = useSite();
  const { forms } = useSignUpWorld();
  if (shows === "form" && !forms.some((form) => form.use === use)) return <p className={styles.say}>{t("noForm")}</p>;
  if (!user) return null;
  return <OwnSignUp key={user.accountId} use={use} shows={shows} accountId={user.accountId} />;
}

function OwnSignUp({ use, shows, accountId }: SignUpProps & { accountId: string }) {
  const { client, confirmPath } = useSignUpWorld();
  const { navigate } = useSite();
  const [round, setRound] = useState(0);
  const [item, setItem] = useState<string>();
  const load = useCallback(() => fetchSubmissions(client), [client]);
  const loaded = useLoaded(`${accountId} ${round}`, load);
  return (
    <Show loaded={loaded} lines={6} height="24rem">
      {(submissions) =>
        item === undefined ? (
          <>
            <OwnSignUps submissions={submissions} use={use} saysNone={shows === "receipts"} />
            {shows === "form" && <ItemChoice submissions={submissions} use={use} onChoose={setItem} />}
          </>
        ) : (
          <ItemSignUp
            key={item}
            use={use}
            item={item}
            accountId={accountId}
            onLeave={() => setItem(undefined)}
            onSent={() => {
              if (confirmPath && use === "sign-up") return navigate(confirmPath);
              setItem(undefined);
              setRound((count) => count + 1);
            }}
          />
        )
      }
    </Show>
  );
}
