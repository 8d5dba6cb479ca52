/** How far an application is, as it is stored; 0, not submitted yet, is a draft. */
export const auditStatus = { submitted: 1, approved: 2, rejected: 3 } as const;
