/**
 * Why a provider did not accept a message. `reason` is a few words such as "SMTP 550"; it is kept and logged, so nothing personal
 * may be in it. `isFinal` if a retry is no use, such as for an address that does not exist. `mayHaveArrived` if each try may be one
 * more message that is paid for and delivered, because the provider was asked and did not say what it did.
 */
export class SendFailure extends Error {
  override name = "SendFailure";
  readonly isFinal: boolean;
  readonly mayHaveArrived: boolean;
  constructor(reason: string, { isFinal, mayHaveArrived = false }: { isFinal: boolean; mayHaveArrived?: boolean }) {
    super(reason);
    this.isFinal = isFinal;
    this.mayHaveArrived = mayHaveArrived;
  }
}
