import type { RequestOf } from '@comanda/contract/call'
import type { placeTelephoneOrder } from '@comanda/contract/calls/staff/telephone'

type Asked = RequestOf<typeof placeTelephoneOrder>

/** The caller, and how, where and when they want the order. */
export interface Caller extends Pick<Asked, 'name' | 'phone' | 'notes' | 'mode' | 'at'> {
  readonly address: NonNullable<Asked['address']>
}

export const nobody: Caller = {
  name: '',
  phone: '',
  notes: '',
  mode: 'pickup',
  at: null,
  address: { street: '', number: '', floor: '', postalCode: '', city: '' },
}
