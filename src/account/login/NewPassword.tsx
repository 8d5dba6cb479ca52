import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/login.ts";
import { useDrawer } from "./drawerContext.ts";
import type { DrawerForm } from "./entries.ts";
import { PasswordField } from "./Fields.tsx";

const useTexts = texts(messages);

/** A new password and its confirmation, with the server's rules for it. */
export function NewPassword({ form, label }: { form: DrawerForm; label: string }) {
  const t = useTexts();
  const hint = t(useDrawer().settings?.passwordPolicy === "strong" ? "strongHint" : "basicHint");
  return (
    <>
      <PasswordField form={form} label={label} hint={hint} autoComplete="new-password" />
      <PasswordField form={form} name="confirm" label={t("confirmLabel")} autoComplete="new-password" />
    </>
  );
}
