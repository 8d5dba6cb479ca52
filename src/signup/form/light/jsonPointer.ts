import { valueAt } from "#core/pointers.ts";

/** In the place of jsonpointer, which is no ES module: reads the value at a pointer. */
const jsonPointer = { get: (value: unknown, pointer: string) => valueAt(value, pointer) };

export default jsonPointer;
