import { createContext, useContext } from "react";

/** The JSON Pointer of the block instance that is being rendered; the site sets it around each instance. */
export const BlockPointer = createContext("");

/** The JSON Pointer of the block that is being rendered in the site file, such as /home/blocks/3; "" outside of a block. */
export function useBlockPointer(): string {
  return useContext(BlockPointer);
}
