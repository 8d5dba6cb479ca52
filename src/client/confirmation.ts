import type { Client } from "./client.ts";
import { fetchExport } from "./export.ts";

/**
 * Fetches the confirmation of one of the user's sign-ups as a PDF in the visitor's language;
 * rejects if it is not confirmed.
 */
export const fetchConfirmation = (client: Client, id: string) =>
  fetchExport(client, "GET /sign-up/submissions/:id/confirmation", { params: { id }, isSilent: true });
