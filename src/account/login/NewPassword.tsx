import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/login.ts";
import { useDrawer } from "./drawerContext.ts";
import { PasswordField } from "./Fields.tsx";
import type { Form } from "./useForm.ts";

const useTexts = texts(messages);

/** A new password and its confirmation, with what the server asks of it. */
export function NewPassword({ form, label }: { form: Form; label: string }) {
  const t = useTexts();
  const hint = t(useDrawer().settings?.passwordPolicy === "strong" ? "strongHint" : "basicHint");
  return (
    <>
      <PasswordField entry={form.entry("password")} label={label} hint={hint} autoComplete="new-password" />
      <PasswordField entry={form.entry("confirm")} label={t("confirmLabel")} autoComplete="new-password" />
    </>
  );
}
