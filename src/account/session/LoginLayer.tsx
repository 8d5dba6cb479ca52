import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/session.ts";
import type { Site as SiteConfig } from "#schemas/generated/types.ts";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import type { Client } from "#src/client/client.ts";
import type { SessionStore } from "#src/site/session.ts";
import type { ModuleSource } from "#src/site/units.ts";
import type { LoginRequest, LoginRequests } from "./loginRequests.ts";

const useTexts = texts(messages);

/** What the drawer works with; it is open as long as there is a request. */
export interface LoginDrawerProps {
  request: LoginRequest | undefined;
  session: SessionStore;
  client: Client;
  /** Loads the human verification. */
  loadCaptcha(): Promise<ComponentType<CaptchaProps>>;
  account: SiteConfig["account"];
  /** Whether there are accounts that log in by one press: only for developers. */
  hasTestAccounts: boolean;
}

interface LoginLayerProps extends Omit<LoginDrawerProps, "request"> {
  requests: LoginRequests;
  source: ModuleSource;
}

/**
 * The place of the login drawer: empty until the first login is requested, and then kept with what
 * was typed.
 */
export function LoginLayer({ requests, source, ...rest }: LoginLayerProps) {
  const { account } = rest;
  const request = useSyncExternalStore(requests.subscribe, requests.request, requests.request);
  const { showToast } = useSite();
  const t = useTexts();
  const [Drawer, setDrawer] = useState<ComponentType<LoginDrawerProps>>();
  useEffect(() => {
    if (!request || Drawer) return;
    if (!account) return request.settle(false);
    source("part/login").then(
      (module) => setDrawer(() => module?.default as ComponentType<LoginDrawerProps>),
      () => {
        showToast("error", t("loginNotLoaded"));
        request.settle(false);
      },
    );
  }, [request, Drawer, source, showToast, t, account]);
  return Drawer && <Drawer request={request} {...rest} />;
}
