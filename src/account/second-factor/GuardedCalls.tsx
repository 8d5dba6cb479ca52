import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/second-factor.ts";
import type { Client } from "#src/client/client.ts";
import { createGuarded, type Guarded } from "./guardedClient.ts";
import { PassForm } from "./PassForm.tsx";
import styles from "./SecondFactor.module.css";

const useTexts = texts(messages);

/**
 * Gives its children a client whose calls wait, when the second factor has run out, until a code is
 * entered here; what is on the page stays.
 */
export function GuardedCalls({ client, children }: { client: Client; children(client: Client): ReactNode }) {
  const [isAsked, setAsked] = useState(false);
  const guarded = useMemo(() => createGuarded(client, setAsked), [client]);
  return (
    <>
      {children(guarded.client)}
      {isAsked && <PassDialog client={client} settle={guarded.settle} />}
    </>
  );
}

function PassDialog({ client, settle }: { client: Client; settle: Guarded["settle"] }) {
  const t = useTexts();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A modal one: the browser keeps the focus in it, and returns it when it closes.
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const pass = () => {
    dialog.current?.close();
    settle(true);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={() => settle(false)}>
      <PassForm client={client} titleId={title} onPassed={pass} />
      <Action look="quiet" onPress={() => dialog.current?.close()}>
        {t("later")}
      </Action>
    </dialog>
  );
}
