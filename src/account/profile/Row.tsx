import { type ReactNode, useState } from "react";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./AccountSection.module.css";
import { useAccountTexts } from "./AccountSection.tsx";

interface RowProps {
  title: string;
  text: string;
  /** What the button that opens the form is called. */
  action: string;
  /** The form; it is given what closes it. */
  children: (close: () => void) => ReactNode;
}

/** A line of the account page with a button that opens its form below it. */
export function Row({ title, text, action, children }: RowProps) {
  const t = useAccountTexts();
  const [isOpen, setOpen] = useState(false);
  const label = isOpen ? t("cancel") : action;
  return (
    <div className={styles.rowItem}>
      <div>
        <p className={styles.rowTitle}>{title}</p>
        <p className={styles.rowText}>{text}</p>
      </div>
      <QuietButton aria-expanded={isOpen} aria-label={`${label} ${title}`} onClick={() => setOpen(!isOpen)}>
        {label}
      </QuietButton>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
}
