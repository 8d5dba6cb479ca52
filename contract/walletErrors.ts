/** The codes with which a runner is refused a pass for a wallet. */
export const walletErrors = {
  "wallet/not-offered": { status: 409 },
  "wallet/no-place": { status: 409 },
  "wallet/provider-failed": { status: 503 },
} as const;
