/**
 * Why a message could not be handed over. `reason` is a few words such as "SMTP 550"; it is kept and logged, so nothing personal
 * may be in it. `isFinal` where trying again is no use, such as for an address that does not exist.
 */
export class SendFailure extends Error {
  override name = "SendFailure";
  readonly isFinal: boolean;
  constructor(reason: string, { isFinal }: { isFinal: boolean }) {
    super(reason);
    this.isFinal = isFinal;
  }
}
