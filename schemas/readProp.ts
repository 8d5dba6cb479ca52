/**
 * Returns the prop that a trait names; undefined if the unit has no such trait. The props of other
 * units are not read: a stored page is drawn again if something changes that it read.
 */
export function readProp(name: string | undefined, instance: { props?: object | undefined }): unknown {
  return name === undefined ? undefined : (instance.props as Record<string, unknown> | undefined)?.[name];
}
