import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass, CaptchaScene } from "#contract/account.ts";
import type { CaptchaKind } from "#contract/captcha.ts";
import { messages } from "#locales/generated/captcha.ts";
import type { Client } from "#src/client/client.ts";
import { ByTicket } from "./ByTicket.tsx";
import styles from "./Captcha.module.css";
import { captchaKind } from "./kind.ts";
import { LoadTrouble } from "./LoadTrouble.tsx";
import { loadAgain } from "./loadAgain.ts";
import { WithoutPicture } from "./WithoutPicture.tsx";
import { WithPicture } from "./WithPicture.tsx";

const useTexts = texts(messages);

export interface CaptchaProps {
  client: Client;
  scene: CaptchaScene;
  /** The phone number or email address that a code is to be sent to, or the key of answers. */
  target: string;
  /** Called with the pass; with undefined if this server needs none. */
  onPassed(pass: CaptchaPass | undefined): void;
  onClosed(): void;
}

/**
 * The human verification: a picture with a slider, or, for visitors who cannot see or move it, work
 * that the browser does.
 */
export default function Captcha({ client, scene, target, onPassed, onClosed }: CaptchaProps) {
  const t = useTexts();
  const id = useId();
  const { kind, again } = useKind(client, onPassed);
  const section = useRef<HTMLElement>(null);
  useEscape(section, onClosed);
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [isWithoutPicture, setWithoutPicture] = useState(false);
  // The slider is the most likely kind: its place is reserved until the kind is known.
  const isByUs = kind === undefined || kind === "slider";
  const parts = { client, purpose: { scene, target }, id, onPassed };
  return (
    <section ref={section} className={styles.captcha} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>{t("title")}</h2>
        <button type="button" className={styles.close} aria-label={t("close")} onClick={onClosed}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </header>
      {kind === "failed" && <LoadTrouble trouble={{ status: "failed" }} onRetry={again} />}
      {kind === "ticket" && <ByTicket {...parts} />}
      {isByUs && !isWithoutPicture && (
        <WithPicture {...parts} isKnown={kind === "slider"} onWithout={() => setWithoutPicture(true)} />
      )}
      {isByUs && isWithoutPicture && <WithoutPicture {...parts} onBack={() => setWithoutPicture(false)} />}
    </section>
  );
}

// Closes the captcha and not the drawer around it, which listens at the document: the window is
// before it in the capture phase.
function useEscape(section: RefObject<HTMLElement | null>, close: () => void): void {
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || !section.current?.contains(event.target as Node)) return;
      event.stopPropagation();
      closing.current();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [section]);
}

function useKind(client: Client, onPassed: CaptchaProps["onPassed"]) {
  const [kind, setKind] = useState<CaptchaKind["kind"] | "failed">();
  const [round, setRound] = useState(0);
  const passed = useRef(onPassed);
  passed.current = onPassed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round requests it again
  useEffect(() => {
    const ended = new AbortController();
    loadAgain(() => captchaKind(client), ended.signal).then(
      (loaded) => {
        if (ended.signal.aborted) return;
        setKind(loaded.status === "loaded" ? loaded.value.kind : "failed");
        if (loaded.status === "loaded" && loaded.value.kind === "off") passed.current(undefined);
      },
      () => undefined,
    );
    return () => ended.abort();
  }, [client, round]);
  const again = () => {
    setKind(undefined);
    setRound(round + 1);
  };
  return { kind, again };
}
