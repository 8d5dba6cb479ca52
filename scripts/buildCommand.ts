import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";

const root = join(import.meta.dirname, "..");
// The HTML sanitiser removes each style attribute, and so never calls its parser of styles.
const resolve = { alias: [{ find: /^postcss$/, replacement: join(root, "cli/noStyles.ts") }] };

/** The output folder of the command, and the options of a self-contained build. */
export interface CommandBuild {
  outDir: string;
  /** The packages to leave out of a self-contained build. Without it, the build contains only the packages that each check needs. */
  external?: string[];
  plugins?: Plugin[];
}

/** Builds the command: main.js, the worker of pictures, the compiler as two scripts that it loads with a cache, and its parts in assets/. */
export async function buildCommand({ outDir, external, plugins = [] }: CommandBuild): Promise<void> {
  // In a test runner's environment, Vite would compile JSX for React's development build.
  process.env.NODE_ENV = "production";
  const shared: InlineConfig = { root, configFile: false, logLevel: "warn", resolve, plugins };
  const target = { outDir, target: "node20", minify: true, chunkSizeWarningLimit: 2000 } as const;
  await buildScript(shared, target, "compiler/compile.ts", "compiler", true);
  await buildScript(shared, target, "compiler/forms/readForm.ts", "forms", false);
  const scripts = readdirSync(outDir);
  const scriptOf = (name: string) => JSON.stringify(scripts.find((file) => file.startsWith(`${name}-`)));
  await build({
    ...shared,
    define: {
      COMPILER_SCRIPT: scriptOf("compiler"),
      FORMS_SCRIPT: scriptOf("forms"),
      // Else the package also contains React's development build.
      ...(external && { "process.env.NODE_ENV": '"production"' }),
    },
    plugins: [builtCompiler(), ...plugins],
    // What every check needs is in few files: opening hundreds of small ones takes longer than checking a site.
    ssr: external ? { noExternal: true, external } : { noExternal: [/^(?:jsonc-parser|ajv)(?:\/|$)/] },
    build: {
      ...target,
      ssr: true,
      emptyOutDir: false,
      rolldownOptions: {
        // Pictures are encoded in processes of their own.
        input: { main: "cli/main.ts", pictureWorker: "pictures/worker.ts" },
        // "use client" means nothing here.
        onLog: (level, log, next) => void (log.code === "MODULE_LEVEL_DIRECTIVE" || next(level, log)),
        output: {
          entryFileNames: "[name].js",
          // One file for what each verb needs, and one for what a check of a site needs in addition.
          codeSplitting: {
            groups: [
              { name: "start", test: /\/cli\/verb\.ts$|\/compiler\/problems\/closest\.ts$/, priority: 1 },
              { name: "check", test: /\/cli\/validate\.ts$/ },
            ],
          },
        },
      },
    },
  });
}

// Builds a part of the compiler with its dependencies as one script, which the command loads with a code cache.
async function buildScript(
  shared: InlineConfig,
  target: InlineConfig["build"],
  module: string,
  name: string,
  emptyOutDir: boolean,
): Promise<void> {
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      ...target,
      ssr: module,
      emptyOutDir,
      rolldownOptions: { output: { format: "cjs", entryFileNames: `${name}-[hash].cjs` } },
    },
  });
}

// Makes the command load the two scripts instead of their sources.
function builtCompiler(): Plugin {
  const [compiler, forms] = [join(root, "cli/builtCompiler.ts"), join(root, "cli/builtForms.ts")];
  return {
    name: "built-compiler",
    enforce: "pre",
    resolveId: (id, importer) =>
      id === "#compiler/compile.ts" || (id === "./compile.ts" && importer?.includes("/compiler/"))
        ? compiler
        : id === "#compiler/forms/readForm.ts"
          ? forms
          : undefined,
  };
}
