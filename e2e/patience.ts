/**
 * How long a browser test waits for a page, an element or a message, in milliseconds. A
 * machine that runs CI can pause for minutes; on a quiet one, nothing takes seconds.
 */
export const patience = 120_000;
