import { type ComponentType, useEffect, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useProgram } from "../program.ts";
import { loadPart } from "../units.ts";
import { whenEngaged } from "../whenNear.ts";
import type { BottomBarProps } from "./BottomBar.tsx";

/**
 * The bar at the bottom of a phone's home page, which is loaded once the visitor scrolls or
 * presses.
 */
export function BottomAction() {
  const { race } = useSite();
  const { source } = useProgram();
  const [Bar, setBar] = useState<ComponentType<BottomBarProps>>();
  useEffect(() => {
    const load = () =>
      loadPart<ComponentType<BottomBarProps>>(source, "bottom-bar").then(
        (loaded) => setBar(() => loaded),
        () => undefined,
      );
    whenEngaged(load);
  }, [source]);
  return Bar && race && <Bar race={race} />;
}
