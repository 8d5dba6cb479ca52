export function prepare(): Promise<void>;
export function run(command: string, args: string[], env?: Record<string, string>): void;
