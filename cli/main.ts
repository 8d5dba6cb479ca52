#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { openTerminal } from "./base/terminal.ts";

// Most calls are over before a function that was compiled to machine code has earned what that
// took; what runs for seconds still gets it, a little later. V8 accepts the cache of a script
// (builtScript.ts) only with the flags that it was written with, so nothing that loads one is
// imported before this line.
setFlagsFromString("--interrupt-budget=1000000");

// React's build for developers, its default, draws pages several times slower.
process.env.NODE_ENV ??= "production";

// A reader that has seen enough closes the pipe: `startline explain | head`.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  openTerminal(undefined).printError(`startline: ${error.message}`);
  process.exit(2);
});

const { runCommand } = await import("./runCommand.ts");

// `startline <verb> …`. The exit code is set, not forced: all output gets out of a pipe
// before the program ends.
process.exitCode = await runCommand(process.argv.slice(2), openTerminal);
