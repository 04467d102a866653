import type { Client } from '@comanda/contract/client'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { useLanguage } from '@comanda/screen/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { write } from '../state/client.ts'
import { dropUser, readUser } from '../state/user.ts'
import { toLoginAddress } from '../views/login-address.ts'

export type Own<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: Value; readonly change: Change<Value> }

/** Shows what is known already, or with nothing asks the server again. */
export type Change<Value> = (next?: Value) => void

type Ask<Value> = (client: Client, id: CustomerId) => Promise<Value | ToldRefusal>

/** Something of the customer's own, asked for once the page lives. Whose session ended is asked to log in, and comes back. */
export function useOwn<Value extends object>(ask: Ask<Value>): Own<Value> {
  const language = useLanguage()
  const [own, setOwn] = useState<Own<Value>>({ kind: 'loading' })
  const rounds = useRef(0)

  async function load(): Promise<void> {
    const user = readUser()
    if (user === null) return leave()
    const round = ++rounds.current
    const id = toId<CustomerId>(user.id)
    const change: Change<Value> = (next) => {
      if (next) setOwn({ kind: 'ready', value: next, change })
      else load()
    }
    const reply = await write(language, (client) => ask(client, id)).catch(() => null)
    // Asked again meanwhile, or gone: only the last answer counts.
    if (round !== rounds.current) return
    if (reply === null) setOwn({ kind: 'failed', retry: load })
    else if (!isRefusal(reply)) setOwn({ kind: 'ready', value: reply, change })
    else if (reply.refused === 'customer-only' || reply.refused === 'customer-not-found') leave()
    else setOwn(reply.refused.endsWith('-not-found') ? { kind: 'missing' } : { kind: 'failed', retry: load })
  }
  const begin = useEffectEvent(load)
  useEffect(() => {
    begin()
    return () => {
      rounds.current += 1
    }
  }, [])
  return own
}

function leave(): void {
  dropUser()
  location.assign(toLoginAddress(location.pathname))
}
