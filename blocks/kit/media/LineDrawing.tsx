interface LineDrawingProps {
  /** The path of the drawing, in a square of 24 px. */
  path: string;
  /** Its width and height in pixels. */
  size: number;
  className?: string | undefined;
}

/** A line drawing in the colour of the text; the words beside it have its meaning. */
export function LineDrawing({ path, size, className }: LineDrawingProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentcolor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
