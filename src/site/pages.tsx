import { type ReactNode, useReducer } from "react";
import { Empty, Failed } from "#blocks/kit/layout/State.tsx";
import { BlockPointer } from "#blocks/kit/site/pointer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/site.ts";
import type { Page } from "#schemas/generated/types.ts";
import { Blocks } from "./Blocks.tsx";
import { Guard } from "./Guard.tsx";
import styles from "./pages.module.css";
import { useProgram } from "./program.ts";
import type { UnitKind } from "./units.ts";

const useTexts = texts(messages);

/** The page of a unit, or its placeholder if the unit is unknown, was skipped or failed. */
export function UnitPage({ page, pointer, kind = "page" }: { page: Page; pointer: string; kind?: UnitKind }) {
  const { units, skipped, report } = useProgram();
  const [, renew] = useReducer((round: number) => round + 1, 0);
  const t = useTexts();
  const { type, props } = page;
  const unit = units.state(kind, type);
  if (skipped.has(pointer) || unit?.status === "unknown") return <ModuleMissing type={type} />;
  if (unit?.status !== "ready") {
    return (
      <Note title={t("moduleMissingTitle")}>
        <Failed message={t("pageNotLoaded")} retry={() => units.load(kind, type).then(renew)} />
      </Note>
    );
  }
  const Renderer = unit.renderer;
  const onFailure = (error: unknown) =>
    report({ code: "run/page-failed", pointer, message: `${type}: ${String(error)}` });
  return (
    <Guard
      key={pointer}
      onFailure={onFailure}
      fallback={
        <Note title={t("moduleMissingTitle")}>
          <PageFailed />
        </Note>
      }
    >
      <BlockPointer value={pointer}>
        <Renderer {...props} />
      </BlockPointer>
    </Guard>
  );
}

/** The home page: the site's blocks in their order. */
export function HomePage() {
  const { booted } = useProgram();
  const { text, title } = useSite();
  const t = useTexts();
  const { blocks } = booted.compiled.site.home;
  if (blocks.length > 0) {
    return (
      <>
        <h1 className="visually-hidden">{text(title)}</h1>
        <Blocks blocks={blocks} pointer="/home/blocks" />
      </>
    );
  }
  if (booted.isPreview)
    return (
      <Note title={t("notBound")}>
        <Empty>{t("notBoundNote")}</Empty>
      </Note>
    );
  return (
    <Note title={text(title)}>
      <Empty>{t("emptyHome")}</Empty>
    </Note>
  );
}

/** Any document of the site, by its name in the address. */
export function AnyDocumentPage({ id, path }: { id: string; path: string | undefined }) {
  if (path === undefined) return <NotFoundPage />;
  return (
    <UnitPage
      key={path}
      page={{ type: "document", version: 1, props: { dataPath: path } }}
      pointer={`/documents/${id}`}
    />
  );
}

/** Shows the page of a path that leads nowhere. */
export function NotFoundPage() {
  const { units } = useProgram();
  const t = useTexts();
  if (units.state("page", "not-found")?.status === "ready") {
    return <UnitPage page={{ type: "not-found", version: 1, props: {} }} pointer="" />;
  }
  return (
    <Note title={t("notFoundTitle")}>
      <Empty action={{ label: t("toHome"), to: "/home" }}>{t("notFound")}</Empty>
    </Note>
  );
}

function ModuleMissing({ type }: { type: string }) {
  const t = useTexts();
  return (
    <Note title={t("moduleMissingTitle")}>
      <Empty action={{ label: t("toHome"), to: "/home" }}>{t("moduleMissing", { type })}</Empty>
    </Note>
  );
}

function PageFailed() {
  const t = useTexts();
  return <Empty action={{ label: t("toHome"), to: "/home" }}>{t("pageFailed")}</Empty>;
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
