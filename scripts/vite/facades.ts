import type { Plugin } from "vite";

/**
 * The place of a unit that shares its file with others: the file, and the name of its default
 * export there.
 */
export type Facades = Record<string, { file: string; name: string }>;

// What an entry is whose module is in the chunk of a group: nothing but the way there.
const facade = /^(?:import"\.\/[\w.-]+";)*export\{([\w$, ]+)\}from"\.\/([\w.-]+\.js)";?\s*$/;
const defaultExport = /(?:^|,)(?:([\w$]+) as )?default(?:,|$)/;

/**
 * Writes into the build (.vite/facades.json) which entries only lead to the chunk of a group
 * (chunks.ts), so that the server can name that chunk at once: several units then come with one
 * request. Fails the build if such an entry is written in another way.
 */
export function unitFacades(): Plugin {
  return {
    name: "unit-facades",
    apply: "build",
    generateBundle(_, bundle) {
      const facades: Facades = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.isEntry || !/^(?:home|page|field|part)-/.test(chunk.name)) continue;
        if (Object.keys(chunk.modules).length > 0) continue;
        const leads = readFacade(chunk.code);
        if (!leads)
          return this.error(
            `${chunk.fileName} only leads to another file, in a way that scripts/vite/facades.ts does not know.`,
          );
        facades[chunk.fileName] = { file: `assets/${leads.file}`, name: leads.name };
      }
      this.emitFile({ type: "asset", fileName: ".vite/facades.json", source: JSON.stringify(facades) });
    },
  };
}

/**
 * Returns the file beside it to which the code of an entry leads, and the export that is its
 * default one there; undefined if it does anything else.
 */
export function readFacade(code: string): { name: string; file: string } | undefined {
  const [, exported = "", file] = facade.exec(code) ?? [];
  const match = defaultExport.exec(exported);
  return match && file !== undefined ? { name: match[1] ?? "default", file } : undefined;
}
