import { readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";

const root = join(import.meta.dirname, "..");
// The HTML sanitiser removes each style attribute, and so never calls its parser of styles.
const resolve = { alias: [{ find: /^postcss$/, replacement: join(root, "cli/noStyles.ts") }] };

/** The output folder of the command, and the options of a self-contained build. */
export interface CommandBuild {
  outDir: string;
  /**
   * The packages to leave out of a self-contained build. Without it, the build contains only the
   * packages that each check needs.
   */
  external?: string[];
  plugins?: Plugin[];
}

// The parts of the compiler that the built command loads as scripts. Each is in one of them only:
// two would be two copies of its validators.
const scripts = {
  reading: [
    "compiler/read.ts",
    "compiler/bind/bindSite.ts",
    "compiler/check/checkInstance.ts",
    "compiler/check/checkShape.ts",
    "compiler/check/readable.ts",
    "compiler/parse/parse.ts",
    "compiler/edit/fixes.ts",
    "compiler/problems/readMessage.ts",
    "compiler/problems/report.ts",
    "compiler/problems/table.ts",
  ],
  forms: ["compiler/forms/readForm.ts"],
};

// What cli/main.ts imports. Without a group of its own, the bundler puts what a check imports as
// well into that chunk, and each call loads it.
const neededByEachCall =
  /\/(?:cli\/(?:installation|terminal|verb|verbs|runCommand)|compiler\/problems\/closest|server\/base\/(?:root|startError)|locales\/(?:getText|generated\/disk))\.ts$/;

// Resolving it fails if the file moves: the group would match nothing, and a check open 40 files.
const checkVerb = createRequire(import.meta.url).resolve("../cli/config/validate.ts");

/**
 * Builds the command: main.js, the worker of pictures, parts of the compiler as scripts that it
 * loads with a cache, and its other parts in assets/.
 */
export async function buildCommand({ outDir, external, plugins = [] }: CommandBuild): Promise<void> {
  // In a test runner's environment, Vite would compile JSX for React's development build.
  process.env.NODE_ENV = "production";
  const shared: InlineConfig = { root, configFile: false, logLevel: "warn", resolve };
  const target = { outDir, target: "node20", minify: true, chunkSizeWarningLimit: 3000 } as const;
  rmSync(outDir, { recursive: true, force: true });
  const scriptModules: ScriptModules = new Map();
  for (const [name, modules] of Object.entries(scripts))
    for (const [module, stub] of await buildScript({ ...shared, plugins }, target, name, modules))
      scriptModules.set(module, stub);
  await build({
    ...shared,
    // Else the build contains Lingui's parser of messages, and the package also React's development
    // build.
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [loadScripts(scriptModules), ...plugins],
    // What every check needs is in few files: opening hundreds of small ones takes longer than
    // checking a site.
    ssr: external ? { noExternal: true, external } : { noExternal: [/^(?:jsonc-parser|@lingui\/core)(?:\/|$)/] },
    build: {
      ...target,
      ssr: true,
      emptyOutDir: false,
      rolldownOptions: {
        // Pictures are encoded, and confirmations drawn, in processes of their own; a
        // self-contained build has no server.
        input: {
          main: "cli/main.ts",
          pictureWorker: "pictures/worker.ts",
          ...(!external && { printWorker: "server/printWorker.ts" }),
        },
        // "use client" means nothing here.
        onLog: (level, log, next) => void (log.code === "MODULE_LEVEL_DIRECTIVE" || next(level, log)),
        output: {
          entryFileNames: "[name].js",
          // One file for what each verb needs, and one for what a check of a site needs in
          // addition.
          codeSplitting: {
            groups: [
              { name: "start", test: neededByEachCall, priority: 1 },
              { name: "check", test: (id) => id === checkVerb },
            ],
          },
        },
      },
    },
  });
}

// By path of a module of a script: the text of the module that stands for it.
type ScriptModules = Map<string, string>;

// Builds modules with their dependencies as one script, which the command loads with a code cache.
async function buildScript(
  { plugins = [], ...shared }: InlineConfig,
  target: InlineConfig["build"] & { outDir: string },
  name: string,
  modules: string[],
): Promise<ScriptModules> {
  const entry = modules.map((module, index) => `export * as m${index} from ${JSON.stringify(join(root, module))};`);
  await build({
    ...shared,
    plugins: [virtualModule(`virtual:${name}`, entry.join("\n")), ...plugins],
    ssr: { noExternal: true },
    build: {
      ...target,
      ssr: true,
      emptyOutDir: false,
      rolldownOptions: { input: `virtual:${name}`, output: { format: "cjs", entryFileNames: `${name}-[hash].cjs` } },
    },
  });
  const file = readdirSync(target.outDir).find((one) => one.startsWith(`${name}-`)) ?? "";
  const built: Record<string, object> = createRequire(import.meta.url)(join(target.outDir, file));
  const loader = JSON.stringify(join(root, "cli/builtScript.ts"));
  return new Map(
    modules.map((module, index) => [
      join(root, module),
      `import { loadScript } from ${loader};
export const { ${Object.keys(built[`m${index}`] ?? {}).join(", ")} } = loadScript(${JSON.stringify(file)}).m${index};`,
    ]),
  );
}

function virtualModule(id: string, text: string): Plugin {
  return {
    name: "virtual-module",
    enforce: "pre",
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) => (source === id ? text : undefined),
  };
}

// Makes the command load these modules from the scripts instead of their sources. A module that
// imports the validators past them would make the command read a second copy, without a cache.
function loadScripts(modules: ScriptModules): Plugin {
  return {
    name: "load-scripts",
    enforce: "pre",
    load: (id) => modules.get(id),
    generateBundle(_, bundle) {
      const second = Object.values(bundle).find(
        (chunk) =>
          chunk.type === "chunk" && chunk.moduleIds.some((id) => id.endsWith("schemas/generated/validators.js")),
      );
      if (second)
        throw new Error(
          `${second.fileName} contains the validators: name what imports them in \`scripts\` of scripts/buildCommand.ts.`,
        );
    },
  };
}
