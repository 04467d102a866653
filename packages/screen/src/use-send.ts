import { useState } from 'react'
import { createSender, type OnFailure, type SendState } from './create-sender.ts'
import type { Failure } from './failure.ts'

export interface Sending extends SendState {
  readonly send: <Reply>(make: () => Promise<Reply | Failure>) => Promise<Reply | undefined>
  readonly forgive: () => void
}

/** Sends once, however often it is pressed. A failure is shown as a toast, or where the caller shows it. */
export function useSend(onFailure?: OnFailure): Sending {
  const [sender] = useState(createSender)
  return { ...sender.use(), send: (make) => sender.send(make, onFailure), forgive: sender.forgive }
}
