import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";
import { FieldGroup } from "#blocks/kit/Field.tsx";
import { useSite } from "#blocks/kit/site.ts";
import type { AnswerProblem } from "#src/forms/form.ts";
import { useSignUpTexts } from "../texts.ts";
import styles from "./Form.module.css";
import { useFieldWorld, useProblems } from "./fieldWorld.ts";

/** Nothing around a field: each draws its own label, help and problem. */
export function FieldFrame({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

/** The properties of an object: at the top those of the step, in its order; inside, a group with a label. */
export function ObjectFrame(props: ObjectFieldTemplateProps) {
  const { names, engine } = useFieldWorld();
  const { properties, fieldPathId } = props;
  if (fieldPathId.path.length > 0) return <InnerObject {...props} />;
  const byName = new Map(properties.map((property) => [property.name, property.content]));
  return (
    <div className={styles.fields}>
      {names.map(
        (name) =>
          byName.has(name) &&
          !engine.loaded.form.calculated.some(({ field }) => field === name) && (
            <Cell key={name} name={name} pointer={`/${name}`} content={byName.get(name)} />
          ),
      )}
    </div>
  );
}

function Cell({ name, pointer, content }: { name: string; pointer: string; content: React.ReactNode }) {
  const { engine } = useFieldWorld();
  const width = engine.loaded.form.fields[pointer]?.width ?? "full";
  return (
    <div className={styles.cell} data-width={width} data-field={name}>
      {content}
    </div>
  );
}

function InnerObject({
  properties,
  fieldPathId,
  title,
  description,
  schema,
  registry,
  onAddProperty,
  formData,
}: ObjectFieldTemplateProps) {
  const { engine } = useFieldWorld();
  const { text, language } = useSite();
  const t = useSignUpTexts();
  const id = fieldPathId.$id;
  const pointer = pointerOfId(id);
  const field = engine.loaded.form.fields[pointer.replace(/\/\d+(?=\/|$)/g, "/*")];
  const found = JSON.parse(useProblems(engine, pointer)) as [at: string, message: AnswerProblem["message"]][];
  const own = found.find(([at]) => at === "")?.[1][language];
  const canAdd =
    Boolean(schema.additionalProperties || schema.patternProperties) && !isFull(schema.maxProperties, formData);
  return (
    <FieldGroup
      id={id}
      label={text(field?.label) || title}
      {...((field?.help || description) && { hint: field?.help ? text(field.help) : String(description) })}
      error={own}
    >
      <div className={styles.inner}>
        {properties.map(({ name, content }) => (
          <div key={name} className={styles.cell} data-width="full">
            {content}
          </div>
        ))}
        {canAdd && (
          <button
            type="button"
            className={styles.small}
            onClick={onAddProperty}
            disabled={registry.formContext?.isReadOnly}
          >
            {t("addProperty")}
          </button>
        )}
      </div>
    </FieldGroup>
  );
}

/** The place in the answers that an id of rjsf stands for: its parts are separated by slashes, and the first is the prefix. */
export function pointerOfId(id: string): string {
  const [, ...parts] = id.split("/");
  return parts.map((part) => `/${part}`).join("");
}

function isFull(most: number | undefined, value: unknown): boolean {
  return most !== undefined && typeof value === "object" && value !== null && Object.keys(value).length >= most;
}
