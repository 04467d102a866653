import { randomUUID } from 'node:crypto'
import { isRefusal } from '@comanda/contract/refusals'
import type { CustomerId } from '@comanda/rules/ids'
import { openVisit, sendTo, type Visit } from '../../apps/server/src/testing/http/open-visit.ts'

export interface Registered {
  readonly id: CustomerId
  readonly email: string
  readonly password: string
  /** The customer's own visit, outside the browser. */
  readonly visit: Visit
}

/** A customer for one journey, so that what it stores disturbs no other. */
export async function registerCustomer(
  baseURL: string | undefined,
  as: { readonly kind: 'person' | 'company'; readonly identification: string } = { kind: 'person', identification: '' },
): Promise<Registered> {
  const { origin, host } = new URL(baseURL ?? '')
  const email = `${randomUUID()}@demo.example`
  const password = 'una-clave-larga'
  let id: CustomerId | undefined
  const visit = await openVisit({
    send: sendTo(origin),
    host,
    enter: async (guest) => {
      const registered = await guest.postCustomer({
        ...as,
        name: 'Nora Prueba',
        email,
        phone: '600000009',
        password,
        confirmed: true,
        acceptsMarketing: false,
      })
      if (isRefusal(registered)) throw new Error(`nobody was registered: ${registered.refused}`)
      id = registered.customerId
      return registered.session
    },
  })
  if (id === undefined) throw new Error('nobody was registered')
  return { id, email, password, visit }
}
