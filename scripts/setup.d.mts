/**
 * Prepares a clone to run: checks the version of Node, installs packages, builds site and server.
 * Skips what is up to date. Exits with code 1 if a step fails.
 */
export function prepare(): Promise<void>;
/**
 * Runs a command with the input and output of this process. Exits with its exit code if it fails.
 */
export function run(command: string, args: string[], env?: Record<string, string>): void;
/** Returns whether dist/ was built from the current sources. */
export function isBuilt(): boolean;
/** The folders of the program, each with its tests. */
export const folders: string[];
/** Returns the hash of all sources of a clone: the same for a copy in another folder. */
export function hashFolder(folder: string): string;
