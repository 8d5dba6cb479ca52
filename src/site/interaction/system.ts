import { createSystem, defaultBaseConfig, defineSlotRecipe } from "@chakra-ui/react";
import { backdrop, drawer, field, input, layerKeyframes, layerSlots, openAndClose, tabs } from "./formRecipes.ts";

const dialog = defineSlotRecipe({
  className: "dialog",
  slots: layerSlots,
  base: {
    backdrop,
    positioner: {
      position: "fixed",
      inset: 0,
      zIndex: 51,
      display: "grid",
      placeItems: "center",
      padding: "1rem",
      overflowY: "auto",
    },
    content: {
      width: "min(32rem, 100%)",
      padding: "clamp(1.25rem, 5vw, 2rem)",
      borderRadius: "var(--radius)",
      background: "var(--surface)",
      color: "var(--ink)",
      boxShadow: "0 24px 64px rgb(0 0 0 / 0.25)",
      outline: 0,
      ...openAndClose("layer-rise"),
    },
    title: { fontSize: "var(--text-lg)", lineHeight: 1.3 },
    description: { marginBlock: "0.75rem 1.75rem", color: "var(--ink-muted)" },
    body: { marginBlock: "0.75rem 1.75rem", color: "var(--ink-muted)" },
    footer: { display: "flex", flexWrap: "wrap", gap: "0.75rem", justifyContent: "flex-end" },
  },
});

const toast = defineSlotRecipe({
  className: "toast",
  slots: ["group", "root", "title", "description", "actionTrigger", "closeTrigger", "indicator"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "0.75rem",
      width: "min(26rem, calc(100vw - 2rem))",
      padding: "0.5rem 0.5rem 0.5rem 1rem",
      borderRadius: "var(--radius)",
      borderInlineStart: "4px solid var(--ink-muted)",
      background: "var(--surface)",
      color: "var(--ink)",
      boxShadow: "0 8px 32px rgb(0 0 0 / 0.2)",
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      zIndex: "var(--z-index)",
      height: "var(--height)",
      opacity: "var(--opacity)",
      // Not the token: a toast has a --duration of its own, for how long it stays.
      transition: "translate 180ms, scale 180ms, opacity 180ms, height 180ms",
      _motionReduce: { transition: "none" },
      "&[data-type=success]": { borderInlineStartColor: "var(--success)" },
      "&[data-type=error]": { borderInlineStartColor: "var(--danger)" },
    },
    title: { fontWeight: 600, overflowWrap: "anywhere" },
    description: { color: "var(--ink-muted)" },
    actionTrigger: {
      minHeight: "2.75rem",
      marginBlock: "0.25rem",
      padding: "0.25rem 1rem",
      border: "1px solid var(--control-line)",
      borderRadius: "var(--radius-small)",
      background: "none",
      color: "var(--accent-ink)",
      fontWeight: 600,
    },
    closeTrigger: {
      marginInlineStart: "auto",
      display: "grid",
      placeItems: "center",
      minWidth: "2.75rem",
      minHeight: "2.75rem",
      border: 0,
      borderRadius: "var(--radius-small)",
      background: "none",
      color: "var(--ink-muted)",
    },
  },
});

/**
 * The system of all that is laid over the page: the recipes in use, on the site's own variables; no
 * reset, no global styles.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  disableLayers: true,
  cssVarsPrefix: "layer",
  theme: {
    keyframes: layerKeyframes,
    slotRecipes: { dialog, toast, drawer, tabs, field },
    recipes: { input },
  },
});
