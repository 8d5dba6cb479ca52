import fc from "fast-check";

// With one seed, a test run judges the change and not the draw. PROPERTY_SEED=random draws anew; a number repeats a draw.
const { PROPERTY_SEED: wanted = "20251026" } = process.env;
if (wanted !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
