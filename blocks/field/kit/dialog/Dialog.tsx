import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/dialog.ts";
import styles from "./Dialog.module.css";

const useTexts = texts(messages);

interface DialogProps {
  title: string;
  /** Called when the visitor closes it; the dialog is open as long as it is rendered. */
  onClose: () => void;
  /** Buttons below what is read, always in sight. */
  actions?: ReactNode;
  /** Takes focus at the start; by default the title. */
  first?: { readonly current: HTMLElement | null };
  children: ReactNode;
}

/**
 * The platform's own dialog over the page: Escape closes it, Tab stays inside, and focus returns
 * to the element that had it. It is outside of the form that opened it, so that Enter in one of its
 * controls does not send that form.
 */
export function Dialog({ title, onClose, actions, first, children }: DialogProps) {
  const t = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef(first);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    (start.current?.current ?? heading.current)?.focus();
    // Only a dialog that is closed returns focus; one that is removed does not.
    return () => opened?.close();
  }, []);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        // That of a dialog which this one has opened arrives here too.
        if (event.target === event.currentTarget) latest.current();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t("close")}>
          <Glyph name="close" />
        </button>
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>,
    document.body,
  );
}

/** The content of a dialog; it scrolls if it is long. */
export function DialogBody(props: ComponentProps<"div">) {
  return <div {...props} className={styles.body} />;
}
