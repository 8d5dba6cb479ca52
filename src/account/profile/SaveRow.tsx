import type { ReactNode } from "react";
import actionStyles from "#blocks/kit/link/Action.module.css";
import type { Form } from "../form/useForm.ts";
import styles from "./AccountSection.module.css";
import { useAccountTexts } from "./AccountSection.tsx";

/**
 * A form's one strong button, with what went wrong above it; `children` are the buttons beside it.
 */
export function SaveRow({ form, label, children }: { form: Form; label: string; children?: ReactNode }) {
  const t = useAccountTexts();
  return (
    <>
      <p className={styles.failure} role="alert">
        {form.trouble}
      </p>
      <div className={styles.actions}>
        <button
          type="submit"
          className={`${actionStyles.action} ${actionStyles.primary}`}
          aria-disabled={form.isSending}
        >
          {form.isSending ? t("saving") : label}
        </button>
        {children}
      </div>
    </>
  );
}
