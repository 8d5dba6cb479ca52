/**
 * Returns a function that resolves once it was called so many times: what each caller did before,
 * all have done before one continues.
 */
export function openMeeting(many: number): () => Promise<void> {
  let missing = many;
  let open = () => {};
  const everybody = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return everybody;
  };
}
