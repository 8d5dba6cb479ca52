import { type defineKeyframes, defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

/** The parts of everything that covers the whole page. */
export const layerSlots = [
  "trigger",
  "backdrop",
  "positioner",
  "content",
  "title",
  "description",
  "closeTrigger",
  "header",
  "body",
  "footer",
] as const;

/**
 * Returns the animations of a part that opens and closes. Chakra removes a closed part when the
 * animation that it then has ends: if closing starts none, nothing ends and the part stays over the
 * page. Its last frame is invisible and it takes no press, so that even a lost event blocks nobody.
 */
export function openAndClose(name: "layer-appear" | "layer-slide" | "layer-rise") {
  return {
    _open: { animation: `${name} var(--duration) var(--ease)` },
    _closed: { animation: `${name}-out calc(var(--duration) * 0.75) ease-in forwards`, pointerEvents: "none" },
  } as const;
}

/** The first frame of each such part, which is also its last. */
export const layerKeyframes = {
  ...openAndCloseFrames("layer-appear", {}),
  ...openAndCloseFrames("layer-slide", { transform: "translateX(2rem)" }),
  ...openAndCloseFrames("layer-rise", { transform: "translateY(0.75rem)" }),
};

function openAndCloseFrames(name: string, away: { transform?: string }): ReturnType<typeof defineKeyframes> {
  return {
    [name]: { from: { opacity: 0, ...away } },
    [`${name}-out`]: { to: { opacity: 0, visibility: "hidden", ...away } },
  };
}

/** The backdrop between the page and such a layer. */
export const backdrop = {
  position: "fixed",
  inset: 0,
  zIndex: 50,
  background: "rgb(0 0 0 / 0.5)",
  ...openAndClose("layer-appear"),
} as const;

/** A sheet of full height at the right: as wide as a phone, at most 420 px. */
export const drawer = defineSlotRecipe({
  className: "drawer",
  slots: layerSlots,
  base: {
    backdrop,
    positioner: { position: "fixed", inset: 0, zIndex: 51, display: "flex", justifyContent: "flex-end" },
    content: {
      display: "flex",
      flexDirection: "column",
      width: "min(420px, 100%)",
      height: "100dvh",
      overflowY: "auto",
      overscrollBehavior: "contain",
      background: "var(--surface)",
      color: "var(--ink)",
      boxShadow: "0 0 64px rgb(0 0 0 / 0.3)",
      outline: 0,
      ...openAndClose("layer-slide"),
    },
  },
});

/** A segmented control. */
export const tabs = defineSlotRecipe({
  className: "tabs",
  slots: ["root", "list", "trigger", "content", "contentGroup", "indicator"],
  base: {
    list: {
      display: "flex",
      flexWrap: "wrap",
      gap: "0.25rem",
      padding: "0.25rem",
      borderRadius: "var(--radius)",
      background: "var(--surface-sunken)",
    },
    trigger: {
      // Equally wide, and below each other if the letters are so large that a name would break.
      flex: "1 1 0",
      minWidth: "max-content",
      minHeight: "2.75rem",
      padding: "0.25rem 0.5rem",
      border: 0,
      borderRadius: "calc(var(--radius) - 2px)",
      background: "none",
      color: "var(--ink-muted)",
      fontWeight: 600,
      _selected: { background: "var(--surface)", color: "var(--ink)", boxShadow: "0 1px 3px rgb(0 0 0 / 0.16)" },
      _hover: { color: "var(--ink)" },
    },
    content: { paddingTop: "1.5rem", outlineOffset: "6px" },
  },
});

/** A label, its control, and its help and error texts. */
export const field = defineSlotRecipe({
  className: "field",
  slots: ["root", "label", "requiredIndicator", "errorText", "helperText"],
  base: {
    root: { display: "grid", gap: "0.35rem" },
    label: { fontSize: "var(--text-sm)", fontWeight: 600 },
    errorText: { color: "var(--danger)" },
    helperText: { color: "var(--ink-muted)" },
  },
});

/** A line to type in, large enough for thumbs and for phones not to zoom in. */
export const input = defineRecipe({
  className: "input",
  base: {
    width: "100%",
    minWidth: 0,
    height: "3rem",
    padding: "0 0.9rem",
    border: "1px solid var(--control-line)",
    borderRadius: "var(--radius)",
    background: "var(--surface)",
    color: "var(--ink)",
    fontSize: "max(1rem, var(--text-base))",
    fontVariantNumeric: "tabular-nums",
    _focusVisible: { outline: "3px solid var(--accent-ink)", outlineOffset: "1px" },
    _invalid: { borderColor: "var(--danger)", boxShadow: "inset 0 0 0 1px var(--danger)" },
  },
});
