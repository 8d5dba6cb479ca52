import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps, type ObjectFieldTemplateProps } from "@rjsf/utils";
import { useDeferredValue } from "react";
import { toPointer } from "#core/pointers.ts";
import styles from "../Form.module.css";
import { useStep } from "./stepContext.ts";

/** What rjsf adds to the path of an object that has alternatives beside properties of its own. */
export const besideChoice = "XxxOf";

/**
 * Nothing around a field, which draws its own label, help and problem. A property with only one
 * possible answer is not rendered.
 */
export function FieldFrame(props: FieldTemplateProps) {
  const { children, hidden, schema } = props;
  const { plain } = useStep();
  if (hidden || schema.const !== undefined) return null;
  return plain && ADDITIONAL_PROPERTY_FLAG in schema ? <plain.Renamable {...props} /> : children;
}

/**
 * The properties of an object: at the top those of the step, in its order; inside, a group with a
 * label.
 */
export function ObjectFrame(props: ObjectFieldTemplateProps) {
  const { names, entrantForm, plain } = useStep();
  const { properties, fieldPathId } = props;
  const [first, ...others] = fieldPathId.path;
  if (first !== undefined && (first !== besideChoice || others.length > 0))
    return plain ? <plain.InnerObject {...props} /> : null;
  const { calculated } = entrantForm.loaded.form;
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const shownNames = names.filter((name) => contents.has(name) && !calculated.some(({ field }) => field === name));
  return (
    <div className={styles.fields}>
      <Cells names={shownNames} contents={contents} />
    </div>
  );
}

// The least height of a field: a label, a control of one line and the gap to the next field, in px.
const leastHeight = 108;

/**
 * Returns how many fields are rendered at once, as many as the window shows. The others are
 * rendered when the browser has time.
 */
export function countFirst(): number {
  if (typeof window === "undefined") return 12;
  // As in the style sheet, which has two columns from 40 rem.
  const columns = innerWidth >= 640 ? 2 : 1;
  return columns * (1 + Math.floor(innerHeight / leastHeight));
}

function Cells({ names, contents }: { names: string[]; contents: Map<string, React.ReactNode> }) {
  const isWhole = useDeferredValue(true, false);
  const shownNames = isWhole ? names : names.slice(0, countFirst());
  return shownNames.map((name) => (
    <Cell key={name} name={name} pointer={toPointer([name])} content={contents.get(name)} />
  ));
}

function Cell({ name, pointer, content }: { name: string; pointer: string; content: React.ReactNode }) {
  const { entrantForm } = useStep();
  const width = entrantForm.loaded.form.fields[pointer]?.width ?? "full";
  return (
    <div className={styles.cell} data-width={width} data-field={name}>
      {content}
    </div>
  );
}

/**
 * Returns the JSON Pointer of an id of rjsf, whose parts are separated by slashes; the first is the
 * prefix.
 */
export function pointerOfId(id: string): string {
  const [, ...parts] = id.split("/");
  return parts.map((part) => `/${part}`).join("");
}
