import type { Client } from '@comanda/contract/client'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useState } from 'react'
import { write } from '../state/client.ts'
import { tellFailure } from '../state/tell-failure.ts'

type Send = <Reply extends object>(make: (client: Client) => Promise<Reply | ToldRefusal>) => Promise<Reply | null>

/** One call at a time; whatever is not a success is said once, in the server's words (ACCOUNT-008, OPEN-023). */
export function useSending(): { readonly isSending: boolean; readonly send: Send } {
  const language = useLanguage()
  const { failed } = useWords('account').account
  const [isSending, setSending] = useState(false)
  const send: Send = async (make) => {
    if (isSending) return null
    setSending(true)
    try {
      const reply = await write(language, make)
      if (!isRefusal(reply)) return reply
      tellFailure(reply, failed)
    } catch (error) {
      tellFailure(error, failed)
    } finally {
      setSending(false)
    }
    return null
  }
  return { isSending, send }
}
