import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { useContext } from "react";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import styles from "../Form.module.css";
import { besideChoice } from "../rjsf/frames.tsx";
import { AlternativeContext } from "./alternatives.ts";
import { usePlainTexts } from "./texts.ts";
import { useNewEntry } from "./useListFocus.ts";
import { useProperty } from "./useProperty.ts";

/**
 * The properties of an object inside of the form: a group with a label, unless the alternatives
 * around it have that already.
 */
export function InnerObject(props: ObjectFieldTemplateProps) {
  const { properties, fieldPathId, title, description, required, schema, formData, onAddProperty } = props;
  const t = usePlainTexts();
  const id = fieldPathId.$id;
  const { frame } = useProperty({ id, name: title, title: schema.title, description, isRequired: Boolean(required) });
  const isInAlternative = useContext(AlternativeContext)?.id === id;
  const isBesideChoice = fieldPathId.path.at(-1) === besideChoice;
  const { list, expect } = useNewEntry(properties.length);
  const canAdd =
    Boolean(schema.additionalProperties || schema.patternProperties) && !isFull(schema.maxProperties, formData);
  if (isBesideChoice && properties.length === 0) return null;
  const content = (
    <>
      {properties.map(({ name, content: property }) => (
        <div key={name} className={styles.cell} data-width="full">
          {property}
        </div>
      ))}
      {canAdd && (
        <button
          type="button"
          className={styles.small}
          onClick={() => {
            expect();
            onAddProperty();
          }}
        >
          {t("addProperty")}
        </button>
      )}
    </>
  );
  if (isInAlternative || isBesideChoice)
    return (
      <div className={styles.plainFields} ref={list}>
        {content}
      </div>
    );
  return (
    <FormFieldGroup field={frame}>
      <div className={styles.inner} ref={list}>
        {content}
      </div>
    </FormFieldGroup>
  );
}

function isFull(most: number | undefined, value: unknown): boolean {
  return most !== undefined && typeof value === "object" && value !== null && Object.keys(value).length >= most;
}
