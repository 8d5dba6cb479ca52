/**
 * How far an application or a document under review is, as it is stored and sent; 0, not submitted
 * yet, is a draft.
 */
export const auditStatus = { submitted: 1, approved: 2, rejected: 3 } as const;
