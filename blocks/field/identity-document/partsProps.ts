import type { FieldOptions } from "#schemas/generated/types.ts";
import type { Document } from "./documentAnswer.ts";

/** What the parts of a document are given by the field that they belong to. */
export interface DocumentPartsProps {
  /** The ids of its controls begin with it. */
  id: string;
  /** Names of radio groups begin with it. */
  name: string;
  isRequired: boolean;
  options: FieldOptions["identity-document"];
  answer: Document | undefined;
  onAnswer(answer: Document | undefined): void;
  onLeave(): void;
  /** By the place in the answer: /number. */
  problems: Record<string, string | undefined>;
  /** Whether it is the runner's own, so that browsers may fill in the birthday. */
  isOwn?: boolean;
}
