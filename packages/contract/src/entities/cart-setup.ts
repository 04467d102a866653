import type { Address, Contact } from '@comanda/rules/customer/contact'
import type { ResourceId, StoreId } from '@comanda/rules/ids'
import { toMode, toModeFlags } from '@comanda/rules/modes/mode-rules'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { noAddress } from '@comanda/rules/setup/address-form'
import type { DateType } from '@comanda/rules/setup/setup-draft'
import type { IsoDate, Minute } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireFlag } from '../wire/flag.ts'
import { wireList } from '../wire/list.ts'
import { wireIdOrNull, wireWholeOrNull } from '../wire/number.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'
import { type CustomerData, type DeliveryData, wireCustomerData, wireDeliveryData } from './delivery-data.ts'

/** How, where and when, as sent and returned with a cart; the server determines the menu and the counter. */
export interface SentSetup {
  readonly mode: OrderingMode
  readonly storeId: StoreId | null
  readonly resourceId: ResourceId | null
  readonly position: number | null
  readonly room: string | null
  readonly date: IsoDate | null
  readonly time: Minute | null
  readonly dateType: DateType
  readonly address: Address | null
  readonly onPremises: boolean
  /** Wire `sig`: proves that the venue made a table's link, where the site requires it. */
  readonly signature?: string | null
}

export interface SentParty {
  readonly contact: Contact | null
  readonly notes: string
}

const resource = z.object({ resource: wireIdOrNull<ResourceId>(), resource_pos: wireWholeOrNull })

/** The names of CART-025 for how, where, when and for whom. */
export const setupFields = {
  delivery: wireFlag,
  isTakeAway: wireFlag,
  tomarlocal: wireFlag,
  en_local: wireFlag,
  sig: typedLineOrNull(254),
  store: wireIdOrNull<StoreId>(),
  resources: wireList(resource),
  num_room: typedLineOrNull(254),
  date_type: z.nullish(z.enum(['asap', 'scheduled'])),
  delivery_data: z.nullish(wireDeliveryData),
  customer_data: z.nullish(wireCustomerData),
  email: typedLineOrNull(254),
}
const fields = z.object(setupFields)
export type SetupFields = z.output<typeof fields>

export function readSetup(sent: SetupFields): SentSetup {
  const [first] = sent.resources
  const data = sent.delivery_data
  return {
    mode: toMode({ takeAway: sent.isTakeAway, delivery: sent.delivery, eatHere: sent.tomarlocal }),
    storeId: sent.store,
    resourceId: first?.resource ?? null,
    position: first?.resource_pos ?? null,
    room: sent.num_room,
    date: data?.date ?? null,
    time: data?.time ?? null,
    dateType: sent.date_type ?? (data?.time == null ? 'asap' : 'scheduled'),
    address: readAddress(sent.customer_data),
    onPremises: sent.en_local,
    signature: sent.sig,
  }
}

export function readParty({ customer_data: data, email, delivery_data }: SetupFields): SentParty {
  const isNamed = data != null && `${data.name}${data.phone}${email ?? ''}` !== ''
  return {
    contact: isNamed ? { fullName: data.name, email: email ?? '', phone: data.phone } : null,
    notes: delivery_data?.notes ?? '',
  }
}

export interface WrittenParty extends SentParty {
  readonly pays?: Pick<DeliveryData, 'paysCash' | 'change'>
}

export function writeSetup(setup: SentSetup, { contact, notes, pays }: WrittenParty): SetupFields {
  const { takeAway, delivery, eatHere } = toModeFlags(setup.mode)
  return {
    delivery,
    isTakeAway: takeAway,
    tomarlocal: eatHere,
    en_local: setup.onPremises,
    sig: setup.signature ?? null,
    store: setup.storeId,
    resources: setup.resourceId === null ? [] : [{ resource: setup.resourceId, resource_pos: setup.position }],
    num_room: setup.room,
    date_type: setup.dateType,
    delivery_data: {
      atTable: setup.mode === 'table',
      paysCash: pays?.paysCash ?? false,
      change: pays?.change ?? null,
      time: setup.time,
      date: setup.date,
      notes,
    },
    customer_data: {
      name: contact?.fullName ?? '',
      phone: contact?.phone ?? '',
      address: setup.address ?? noAddress,
    },
    email: contact?.email || null,
  }
}

function readAddress(data: CustomerData | null | undefined): Address | null {
  return data == null || data.address.street === '' ? null : data.address
}
