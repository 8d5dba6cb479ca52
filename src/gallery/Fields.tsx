import { createElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Language } from "#core/text.ts";
import "#blocks/kit/style/tokens.css";
import "#blocks/kit/style/base.css";
import catalogue from "#schemas/generated/catalogue.json";
import { registryUnits } from "#src/site/prerender/registryUnits.ts";
import { createUnits, type Renderer } from "#src/site/units.ts";
import styles from "./Fields.module.css";
import { type FieldExample, FieldTrial } from "./FieldTrial.tsx";
import { fetchMarathon } from "./Frame.tsx";
import { loadExample } from "./fixtures.ts";
import { createStage, Stage } from "./Stage.tsx";

/**
 * Shows the example of a field type, or of all of them, in one language: empty, answered, and with
 * a problem. What the address has behind its # takes the place of parts of the example:
 * #{"options":{"mode":"plain"}}.
 */
export async function showFields(
  container: HTMLElement,
  chosen: string,
  language: Language,
  at: string | null,
): Promise<void> {
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
  const compiled = await fetchMarathon();
  const units = createUnits(registryUnits);
  const names = catalogue
    .filter(({ name }) => name.startsWith("field/") && (chosen === "all" || name === `field/${chosen}`))
    .map(({ name, versions }) => ({ name, version: versions.at(-1) ?? 1 }));
  const changes = JSON.parse(decodeURIComponent(location.hash.slice(1)) || "{}");
  const shown = await Promise.all(
    names.map(async ({ name, version }) => {
      const type = name.slice("field/".length);
      const unit = await units.load("field", type);
      if (unit.status !== "ready") throw new Error(`${name} has no renderer: add its line to blocks/registry.ts.`);
      const { newest } = await loadExample(name, version);
      return { type, renderer: unit.renderer, example: { ...newest, ...changes } as unknown as FieldExample };
    }),
  );
  const now = () => (at ? Date.parse(at) : Date.now());
  const program = createStage({ compiled, language, units, source: registryUnits, now, report: console.error });
  createRoot(container).render(
    <Stage program={program}>
      <Fields shown={shown} now={now} />
    </Stage>,
  );
}

function Fields({
  shown,
  now,
}: {
  shown: { type: string; renderer: Renderer; example: FieldExample }[];
  now(): number;
}) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <main className={styles.fields} {...(isReady && { "data-fields-ready": true })}>
      <h1>Fields</h1>
      {shown.map(({ type, renderer, example }) => (
        <section key={type}>
          <h2>{type}</h2>
          {(["empty", "answered", "wrong"] as const).map((state) =>
            createElement(FieldTrial, { key: state, type, renderer, example, state, now }),
          )}
        </section>
      ))}
    </main>
  );
}
