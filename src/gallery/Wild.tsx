import { createRoot } from "react-dom/client";
import type { Language } from "#core/text.ts";
import "#blocks/kit/style/tokens.css";
import "#blocks/kit/style/base.css";
import { readForm } from "#compiler/forms/readForm.ts";
import { layOut } from "#compiler/forms/schema/formFields.ts";
import { conditionsCode, validatorCode } from "#compiler/forms/validators.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";
import { formWith } from "#fixtures/forms/formWith.ts";
import { wildBranches } from "#fixtures/forms/wildBranches.ts";
import { type WildSchema, wildSchemas } from "#fixtures/forms/wildSchemas.ts";
import type { Answers, CheckShape } from "#forms/form.ts";
import { shapeCheck } from "#src/signup/form/shapeCheck.ts";
import { type LoadedForm, openForm } from "#src/signup/model/loadForm.ts";
import { registryUnits } from "#src/site/prerender/registryUnits.ts";
import { createUnits } from "#src/site/units.ts";
import styles from "./Fields.module.css";
import { fetchMarathon } from "./Frame.tsx";
import { createStage, Stage } from "./Stage.tsx";
import { WildForm } from "./WildForm.tsx";

/**
 * Shows a plain JSON Schema form by its name, or all of them, as runners fill them in; `answered`
 * with the first answers that fit.
 */
export async function showWild(
  container: HTMLElement,
  chosen: string,
  language: Language,
  isAnswered: boolean,
): Promise<void> {
  document.documentElement.lang = language === "zh" ? "zh-CN" : "en";
  document.title = "Plain forms";
  const all = Object.entries({ ...wildSchemas, ...wildBranches });
  const forms = await Promise.all(
    all.map(async ([name, wild], index) => ({ name, wild, prefix: `wild-${index}`, ...(await load(name, wild)) })),
  );
  const compiled = await fetchMarathon();
  const units = createUnits(registryUnits);
  const program = createStage({ compiled, language, units, source: registryUnits, now: Date.now });
  createRoot(container).render(
    <Stage program={program}>
      <main className={styles.fields} data-wild-ready>
        <h1>Plain forms</h1>
        {forms
          .filter(({ name }) => chosen === "all" || chosen === name)
          .map(({ name, wild, prefix, loaded, checkShape }) => (
            <section key={name} data-wild={name}>
              <h2>{name}</h2>
              <WildForm
                loaded={loaded}
                checkShape={checkShape}
                units={units}
                prefix={prefix}
                answers={isAnswered ? ((wild.good.at(-1) ?? {}) as Answers) : {}}
              />
            </section>
          ))}
      </main>
    </Stage>,
  );
}

// Compiled here as a server would have at publishing, and opened as the sign-up opens it.
async function load(name: string, { schema }: WildSchema): Promise<{ loaded: LoadedForm; checkShape: CheckShape }> {
  const names = [...new Set(layOut(schema).properties.map(({ top }) => top))];
  const formFile = formWith({
    schema: { type: "object", ...schema },
    uiSchema: {},
    steps: [{ id: "all", title: { zh: name }, fields: names }],
  });
  const { form, problems } = readForm(JSON.stringify(formFile), name, { languages: ["zh"] });
  if (!form) throw new Error(`${name}: ${problems.map((problem) => readMessage(problem).en).join(" ")}`);
  const run = (code: string) =>
    import(/* @vite-ignore */ URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const opened = openForm(form, await run(conditionsCode(form)), () => run(validatorCode(form.schema)));
  return { loaded: { hash: name, ...opened }, checkShape: shapeCheck(opened.form, await opened.loadValidator()) };
}
