import type {
  ArrayFieldItemButtonsTemplateProps,
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  WrapIfAdditionalTemplateProps,
} from "@rjsf/utils";
import type { ReactNode } from "react";
import { Field, FieldGroup, TextInput } from "#blocks/kit/Field.tsx";
import { useSite } from "#blocks/kit/site.ts";
import type { AnswerProblem } from "#src/forms/form.ts";
import { useLaterTexts } from "../../laterTexts.ts";
import styles from "../Form.module.css";
import { useFieldWorld, useProblems } from "../fieldWorld.ts";
import { pointerOfId } from "../frames.tsx";

/** Draws nothing: what rjsf would put here, fields draw themselves. */
export function NoTemplate() {
  return null;
}

/** A list that can grow: a group with its entries and a button for another one. */
export function ArrayFrame({ fieldPathId, title, items, canAdd, onAddClick, schema }: ArrayFieldTemplateProps) {
  const { engine } = useFieldWorld();
  const { text, language } = useSite();
  const t = useLaterTexts();
  const id = fieldPathId.$id;
  const pointer = pointerOfId(id);
  const field = engine.loaded.form.fields[pointer.replace(/\/\d+(?=\/|$)/g, "/*")];
  const found = JSON.parse(useProblems(engine, pointer)) as [at: string, message: AnswerProblem["message"]][];
  const help = field?.help ? text(field.help) : schema.description;
  return (
    <FieldGroup
      id={id}
      label={text(field?.label) || title}
      {...(help && { hint: help })}
      error={found.find(([at]) => at === "")?.[1][language]}
    >
      <div className={styles.inner}>
        {items}
        {canAdd && (
          <button type="button" className={styles.small} onClick={onAddClick}>
            {t("addEntry")}
          </button>
        )}
      </div>
    </FieldGroup>
  );
}

/** One entry of such a list, with what can be done with it. */
export function ArrayEntry({ children, hasToolbar, buttonsProps, registry }: ArrayFieldItemTemplateProps) {
  const { ArrayFieldItemButtonsTemplate: Tools } = registry.templates;
  return (
    <div className={styles.entry}>
      {children}
      {hasToolbar && (
        <div className={styles.tools}>
          <Tools {...buttonsProps} />
        </div>
      )}
    </div>
  );
}

/** Moves an entry of a list, or takes it out. */
export function ArrayEntryTools(props: ArrayFieldItemButtonsTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem, index } = props;
  const t = useLaterTexts();
  const number = index + 1;
  return (
    <>
      {hasMoveUp && <Tool onPress={onMoveUpItem}>{t("moveUp", { number })}</Tool>}
      {hasMoveDown && <Tool onPress={onMoveDownItem}>{t("moveDown", { number })}</Tool>}
      {hasRemove && <Tool onPress={onRemoveItem}>{t("removeEntry", { number })}</Tool>}
    </>
  );
}

function Tool({ onPress, children }: { onPress: (event?: React.MouseEvent) => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.small} onClick={onPress}>
      {children}
    </button>
  );
}

/** Alternatives: which one, and its fields. */
export function Choices({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className={styles.inner}>
      {selector}
      {optionSchemaField}
    </div>
  );
}

/** A property that the runner names. */
export function Renamable({
  id,
  label,
  schema,
  children,
  onKeyRenameBlur,
  onRemoveProperty,
}: WrapIfAdditionalTemplateProps) {
  const t = useLaterTexts();
  if (!("__additional_property" in schema)) return children;
  return (
    <div className={styles.entry}>
      <Field id={`${id}-key`} label={t("propertyName")}>
        {(control) => <TextInput {...control} defaultValue={label} onBlur={onKeyRenameBlur} />}
      </Field>
      {children}
      <Tool onPress={onRemoveProperty}>{t("removeProperty", { name: label })}</Tool>
    </div>
  );
}

/** An object that may hold itself: the next one is drawn when it is asked for. */
export function Cycle({ onExpand, name }: { onExpand(): void; name: string }) {
  const t = useLaterTexts();
  return <Tool onPress={onExpand}>{t("expand", { name })}</Tool>;
}

/** A part that may be left out as a whole. */
export function Optional({
  label,
  onAddClick,
  onRemoveClick,
}: {
  label: string;
  onAddClick?(): void;
  onRemoveClick?(): void;
}) {
  const press = onAddClick ?? onRemoveClick;
  return press ? <Tool onPress={press}>{label}</Tool> : <em>{label}</em>;
}

/** A property that no control can be drawn for. */
export function Unsupported({ schema }: { schema: { title?: string } }) {
  const t = useLaterTexts();
  return <p role="alert">{t("unsupported", { name: schema.title ?? "" })}</p>;
}

/** A property whose type its schema leaves open: which type, and its field. */
export function Fallback({ typeSelector, schemaField }: { typeSelector: ReactNode; schemaField: ReactNode }) {
  return (
    <div className={styles.inner}>
      {typeSelector}
      {schemaField}
    </div>
  );
}
