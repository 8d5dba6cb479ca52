/** A merchant at Alipay, who signs with keys (not certificates). */
export interface AlipaySettings {
  appId: string;
  /** The merchant's account, 2088…, which notifications name. */
  sellerId: string;
  /** The app's private key, as PEM. */
  privateKey: string;
  /** Alipay's public key, as PEM. */
  alipayPublicKey: string;
  /** The address that it notifies. */
  notifyUrl: string;
  endpoint: string;
}
