import SignaturePad from "signature_pad";

/** What draws with a pen, a finger or a mouse; loaded when there is something to sign. */
export default SignaturePad;
