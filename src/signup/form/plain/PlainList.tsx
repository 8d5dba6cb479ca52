import type {
  ArrayFieldItemButtonsTemplateProps,
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
} from "@rjsf/utils";
import { FormFieldGroup } from "#blocks/field/kit/frame/FormField.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { getPattern } from "#forms/getPattern.ts";
import styles from "../Form.module.css";
import { useStep } from "../rjsf/stepContext.ts";
import { usePlainTexts } from "./texts.ts";
import { type ListChange, PlanContext, useListFocus, usePlan } from "./useListFocus.ts";
import { useProperty } from "./useProperty.ts";

/** A list: a group with its entries and, if it can grow, a button for another one. */
export function ArrayFrame(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, items, canAdd, onAddClick, schema, required } = props;
  const { entrantForm } = useStep();
  const { text } = useSite();
  const t = usePlainTexts();
  const { pointer, frame } = useProperty({
    id: fieldPathId.$id,
    name: title,
    title: schema.title,
    description: schema.description,
    isRequired: Boolean(required),
  });
  const { list, plan, done } = useListFocus();
  const entry = text(entrantForm.loaded.form.fields[`${getPattern(pointer)}/*`]?.label);
  const isFull =
    !canAdd && schema.maxItems !== undefined && items.length >= schema.maxItems && !Array.isArray(schema.items);
  return (
    <FormFieldGroup field={frame}>
      <PlanContext value={plan}>
        <div className={styles.inner} ref={list}>
          {items}
          {canAdd && (
            <button
              type="button"
              className={styles.small}
              data-add
              onClick={(event) => {
                plan({ kind: "added", entry: items.length });
                onAddClick(event);
              }}
            >
              {entry ? t("addNamed", { name: entry }) : t("addEntry")}
            </button>
          )}
          {isFull && <p className={styles.full}>{t("listFull", { most: schema.maxItems ?? items.length })}</p>}
          <p role="status" className="visually-hidden">
            {done && t(done.kind, { number: done.entry + 1 })}
          </p>
        </div>
      </PlanContext>
    </FormFieldGroup>
  );
}

/** One entry of such a list, with its buttons. */
export function ArrayEntry({ children, hasToolbar, buttonsProps, registry, index }: ArrayFieldItemTemplateProps) {
  const { ArrayFieldItemButtonsTemplate: Tools } = registry.templates;
  return (
    <div className={styles.entry} data-entry={index}>
      {children}
      {hasToolbar && (
        <div className={styles.tools} data-tools>
          <Tools {...buttonsProps} />
        </div>
      )}
    </div>
  );
}

/** Moves an entry of a list, or removes it. */
export function ArrayEntryTools(props: ArrayFieldItemButtonsTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem, index } = props;
  const t = usePlainTexts();
  const number = index + 1;
  return (
    <>
      {hasMoveUp && (
        <EntryTool tool="up" change={{ kind: "moved", entry: index - 1 }} onPress={onMoveUpItem}>
          {t("moveUp", { number })}
        </EntryTool>
      )}
      {hasMoveDown && (
        <EntryTool tool="down" change={{ kind: "moved", entry: index + 1 }} onPress={onMoveDownItem}>
          {t("moveDown", { number })}
        </EntryTool>
      )}
      {hasRemove && (
        <EntryTool tool="remove" change={{ kind: "removed", entry: index }} onPress={onRemoveItem}>
          {t("removeEntry", { number })}
        </EntryTool>
      )}
    </>
  );
}

interface EntryToolProps {
  tool: string;
  change: ListChange;
  onPress(event?: React.MouseEvent): void;
  children: string;
}

function EntryTool({ tool, change, onPress, children }: EntryToolProps) {
  const plan = usePlan();
  return (
    <button
      type="button"
      className={styles.small}
      data-tool={tool}
      onClick={(event) => {
        plan({ ...change, tool });
        onPress(event);
      }}
    >
      {children}
    </button>
  );
}
