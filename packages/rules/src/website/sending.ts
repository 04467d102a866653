/** Which messages leave a deployment: a screen promises no others. */
export interface Sending {
  readonly mail: boolean
  readonly sms: boolean
  /** A demonstration shows what does not leave, at `/demo/outbox`. */
  readonly shown: boolean
}

/** Whether a message can be read by the person it is for. */
export function canReach(sending: Sending, channel: 'mail' | 'sms'): boolean {
  return sending[channel] || sending.shown
}
