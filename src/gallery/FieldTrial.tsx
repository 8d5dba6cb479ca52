import { useMemo, useState } from "react";
import OtherParts from "#blocks/field/address/OtherParts.tsx";
import BirthParts from "#blocks/field/identity-document/BirthParts.tsx";
import {
  type FieldPartTable,
  type FieldSchema,
  FormContext,
  type FormSurroundings,
} from "#blocks/field/kit/frame/fieldProps.ts";
import { type Site, SiteContext, useSite } from "#blocks/kit/site/site.ts";
import type { OwnUploads } from "#blocks/kit/site/uploads.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { Renderer } from "#src/site/units.ts";

/**
 * An example of a field: how a form asks for it, a good answer, and answers that its schema or its
 * logic refuses.
 */
export interface FieldExample {
  label: Text;
  help?: Text;
  placeholder?: Text;
  isRequired?: boolean;
  options?: Record<string, unknown>;
  /** Keywords that the form adds to the field's schema, such as an enum. */
  schema?: FieldSchema;
  answer: unknown;
  /** Further good answers. */
  more?: unknown[];
  wrong: unknown[];
  /** The problems shown here by place; by default one at the whole. */
  problems?: Record<string, Text>;
  /** Other answers of the same entrant that the field looks at, by pointer. */
  answers?: Record<string, unknown>;
  /** The lists that it looks up, by name. */
  choices?: Record<string, unknown[]>;
  policies?: ReturnType<FormSurroundings["policy"]>[];
}

interface TrialProps {
  type: string;
  renderer: Renderer;
  example: FieldExample;
  state: "empty" | "answered" | "wrong";
  now(): number;
}

const problem: Text = { zh: "请检查这一项。", en: "Please check this answer." };

// Here all are there from the start, so that fields can be rendered by a server, too.
const byName: Record<string, unknown> = {
  birth: BirthParts,
  "address-elsewhere": OtherParts,
};
const fieldParts: FieldPartTable = {
  current: <Part,>(name: string) => byName[name] as Part,
  load: async <Part,>(name: string) => byName[name] as Part,
};

/** A field that can be tried by itself. */
export function FieldTrial({ type, renderer: Field, example, state, now }: TrialProps) {
  const site = useSite();
  const { race, text } = site;
  const trial = useMemo<Site>(() => ({ ...site, uploads: async () => ownFiles }), [site]);
  const [answer, setAnswer] = useState(state === "empty" ? undefined : example.answer);
  const form = useMemo<FormSurroundings>(
    () => ({
      race,
      item: race?.items?.[0]?.id ?? "",
      today: new Date(now() + 8 * 3_600_000).toISOString().slice(0, 10),
      raceDay: race?.startsAt.slice(0, 10) ?? "2025-10-26",
      answerAt: (pointer) => example.answers?.[pointer],
      loadChoices: async <Entry,>(list: string) => (example.choices?.[list] ?? []) as Entry[],
      parts: fieldParts,
      policy: (id) => example.policies?.find((policy) => policy?.id === id),
    }),
    [race, example, now],
  );
  const problems = Object.entries(example.problems ?? { "": problem }).map(([at, sentence]) => [at, text(sentence)]);
  return (
    <SiteContext value={trial}>
      <FormContext value={form}>
        <Field
          id={`${type}-${state}`}
          name={`${type}-${state}`}
          label={text(example.label)}
          help={example.help && text(example.help)}
          placeholder={example.placeholder && text(example.placeholder)}
          isRequired={example.isRequired ?? false}
          options={example.options ?? {}}
          schema={example.schema ?? {}}
          answer={answer}
          onAnswer={setAnswer}
          onLeave={() => undefined}
          problems={state === "wrong" ? Object.fromEntries(problems) : {}}
        />
      </FormContext>
    </SiteContext>
  );
}

// Nobody is logged in here: what is sent stays in the page, so that fields for files can be tried.
const ownFiles: OwnUploads = {
  async send(file, { onProgress, signal } = {}) {
    onProgress?.(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    signal?.throwIfAborted();
    return { id: crypto.randomUUID(), url: URL.createObjectURL(file), name: file.name, size: file.size };
  },
  list: async () => ({ files: [], limitBytes: 10_000_000 }),
  remove: async () => undefined,
  preview: async () => undefined,
  download: async () => undefined,
};
