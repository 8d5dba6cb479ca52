import { setFlagsFromString } from "node:v8";

// Objects of a request live shortly. While sites are published, V8 learns otherwise of some, and
// from then on collects the garbage of requests so slowly that a server answers a quarter fewer of
// them (npm run bench -- http).
setFlagsFromString("--no-allocation-site-pretenuring");

// NODE_ENV decides what of this server is for development only (env.ts). React would read it too,
// as it is imported: unless it is production, React draws pages with its build for developers, at
// half the speed.
const variables = { ...process.env };
process.env.NODE_ENV = "production";

const { serve } = await import("./serve.ts");
await serve(variables);
