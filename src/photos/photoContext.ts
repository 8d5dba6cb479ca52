import { createContext, useContext } from "react";
import type { Client } from "#src/client/client.ts";

export const PhotoContext = createContext<Client | undefined>(undefined);

/** Returns what makes the calls of a search of photos; throws outside of one. */
export function usePhotoClient(): Client {
  const client = useContext(PhotoContext);
  if (!client) throw new Error("usePhotoClient(): no search of photos.");
  return client;
}
