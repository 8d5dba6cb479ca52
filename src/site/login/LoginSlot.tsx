import { type ComponentType, useEffect, useState } from "react";
import { useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/site.ts";
import type { Site as SiteConfig } from "#schemas/generated/types.ts";
import type { Client } from "#src/api/client.ts";
import { useProgram } from "../program.ts";
import type { SessionStore } from "../session.ts";
import { loadPart } from "../units.ts";
import type { LoginDesk } from "./desk.ts";

const useTexts = texts(messages);

/** What the drawer gets from the site's script; it imports none of its modules. */
export interface LoginDrawerProps {
  requests: LoginDesk["requests"];
  session: SessionStore;
  client: Client;
  account: SiteConfig["account"];
}

/** Where the login drawer appears: empty until the first login is asked for. */
export function LoginSlot() {
  const { desk, source, session, client, booted } = useProgram();
  const { showToast } = useSite();
  const t = useTexts();
  const [Drawer, setDrawer] = useState<ComponentType<LoginDrawerProps>>();
  useEffect(
    () =>
      desk.requests.whenNeeded(() => {
        loadPart<ComponentType<LoginDrawerProps>>(source, "login").then(
          (drawer) => setDrawer(() => drawer),
          () => {
            showToast("error", t("partNotLoaded"));
            desk.requests.take(({ settle }) => settle(false))();
          },
        );
      }),
    [desk, source, showToast, t],
  );
  const { account } = booted.compiled.site;
  return Drawer && <Drawer requests={desk.requests} session={session} client={client} account={account} />;
}
