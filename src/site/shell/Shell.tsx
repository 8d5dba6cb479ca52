import { type MouseEvent, useCallback, useEffect, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { i18n } from "#blocks/kit/site/i18n.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import { BootFrame } from "../BootFrame.tsx";
import { pageTitle } from "../destinations.tsx";
import { InteractionSlot } from "../interaction/InteractionSlot.tsx";
import { useProgram } from "../program.ts";
import { isNamed } from "../routePlan.ts";
import { SiteProvider } from "../SiteProvider.tsx";
import { createSurface, isPageLink } from "../surface.ts";
import { AccountLayer } from "./Account.tsx";
import { BottomAction } from "./BottomAction.tsx";
import { CollectionBar } from "./CollectionBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { greyPages } from "./names.ts";
import styles from "./Shell.module.css";
import { useArrival } from "./useArrival.ts";
import { type Arrival, useDestination } from "./useDestination.ts";
import { useLinks } from "./useLinks.ts";

const useTexts = texts(messages);

/**
 * Every page's frame: the site around the page that is open. `startedAt` is the address at which
 * the program began to draw it, in a browser.
 */
export function Shell({ startedAt }: { startedAt?: string }) {
  const program = useProgram();
  const go = useNavigate();
  useEffect(() => {
    // The router listens from now on, and has missed an address that came while it drew.
    if (startedAt !== undefined && location.href !== startedAt)
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, [startedAt]);
  const { arrival, isLeaving } = useDestination();
  const surface = useMemo(() => {
    const message = (key: "fileMissing" | "fileFailed") =>
      i18n[program.language.current()]._(`${messages.scope}:${key}`);
    const fetchText = (address: string) => program.client.text(address, { isSilent: true });
    // The server, which draws pages too, has no location.
    const request = () => ({ query: { domainName: location.hostname }, isSilent: true });
    const fetchPlaces = () => program.client.call("GET /sign-up/places", request());
    const fetchPickUp = () => program.client.call("GET /sign-up/pick-up", request());
    const fetchApplicationCounts = () => program.client.call("GET /sign-up/applications/counts", request());
    const searchDocuments = async (search: string) => {
      const query = { domainName: location.hostname, search };
      return (await program.client.call("GET /website-center/documents", { query, isSilent: true })).paths;
    };
    return createSurface({
      ...program,
      message,
      fetchText,
      fetchPlaces,
      fetchPickUp,
      fetchApplicationCounts,
      searchDocuments,
    });
  }, [program]);
  useLinks(program, go);
  const navigate = useCallback(
    (link: string) => {
      const href = surface.href(link);
      if (isPageLink(link, program.booted.compiled.files)) go(program.addresses.target(link.trim()));
      else if (href) window.open(href, "_blank", "noopener");
    },
    [go, program, surface],
  );
  if (!arrival) return <BootFrame />;
  const { path, route } = arrival.destination;
  return (
    <SiteProvider surface={surface} path={path} current={route} navigate={navigate}>
      <Frame arrival={arrival} isLeaving={isLeaving} />
    </SiteProvider>
  );
}

function Frame({ arrival, isLeaving }: { arrival: Arrival; isLeaving: boolean }) {
  const { route: current, path, shows, draw } = arrival.destination;
  const mark = shows + path;
  const { plan, booted, preview } = useProgram();
  const site = useSite();
  const t = useTexts();
  const isHome = path === plan.homePath;
  const isGrey = current !== undefined && isNamed(current, greyPages);
  const siteTitle = booted.isPreview ? t("notBound") : site.text(site.title);
  const ownTitle = pageTitle(arrival.destination, plan.homePath, site);
  const main = useArrival(arrival);
  useEffect(() => {
    // Presses that came before wait for it; src/consent reads which page is open.
    document.documentElement.dataset.live = mark;
    document.title = ownTitle ? `${ownTitle} · ${siteTitle}` : siteTitle;
  }, [mark, ownTitle, siteTitle]);
  return (
    <div className={styles.shell} data-grey={isGrey}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the main part; the press is taken because routes live in the hash */}
      <a className={styles.skip} href="#main" onClick={(event) => skipTo(event, main.current)}>
        {t("skip")}
      </a>
      <div className={styles.progress} data-shown={isLeaving} aria-hidden="true" />
      {preview && <preview.Ribbon preview={preview} className={styles.preview} />}
      {booted.isPreview && (
        <p className={styles.preview}>
          <strong>{t("notBound")}</strong> {t("notBoundNote")}
        </p>
      )}
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {!isHome && (
          <div className={styles.head}>
            <RouteBadge />
            <CollectionBar />
          </div>
        )}
        {draw()}
      </main>
      <Footer />
      {isHome && <BottomAction />}
      <InteractionSlot />
      <AccountLayer />
    </div>
  );
}

// The address would be taken for a route.
function skipTo(event: MouseEvent, main: HTMLElement | null): void {
  event.preventDefault();
  main?.focus();
}

/** The open page's name, small, at the top left of the main area. */
function RouteBadge() {
  const { pageTitle, text } = useSite();
  const name = text(pageTitle);
  return name ? <p className={styles.badge}>{name}</p> : null;
}
