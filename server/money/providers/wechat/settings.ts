/** A merchant at WeChat Pay. */
export interface WechatSettings {
  mchId: string;
  appId: string;
  /** The serial number of the merchant's certificate. */
  serial: string;
  /** The merchant's private key, as PEM. */
  privateKey: string;
  /** The 32 characters that notifications and certificates are encrypted with. */
  apiV3Key: string;
  /**
   * The public key of WeChat Pay and its id, PUB_KEY_ID_…; undefined for merchants who verify by
   * certificates only.
   */
  publicKey?: { id: string; pem: string };
  /**
   * Whether platform certificates verify, too: the only way of older merchants, and the second one
   * during a migration.
   */
  usesCertificates: boolean;
  /** The address that it notifies. */
  notifyUrl: string;
  endpoint: string;
}
