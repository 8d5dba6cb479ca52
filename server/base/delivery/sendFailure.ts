/**
 * A provider did not accept a message. `reason` is a few words such as "SMTP 550"; it is stored and
 * logged, so it contains no personal data. `isFinal` if a retry is useless, such as for an address
 * that does not exist. `mayHaveArrived` if the request was sent without a readable response: each
 * retry may then be one more message that is paid for and delivered. `isBounce` if the mail server
 * refused the address for good.
 */
export class SendFailure extends Error {
  override name = "SendFailure";
  readonly isFinal: boolean;
  readonly mayHaveArrived: boolean;
  readonly isBounce: boolean;
  constructor(
    reason: string,
    {
      isFinal,
      mayHaveArrived = false,
      isBounce = false,
    }: { isFinal: boolean; mayHaveArrived?: boolean; isBounce?: boolean },
  ) {
    super(reason);
    this.isFinal = isFinal;
    this.mayHaveArrived = mayHaveArrived;
    this.isBounce = isBounce;
  }
}
