import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { FormPolicy } from "#blocks/field/kit/frame/fieldProps.ts";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { Prose } from "#blocks/kit/text/Prose.tsx";
import { messages } from "#locales/generated/kit/policy-reader.ts";
import { Dialog, DialogBody } from "./Dialog.tsx";

const useTexts = texts(messages);

interface PolicyReaderProps {
  policy: FormPolicy;
  onClose: () => void;
  /** What can be done about it; without it the text is only read. */
  agreement?: { isGiven: boolean; onGive: () => void; onWithdraw: () => void };
}

/**
 * A text to read in a dialog. If it must be read to its end, agreeing waits for that: by scrolling,
 * or by pressing "Read on", which is the way for a keyboard and for people who do not see the text
 * scroll.
 */
export function PolicyReader({ policy, onClose, agreement }: PolicyReaderProps) {
  const t = useTexts();
  const { text } = useSite();
  const body = useRef<HTMLDivElement>(null);
  const [isTooEarly, setTooEarly] = useState(false);
  const { isLong, isAtEnd, readOn } = useReading(body);
  const mustRead = policy.mustScroll === true && agreement !== undefined && !agreement.isGiven;
  const isRead = !mustRead || isAtEnd;
  const give = () => {
    if (!isRead) return setTooEarly(true);
    agreement?.onGive();
  };
  const actions = agreement && (
    <>
      {mustRead && <p role="status">{isRead ? t("readAll") : t(isTooEarly ? "readFirst" : "readToEnd")}</p>}
      {/* It stays when the end is reached: a visitor who presses quickly must not find "agree" in its place. */}
      {mustRead && isLong && (
        <Action look="quiet" onPress={readOn} isDisabled={isRead}>
          {t("readOn")}
        </Action>
      )}
      {agreement.isGiven ? (
        <>
          <Action look="quiet" onPress={agreement.onWithdraw}>
            {t("withdraw")}
          </Action>
          <Action onPress={onClose}>{t("close")}</Action>
        </>
      ) : (
        <Action onPress={give} look={isRead ? "primary" : "quiet"}>
          {t("agree")}
        </Action>
      )}
    </>
  );
  return (
    <Dialog title={text(policy.title)} onClose={onClose} actions={actions}>
      <DialogBody ref={body} role="region" aria-label={text(policy.title)} tabIndex={0}>
        <p>{t("edition", { version: policy.version })}</p>
        <Prose html={text(policy.text)} />
      </DialogBody>
    </Dialog>
  );
}

// Returns whether the end was ever out of sight, whether it was in sight once, and a function that
// scrolls on by a page.
function useReading(body: RefObject<HTMLDivElement | null>) {
  const [isLong, setLong] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  useLayoutEffect(() => {
    const box = body.current;
    if (!box) return;
    const look = () => {
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 8) setAtEnd(true);
      else setLong(true);
    };
    look();
    // Fonts and pictures that come late make a text longer, a wider window makes it shorter.
    const watch = new ResizeObserver(look);
    watch.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, [body]);
  const readOn = () => body.current?.scrollBy({ top: body.current.clientHeight * 0.85 });
  return { isLong, isAtEnd, readOn };
}
