import { type ComponentType, useEffect, useState } from "react";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import styles from "./InteractionSlot.module.css";
import { type Requests, toastDuration } from "./requests.ts";

const useTexts = texts(messages);

/** Where dialogs and toasts appear: empty until the first is asked for, then the layer that draws them. */
export function InteractionSlot() {
  const { requests } = useProgram();
  return <Slot requests={requests} />;
}

function Slot({ requests }: { requests: Requests }) {
  const [Layer, setLayer] = useState<ComponentType<{ requests: Requests }>>();
  const [isPlain, setPlain] = useState(false);
  useEffect(
    () =>
      requests.whenNeeded(() => {
        import("./Layer.tsx").then(
          (module) => setLayer(() => module.default),
          () => setPlain(true),
        );
      }),
    [requests],
  );
  if (Layer) return <Layer requests={requests} />;
  return isPlain ? <PlainMessages requests={requests} /> : null;
}

/** Messages as plain text, where the layer cannot be loaded: most of all "no network". */
export function PlainMessages({ requests }: { requests: Requests }) {
  const t = useTexts();
  const [message, setMessage] = useState<string>();
  useEffect(
    () => requests.take((request) => setMessage(request.kind === "toast" ? request.message : request.content.title)),
    [requests],
  );
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => setMessage(undefined), toastDuration);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className={styles.messages} role="status" aria-label={t("notifications")}>
      {message && <p>{message}</p>}
    </div>
  );
}
