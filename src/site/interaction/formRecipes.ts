import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

/** The parts of whatever is laid over the whole page. */
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

/** What lies between the page and such a layer. */
export const backdrop = {
  position: "fixed",
  inset: 0,
  zIndex: 50,
  background: "rgb(0 0 0 / 0.5)",
  animation: "layer-appear var(--duration) var(--ease)",
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
      animation: "layer-slide var(--duration) var(--ease)",
    },
  },
});

/** A row of ways, of which one is chosen. */
export const tabs = defineSlotRecipe({
  className: "tabs",
  slots: ["root", "list", "trigger", "content", "contentGroup", "indicator"],
  base: {
    list: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "1fr",
      gap: "0.25rem",
      padding: "0.25rem",
      borderRadius: "var(--radius)",
      background: "var(--surface-sunken)",
    },
    trigger: {
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

/** A label, what is typed, and what is to be said about it. */
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
