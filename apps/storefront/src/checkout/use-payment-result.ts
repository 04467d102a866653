import { getPaymentResult } from '@comanda/contract/calls/payment'
import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import { type AttemptId, toId } from '@comanda/rules/ids'
import { useLanguage } from '@comanda/screen/words'
import { useEffect, useState } from 'react'
import { followStep } from '../payment/follow-step.ts'
import { waitForResult } from '../payment/wait-for-result.ts'
import { write } from '../state/client.ts'

/** How the payment a page was sent back from stands: shown as stored, and asked for until the bank has decided. */
export function usePaymentResult(attemptId: string | null): PaymentResult | 'waiting' | 'late' | 'none' {
  const language = useLanguage()
  const [found, setFound] = useState<PaymentResult | 'waiting' | 'late' | 'none'>('waiting')
  useEffect(() => {
    if (attemptId === null) return setFound('none')
    const ended = new AbortController()
    const attempt = toId<AttemptId>(attemptId)
    let followed = ''
    waitForResult({
      ask: () => write(language, (client) => client.call(getPaymentResult, { attempt })),
      signal: ended.signal,
      isOver: ({ state, next }) => {
        // The next step of 3-D Secure comes while one waits; the bank's own page was left on purpose.
        if (next?.kind === 'post-form' && next.protocol !== 'redirect' && next.action + next.protocol !== followed) {
          followed = next.action + next.protocol
          followStep(next)
        }
        return state !== 'checking' && state !== 'action'
      },
    }).then((result) => {
      if (ended.signal.aborted) return
      setFound(result === undefined ? 'late' : isRefusal(result) ? 'none' : result)
    })
    return () => ended.abort()
  }, [attemptId, language])
  return found
}
