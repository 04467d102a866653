import type { ToldRefusal } from '@comanda/contract/refusals'
import { useState } from 'react'
import { createSender, type SendState } from './create-sender.ts'
import type { Failure } from './failure.ts'

export interface Sending extends SendState {
  readonly send: <Reply>(make: () => Promise<Reply | ToldRefusal>) => Promise<Reply | undefined>
  readonly forgive: () => void
}

/** Sends once, however often it is pressed. Whatever is no success is told here, or shown where the eye is. */
export function useSend(onFailure?: (failure: Failure) => void): Sending {
  const [sender] = useState(createSender)
  return { ...sender.use(), send: (make) => sender.send(make, onFailure), forgive: sender.forgive }
}
