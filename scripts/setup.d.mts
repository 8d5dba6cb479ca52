export function prepare(): Promise<void>;
export function run(command: string, args: string[], env?: Record<string, string>): void;
/** Whether dist/ was built from the sources as they are. */
export function isBuilt(): boolean;
