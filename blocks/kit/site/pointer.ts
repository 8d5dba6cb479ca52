import { createContext, useContext } from "react";

/** The JSON Pointer of the block instance that is being drawn; the site sets it around each instance. */
export const BlockPointer = createContext("");

/** Where the block that is being drawn stands in the site file, such as /home/blocks/3; "" where nobody said. */
export function useBlockPointer(): string {
  return useContext(BlockPointer);
}
