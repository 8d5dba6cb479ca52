import type { ComponentType } from "react";
import type { HomeProps, PageProps } from "#schemas/generated/types.ts";

type Unit<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Where the renderer of each home block type is. A type with a schema and no line here does not compile. */
export const homeBlocks: { [Type in keyof HomeProps]: Unit<HomeProps[Type]> } = {
};

/** Where the renderer of each page type is. */
export const pages: { [Type in keyof PageProps]: Unit<PageProps[Type]> } = {
};
