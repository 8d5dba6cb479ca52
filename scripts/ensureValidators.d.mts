export function ensureValidators(root?: string): void;
