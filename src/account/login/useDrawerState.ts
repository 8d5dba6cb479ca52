import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { AccountSettings, Login } from "#contract/account.ts";
import { messages } from "#locales/generated/login.ts";
import type { LoginDrawerProps } from "#src/account/session/LoginLayer.tsx";
import { fetchAccountSettings } from "#src/client/account.ts";
import type { SentCodes } from "../form/sending.ts";
import { useExplanation } from "../useExplanation.ts";
import type { DrawerState, Mode, View } from "./drawerContext.ts";
import type { Typed } from "./typed.ts";

const useTexts = texts(messages);
const nothingTyped: Typed = {
  phone: "",
  email: "",
  password: "",
  confirm: "",
  loginCode: "",
  registerCode: "",
  phoneCode: "",
  emailCode: "",
};
const withoutPasswords = (typed: Typed): Typed => ({ ...typed, password: "", confirm: "" });

/** What the views share. It is kept while the drawer is closed, but for passwords. */
export function useDrawerState(props: LoginDrawerProps): DrawerState | undefined {
  const { request, session, client, loadCaptcha, account, hasTestAccounts } = props;
  const { showToast } = useSite();
  const t = useTexts();
  const [{ view, mode }, setPlace] = useState<{ view: View; mode: Mode }>({ view: "login", mode: "password" });
  const [typed, setTyped] = useState(nothingTyped);
  const [sent, setSent] = useState<SentCodes>({});
  const [hasAgreed, agree] = useState(false);
  const explain = useExplanation();
  const isAsked = request !== undefined;
  const { settings, fetchSettings } = useSettings(client, isAsked);
  useEffect(() => {
    if (!isAsked) setTyped(withoutPasswords);
  }, [isAsked]);
  const enter = useCallback(
    (login: Login) => {
      const before = session.user()?.accountId;
      session.begin(login);
      request?.settle(true);
      setTyped({ ...nothingTyped });
      setPlace({ view: "login", mode: "password" });
      const { accountId, nick = "" } = session.user() ?? {};
      if (before !== undefined && before !== accountId) showToast("info", t("otherAccount"));
      else showToast("success", t("loggedIn", { nick }));
    },
    [session, request, showToast, t],
  );
  return useMemo(
    () =>
      account && {
        client,
        account,
        hasTestAccounts,
        loadCaptcha,
        settings,
        fetchSettings,
        view,
        mode,
        go(nextView, nextMode = mode) {
          setTyped(withoutPasswords);
          setPlace({ view: nextView, mode: nextMode });
        },
        typed,
        type: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
        sent,
        markSent: (scene, code) => setSent((before) => ({ ...before, [scene]: code })),
        hasAgreed,
        agree,
        enter,
        leave: session.end,
        explain,
      },
    [
      client,
      loadCaptcha,
      account,
      hasTestAccounts,
      settings,
      fetchSettings,
      view,
      mode,
      typed,
      sent,
      hasAgreed,
      enter,
      session,
      explain,
    ],
  );
}

// Asked anew whenever the drawer opens; what it said last holds until then.
function useSettings(client: LoginDrawerProps["client"], isAsked: boolean) {
  const [settings, setSettings] = useState<AccountSettings>();
  const asking = useRef<Promise<AccountSettings>>(undefined);
  const fetchSettings = useCallback(() => {
    asking.current ??= fetchAccountSettings(client).then(
      (answer) => {
        setSettings(answer);
        return answer;
      },
      (error) => {
        asking.current = undefined;
        throw error;
      },
    );
    return asking.current;
  }, [client]);
  useEffect(() => {
    if (!isAsked) return;
    asking.current = undefined;
    fetchSettings().catch(() => undefined);
  }, [isAsked, fetchSettings]);
  return { settings, fetchSettings };
}
