import { createRoot } from "react-dom/client";

const container = document.getElementById("root") as HTMLElement;
const query = new URLSearchParams(location.search);
const unit = query.get("unit");

// One page is both: the gallery, and, with a unit in its address, what the gallery's frames show.
if (unit) {
  const { showFrame } = await import("./Frame.tsx");
  const language = query.get("language") === "en" ? "en" : "zh";
  await showFrame(container, unit, Number(query.get("version") ?? 1), language, query.get("at"));
} else {
  const { Gallery } = await import("./Gallery.tsx");
  createRoot(container).render(<Gallery />);
}
