import type { FieldTemplateProps, MultiSchemaFieldTemplateProps } from "@rjsf/utils";
import { isValidElement, type ReactNode, useContext } from "react";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import styles from "../Form.module.css";
import { AlternativeContext } from "./alternatives.ts";
import { usePlainTexts } from "./texts.ts";
import { isUnnamed, useProperty } from "./useProperty.ts";

/** Draws nothing: fields draw this part themselves. */
export function NoTemplate() {
  return null;
}

/** Alternatives: a group with the choice of one, and its fields. */
export function Choices({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const alternative = useContext(AlternativeContext);
  const { id = "", name = "", title, isRequired = false } = alternative ?? {};
  const { frame } = useProperty({ id, name, title, isRequired });
  const { schema } = isValidElement<{ schema: { type?: unknown } }>(optionSchemaField) ? optionSchemaField.props : {};
  // A problem of the whole shows at the control that answers it, if there is only one.
  const isOneControl = schema !== undefined && schema.type !== "object";
  return (
    <FormFieldGroup field={{ ...frame, id: `${id}-group`, ...(isOneControl && { problems: {} }) }}>
      <div className={styles.inner} id={isOneControl ? undefined : id}>
        {selector}
        {optionSchemaField}
      </div>
    </FormFieldGroup>
  );
}

/** A property that the runner names. */
export function Renamable({ id, label, children, onKeyRenameBlur, onRemoveProperty }: FieldTemplateProps) {
  const t = usePlainTexts();
  const isNew = isUnnamed(label);
  return (
    <div className={styles.entry}>
      <Field id={`${id}-key`} label={t("propertyName")}>
        {(control) => (
          <TextInput
            {...control}
            defaultValue={isNew ? "" : label}
            maxLength={64}
            onBlur={(event) => event.currentTarget.value.trim() !== "" && onKeyRenameBlur(event)}
          />
        )}
      </Field>
      {children}
      <Tool onPress={onRemoveProperty}>{isNew ? t("removeNewProperty") : t("removeProperty", { name: label })}</Tool>
    </div>
  );
}

/** An object that may contain itself: the inner one is rendered on request. */
export function Cycle({ onExpand, name, fieldPathId, schema }: CycleProps) {
  const t = usePlainTexts();
  const { frame } = useProperty({ id: fieldPathId.$id, name, title: schema.title, isRequired: false });
  return <Tool onPress={onExpand}>{t("expand", { name: frame.label })}</Tool>;
}

interface CycleProps {
  onExpand(): void;
  name: string;
  fieldPathId: { $id: string };
  schema: { title?: string };
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

/** A property that no control can be rendered for. */
export function Unsupported({ schema, fieldPathId }: { schema: { title?: string }; fieldPathId: { $id: string } }) {
  const t = usePlainTexts();
  const name = fieldPathId.$id.split("/").at(-1);
  const { frame } = useProperty({ id: fieldPathId.$id, name, title: schema.title, isRequired: true });
  return <p className={styles.full}>{t("unsupported", { name: frame.label })}</p>;
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

function Tool({ onPress, children }: { onPress: (event?: React.MouseEvent) => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.small} onClick={onPress}>
      {children}
    </button>
  );
}
