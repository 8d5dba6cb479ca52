/**
 * Resolves to what this work gives, or to undefined once so many milliseconds have passed; rejects
 * if the work does before.
 */
export function atMost<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
