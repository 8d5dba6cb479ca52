import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { AccountSettings, Login } from "#contract/account.ts";
import { messages } from "#locales/generated/login.ts";
import type { LoginDrawerProps } from "#src/account/session/LoginLayer.tsx";
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
const firstPlace: { view: View; mode: Mode } = { view: "login", mode: "password" };
const withoutPasswords = (typed: Typed): Typed => ({ ...typed, password: "", confirm: "" });

/**
 * Holds the state that the views share. It is kept while the drawer is closed, except for
 * passwords.
 */
export function useDrawerState(props: LoginDrawerProps): DrawerState | undefined {
  const { request, session, client, loadCaptcha, account, hasTestAccounts } = props;
  const explain = useExplanation();
  const isAsked = request !== undefined;
  const settings = useSettings(client, isAsked);
  const typing = useTyped(isAsked);
  const enter = useEnter(props, typing.reset);
  return useMemo(
    () =>
      account && {
        client,
        account,
        hasTestAccounts,
        loadCaptcha,
        explain,
        enter,
        ...settings,
        ...typing,
        leave: session.end,
      },
    [client, account, hasTestAccounts, loadCaptcha, explain, enter, settings, typing, session],
  );
}

// The open view, and what was typed into all of them.
function useTyped(isAsked: boolean) {
  const [{ view, mode }, setPlace] = useState<{ view: View; mode: Mode }>(firstPlace);
  const [typed, setTyped] = useState(nothingTyped);
  const [sent, setSent] = useState<SentCodes>({});
  const [hasAgreed, agree] = useState(false);
  useEffect(() => {
    if (!isAsked) setTyped(withoutPasswords);
  }, [isAsked]);
  const reset = useCallback(() => {
    setTyped({ ...nothingTyped });
    setPlace(firstPlace);
  }, []);
  return useMemo(
    () => ({
      view,
      mode,
      typed,
      sent,
      hasAgreed,
      agree,
      reset,
      go(nextView: View, nextMode = mode) {
        setTyped(withoutPasswords);
        setPlace({ view: nextView, mode: nextMode });
      },
      type: (name: keyof Typed, value: string) => setTyped((before) => ({ ...before, [name]: value })),
      markSent: (scene: keyof SentCodes, code: SentCodes[keyof SentCodes]) =>
        setSent((before) => ({ ...before, [scene]: code })),
    }),
    [view, mode, typed, sent, hasAgreed, reset],
  );
}

// Begins the session of a login, and welcomes the visitor.
function useEnter({ session, request }: LoginDrawerProps, reset: () => void): (login: Login) => void {
  const { showToast } = useSite();
  const t = useTexts();
  return useCallback(
    (login) => {
      const before = session.user()?.accountId;
      session.begin(login);
      request?.settle(true);
      reset();
      const { accountId, nick = "" } = session.user() ?? {};
      if (before !== undefined && before !== accountId) showToast("info", t("otherAccount"));
      else showToast("success", t("loggedIn", { nick }));
    },
    [session, request, reset, showToast, t],
  );
}

// Requested again when the drawer opens; the last answer is used until then.
function useSettings(client: LoginDrawerProps["client"], isAsked: boolean) {
  const [settings, setSettings] = useState<AccountSettings>();
  const asking = useRef<Promise<AccountSettings>>(undefined);
  const fetchSettings = useCallback(() => {
    asking.current ??= client.call("GET /user-center/account-settings", { isSilent: true }).then(
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
  return useMemo(() => ({ settings, fetchSettings }), [settings, fetchSettings]);
}
