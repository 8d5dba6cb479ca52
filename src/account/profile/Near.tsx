import { type ReactNode, useEffect, useRef, useState } from "react";
import { Skeleton } from "#blocks/kit/layout/State.tsx";

const signs = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Renders a part of the account page, and loads what it shows, once it is near the screen or the
 * visitor does anything: a skeleton of `lines` lines before.
 */
export function Near({ lines, children }: { lines: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted || !place.current) return;
    const want = () => setWanted(true);
    if (window.scrollY > 0) return want();
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && want());
    observer.observe(place.current);
    for (const sign of signs) addEventListener(sign, want, { passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, want);
    };
  }, [isWanted]);
  if (isWanted) return children;
  return (
    <div ref={place}>
      <Skeleton lines={lines} />
    </div>
  );
}
