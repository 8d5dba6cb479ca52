import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useProgram } from "../program.ts";
import { loadPart } from "../units.ts";
import type { BottomBarProps } from "./BottomBar.tsx";
import styles from "./Shell.module.css";

// The bar is for phones alone.
const phones = "(max-width: 767px)";

/** On phones, once the hero is out of sight: the bar with the one action of the moment, which is loaded then. */
export function BottomAction() {
  const { race } = useSite();
  const { source } = useProgram();
  const hero = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  const [Bar, setBar] = useState<ComponentType<BottomBarProps>>();
  useEffect(() => {
    if (!hero.current) return;
    const observer = new IntersectionObserver(([entry]) => setPast(entry !== undefined && !entry.isIntersecting));
    observer.observe(hero.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isPast || Bar || !matchMedia(phones).matches) return;
    loadPart<ComponentType<BottomBarProps>>(source, "bottom-bar").then(
      (loaded) => setBar(() => loaded),
      () => undefined,
    );
  }, [isPast, Bar, source]);
  return (
    <>
      <div ref={hero} className={styles.hero} aria-hidden="true" />
      {Bar && race && <Bar race={race} isShown={isPast} />}
    </>
  );
}
