import { join } from "node:path";
import type { Plugin } from "vite";

/** Has rjsf load what our forms draw and no more: see src/signup/form/light. A new version that is built otherwise fails the build. */
export function lightForms(): Plugin {
  const light = (name: string) => join(import.meta.dirname, "../../src/signup/form/light", name);
  const met = new Set<string>();
  const replaced: [name: string, id: RegExp, importer: RegExp, file: string][] = [
    ["its registry", /getDefaultRegistry\.js$/, /@rjsf[\\/]core/, "ownRegistry.ts"],
    ["markdown-to-jsx", /^markdown-to-jsx/, /@rjsf[\\/]core/, "noMarkdown.ts"],
    ["fast-uri", /^fast-uri$/, /@rjsf[\\/]utils/, "localUri.ts"],
    ["jsonpointer", /^jsonpointer$/, /@rjsf[\\/]utils/, "jsonPointer.ts"],
    ["react-is", /^react-is$/, /@rjsf[\\/]utils/, "kinds.ts"],
    ["its comparison", /[\\/]deepEquals\.js$/, /@rjsf[\\/]utils/, "deepEquals.ts"],
    ["its merge of allOf", /[\\/]shallowAllOfMerge\.js$/, /@rjsf[\\/]utils/, "mergeAllOf.ts"],
    [
      "its defaults",
      /[\\/]getDefaultFormState\.js$/,
      /@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]index/,
      "defaultState.ts",
    ],
    [
      "its alternatives",
      /[\\/]getClosestMatchingOption\.js$/,
      /@rjsf[\\/]utils[\\/]lib[\\/]schema[\\/]index/,
      "closestOption.ts",
    ],
    ["its omission of answers", /[\\/]omitExtraData\.js$/, /@rjsf[\\/]utils/, "neverCalled.ts"],
    ["its names of fields", /[\\/]toPathSchema\.js$/, /@rjsf[\\/]utils/, "neverCalled.ts"],
    ["its errors", /[\\/]processRawValidationErrors\.js$/, /@rjsf[\\/]validator-ajv8/, "neverCalled.ts"],
  ];
  return {
    name: "light-forms",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      const found = replaced.find(([, wanted, from]) => importer && wanted.test(id) && from.test(importer));
      if (!found) return null;
      met.add(found[0]);
      return light(found[3]);
    },
    transform: {
      filter: { id: /@rjsf[\\/]core[\\/]lib[\\/]components[\\/]Form\.js$/ },
      handler(code) {
        return {
          code: neverCalled.reduce(
            (left, name) => withoutBody(left, name) ?? this.error(`rjsf's form has no ${name}.`),
            code,
          ),
          map: null,
        };
      },
    },
    generateBundle() {
      for (const [name] of replaced) if (!met.has(name)) this.error(`rjsf no longer imports ${name} as expected.`);
    },
  };
}

// What rjsf's form does when it checks and sends answers itself; ours are drawn with noValidate, and sent by our own buttons.
const neverCalled =
  "validate liveValidate omitExtraData setFieldValue reset onSubmit validateSubmission validateWithExtraErrors focusFirstError reportErrors submit focusOnError validateFormWithFormData validateForm".split(
    " ",
  );

function withoutBody(code: string, method: string): string | undefined {
  const [head] = new RegExp(`\\n {4}(?:static )?${method}(?: = )?\\(.*\\{\\n`).exec(code) ?? [];
  const start = head ? code.indexOf(head) + head.length : -1;
  const end = code.indexOf("\n    }", start);
  return start < 0 || end < 0 ? undefined : `${code.slice(0, start)}throw new Error("${method}");${code.slice(end)}`;
}
