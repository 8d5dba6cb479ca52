#!/usr/bin/env node
// `npx startline`: the same command as `npm run startline`, which reads TypeScript through tsx.
import "tsx";

await import("./main.ts");
