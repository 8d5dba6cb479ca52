import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormContext, type FormSurroundings } from "./fieldProps.ts";
import { useMemory } from "./useMemory.ts";

function Field({ id, typed }: { id: string; typed?: string }) {
  const earlier = useMemory<string>(id, "nothing");
  if (typed) earlier.current = typed;
  return earlier.current;
}

function shown(memory: FormSurroundings["memory"], id: string, typed?: string): string {
  const form = { memory } as FormSurroundings;
  return renderToStaticMarkup(
    <FormContext value={form}>
      <Field id={id} {...(typed && { typed })} />
    </FormContext>,
  );
}

test("a runner who leaves a step and comes back finds the number of the document that they had chosen before", () => {
  const memory = new Map();
  shown(memory, "entrant-a/document-type", "E1234567");
  expect(shown(memory, "entrant-a/document-type")).toBe("E1234567");
  expect(shown(memory, "entrant-a/guardian-type"), "of another field").toBe("nothing");
  expect(shown(new Map(), "entrant-a/document-type"), "of another entrant").toBe("nothing");
});

test("the second friend of a list never gets what the first one had typed before they were taken out", () => {
  const memory = new Map();
  shown(memory, "entrant-a/friends/0/document-type", "E1234567");
  expect(shown(memory, "entrant-a/friends/0/document-type")).toBe("nothing");
});
