/**
 * The headers by which every program names its terminal and its system to the API; a login without
 * them is refused.
 */
export const programHeaders = { terminalType: "3", osId: "1002" } as const;
