import type { Document } from "#schemas/generated/types.ts";

/**
 * Returns a withdrawn document as visitors get it: that there was one, and nothing that it stated.
 */
export function withoutText({ id, time }: Pick<Document, "id" | "time">): Document {
  return { id, time, withdrawn: true, title: "", content: "" };
}
