/** Returns the address of a page of the account that shows what a runner can print. */
export function confirmationPath(submissionId: string): string {
  return `/account?view=confirmation&of=${encodeURIComponent(submissionId)}`;
}
