import { createRoot } from "react-dom/client";

const container = document.getElementById("root") as HTMLElement;
const query = new URLSearchParams(location.search);
const unit = query.get("unit");

// One page is both: the gallery, and, with a unit in its address, what the gallery's frames show.
const language = query.get("language") === "en" ? "en" : "zh";
const fields = query.get("fields") ?? (unit?.startsWith("field/") ? unit.slice("field/".length) : null);
const wild = query.get("wild");
const composite = query.get("composite");
if (wild) {
  const { showWild } = await import("./Wild.tsx");
  await showWild(container, wild, language, query.has("answered"));
} else if (fields) {
  const { showFields } = await import("./Fields.tsx");
  await showFields(container, fields, language, query.get("at"));
} else if (composite) {
  const { showComposite } = await import("./CompositeFrame.tsx");
  await showComposite(container, composite, query.get("variant") ?? undefined, language);
} else if (unit) {
  const { showFrame } = await import("./Frame.tsx");
  const versions = query.getAll("version");
  const shown = query.getAll("unit").map((name, index) => ({ name, version: Number(versions[index] ?? 1) }));
  await showFrame(container, shown, language, query.get("at"), query.get("inside"));
} else {
  const { Gallery } = await import("./Gallery.tsx");
  createRoot(container).render(<Gallery />);
}
