import { createContext, useContext } from "react";

/**
 * The JSON Pointer of the block or page that is being rendered; the site sets it around each
 * instance.
 */
export const BlockPointer = createContext("");

/**
 * Returns the JSON Pointer in the site file of the block or page that is being rendered, such as
 * /home/blocks/3; "" outside of both.
 */
export function useBlockPointer(): string {
  return useContext(BlockPointer);
}
