import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A plugin that collects the packages in a build, and their licences. */
export interface ThirdParty {
  plugin: Plugin;
  /** Returns the licences of all packages in the builds that used the plugin, as one text. */
  licences(): string;
}

/**
 * Returns a plugin that collects the packages whose code is in a build, and their licences after
 * the build.
 */
export function collectThirdParty(): ThirdParty {
  const folders = new Set<string>();
  return {
    plugin: {
      name: "third-party",
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk") for (const id of chunk.moduleIds) add(folders, id);
      },
    },
    licences: () => [...folders].sort().map(getLicence).join("\n"),
  };
}

function add(folders: Set<string>, id: string): void {
  const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll("\\", "/").replace(/^\0/, "")) ?? [];
  if (folder && existsSync(join(folder, "package.json"))) folders.add(folder);
}

function getLicence(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.\w+)?$/i.test(one));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : `Licence: ${license}`;
  return `${name} ${version}\n${"-".repeat(72)}\n${text}\n`;
}
