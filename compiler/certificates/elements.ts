import type { CertificateElement } from "#schemas/generated/types.ts";

type Kind = CertificateElement["type"];
type Property = Exclude<keyof CertificateElement, "type" | "visible">;

interface Properties {
  needs: readonly Property[];
  takes: readonly Property[];
}

const letters: readonly Property[] = [
  "height",
  "size",
  "minSize",
  "lines",
  "weight",
  "align",
  "valign",
  "spacing",
  "colour",
  "opacity",
];

/** What each type of element must state, and what else it can. */
export const elementProperties: Record<Kind, Properties> = {
  text: { needs: ["text", "x", "y", "width"], takes: letters },
  field: { needs: ["field", "x", "y", "width"], takes: letters },
  picture: { needs: ["src", "x", "y", "width", "height"], takes: ["fit", "opacity"] },
  qr: { needs: ["x", "y", "width"], takes: [] },
  course: { needs: ["src", "x", "y", "width", "height"], takes: ["colour", "lineWidth", "opacity"] },
  shape: { needs: ["path", "x", "y"], takes: ["fill", "stroke", "lineWidth", "opacity"] },
};
