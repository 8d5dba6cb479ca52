/** In the place of react-is, which is no ES module: whether something is a component that React wraps. */
const kinds = {
  isForwardRef: (element: unknown) =>
    kindOf((element as { type?: unknown } | null)?.type) === Symbol.for("react.forward_ref"),
  isMemo: (component: unknown) => kindOf(component) === Symbol.for("react.memo"),
};

export default kinds;

function kindOf(value: unknown): unknown {
  return (value as { $$typeof?: unknown } | null | undefined)?.$$typeof;
}
