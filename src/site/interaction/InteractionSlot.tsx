import { type ComponentType, useEffect, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { useProgram } from "../program.ts";
import { type Requests, toastDuration } from "../requests.ts";
import { loadPart } from "../units.ts";
import styles from "./InteractionSlot.module.css";

const useTexts = texts(messages);

/**
 * What the layer gets from the site's script; it imports none of its modules, so that these stay in
 * one file.
 */
export interface LayerProps {
  requests: Requests;
  /** Milliseconds that a toast stays. */
  toastDuration: number;
}

/**
 * The place of dialogs and toasts: empty until the first one is requested, then the layer that
 * draws them.
 */
export function InteractionSlot() {
  const { requests, source } = useProgram();
  const [Layer, setLayer] = useState<ComponentType<LayerProps>>();
  const [isPlain, setPlain] = useState(false);
  useEffect(
    () =>
      requests.whenNeeded(() => {
        loadPart<ComponentType<LayerProps>>(source, "interaction").then(
          (layer) => setLayer(() => layer),
          () => setPlain(true),
        );
      }),
    [requests, source],
  );
  if (Layer) return <Layer requests={requests} toastDuration={toastDuration} />;
  return isPlain ? <PlainMessages requests={requests} /> : null;
}

/** Messages as plain text, if the layer cannot be loaded: most often "no network". */
export function PlainMessages({ requests }: Pick<LayerProps, "requests">) {
  const t = useTexts();
  const [message, setMessage] = useState<string>();
  useEffect(
    () =>
      requests.take((request) => {
        // Questions are asked by the browser's own dialog.
        if (request.kind === "question") return request.answer(window.confirm(request.content.title));
        setMessage(request.kind === "toast" ? request.message : request.content.title);
      }),
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
