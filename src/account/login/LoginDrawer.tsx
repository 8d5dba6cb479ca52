import { ChakraProvider, Drawer, Portal } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/login.ts";
import type { LoginDrawerProps } from "#src/account/session/LoginLayer.tsx";
import type { LoginRequest } from "#src/account/session/loginRequests.ts";
import { system } from "#src/site/interaction/system.ts";
import { WhileOpen } from "#src/site/interaction/WhileOpen.tsx";
import { AskAgain } from "./AskAgain.tsx";
import { DrawerContext, useDrawer, type View } from "./drawerContext.ts";
import { ForgotView } from "./ForgotView.tsx";
import styles from "./LoginDrawer.module.css";
import { LoginView } from "./LoginView.tsx";
import { RegisterView } from "./RegisterView.tsx";
import { useDrawerState } from "./useDrawerState.ts";

const useTexts = texts(messages);
const titles = {
  login: "logIn",
  register: "register",
  "forgot-phone": "forgotPhone",
  "forgot-email": "forgotEmail",
} as const satisfies Record<View, string>;

/**
 * The login drawer: open as long as a login is requested; after an expired session it asks first.
 */
export default function LoginDrawer(props: LoginDrawerProps) {
  const { request } = props;
  const state = useDrawerState(props);
  const [confirmed, setConfirmed] = useState<LoginRequest>();
  const opener = useOpener(request);
  if (!state) return null;
  const isConfirming = request?.why === "expired" && confirmed !== request;
  const isOpen = request !== undefined && !isConfirming;
  const close = () => request?.settle(false);
  return (
    <ChakraProvider value={system}>
      <AskAgain isOpen={isConfirming} confirm={() => setConfirmed(request)} refuse={close} />
      <DrawerContext value={state}>
        {/* Mounted together with the question: a drawer that is mounted while the question closes would be closed with it. */}
        <WhileOpen isOpen={request !== undefined}>
          <Drawer.Root
            open={isOpen}
            onOpenChange={({ open }) => open || close()}
            closeOnInteractOutside={false}
            initialFocusEl={() => firstField()}
            finalFocusEl={opener}
          >
            <Portal>
              <Drawer.Backdrop />
              <Drawer.Positioner>
                <Drawer.Content>
                  <Inside close={close} />
                </Drawer.Content>
              </Drawer.Positioner>
            </Portal>
          </Drawer.Root>
        </WhileOpen>
      </DrawerContext>
    </ChakraProvider>
  );
}

function Inside({ close }: { close(): void }) {
  const t = useTexts();
  const { title, text } = useSite();
  const { view, go } = useDrawer();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastView = useRef(view);
  // Screen readers announce another view by its title, and the first by the drawer itself.
  useEffect(() => {
    if (lastView.current !== view) heading.current?.focus();
    lastView.current = view;
  }, [view]);
  return (
    <>
      <div className={styles.bar}>
        {view !== "login" && (
          <button type="button" className={styles.barButton} aria-label={t("back")} onClick={() => go("login")}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m14.5 5-7 7 7 7" />
            </svg>
          </button>
        )}
        <button type="button" className={styles.barButton} data-end aria-label={t("close")} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <header className={styles.head}>
        <Lanes />
        <p>{text(title)}</p>
        <Drawer.Title ref={heading} tabIndex={-1}>
          {t(titles[view])}
        </Drawer.Title>
      </header>
      <div className={styles.body} data-view={view}>
        {view === "login" && <LoginView />}
        {view === "register" && <RegisterView />}
        {view === "forgot-phone" && <ForgotView key={view} by="phone" />}
        {view === "forgot-email" && <ForgotView key={view} by="email" />}
      </div>
    </>
  );
}

// The lanes of a track, going round the bend.
function Lanes() {
  return (
    <svg className={styles.lanes} viewBox="0 0 420 160" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((lane) => (
        <path
          key={lane}
          d={`M${150 + lane * 34} 170 C ${230 + lane * 30} ${60 + lane * 22}, 330 ${20 + lane * 26}, 440 ${-6 + lane * 30}`}
        />
      ))}
    </svg>
  );
}

// With a keyboard or mouse the first field gets the focus; on a touch screen that would open the
// keyboard.
function firstField(): HTMLElement | null {
  const inside = document.querySelector<HTMLElement>("[data-scope=dialog][data-part=content]");
  const selector = matchMedia("(pointer: fine)").matches ? "form input" : "h2";
  return inside?.querySelector<HTMLElement>(selector) ?? inside;
}

// Returns the element that had the focus when the login was requested; if it no longer exists after
// the login, the menu in its place.
function useOpener(request: LoginRequest | undefined): () => HTMLElement | null {
  const opener = useRef<Element | null>(null);
  const seen = useRef<LoginRequest>(undefined);
  if (request && request !== seen.current) {
    seen.current = request;
    opener.current = document.activeElement;
  }
  return () => {
    const before = opener.current;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) return before;
    return document.querySelector<HTMLElement>("header [aria-expanded][data-account]");
  };
}
