import type { Address, Contact } from '@comanda/rules/customer/contact'
import { joinAddressDetail, splitAddressDetail } from '@comanda/rules/customer/saved-addresses'
import type { Cents } from '@comanda/rules/money/cents'
import type { IsoDate, Minute } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireDate, wireHour } from '../wire/date.ts'
import { wirePrice } from '../wire/price.ts'
import { typedLineOrEmpty } from '../wire/typed-text.ts'

/** How an order is handed over and paid, as saved with a cart. */
export interface DeliveryData {
  readonly atTable: boolean
  readonly paysCash: boolean
  /** The cash the diner pays with, so that the rider brings change; null when none is needed. */
  readonly change: Cents | null
  readonly time: Minute | null
  readonly date: IsoDate | null
  readonly notes: string
}

const yes = 1 as const
const no = 2 as const
const noChange = 'sincambio' as const
const oneOrTwo = z.union([z.literal(yes), z.literal(no)])

/** CART-026. Both entrega and pago count 1 and 2, and publicidad is always 2 (CART-030). */
export const wireDeliveryData = z.codec(
  z.object({
    entrega: oneOrTwo,
    cambio: z.union([z.literal(noChange), z.literal(''), wirePrice]),
    publicidad: z.literal(no),
    hora_entrega: z.nullable(wireHour),
    observations: typedLineOrEmpty(2000),
    pago: oneOrTwo,
    fecha: z.nullable(wireDate),
  }),
  z.custom<DeliveryData>(),
  {
    decode: ({ entrega, cambio, hora_entrega, observations, pago, fecha }) => ({
      atTable: entrega === yes,
      paysCash: pago === yes,
      change: cambio === noChange || cambio === '' ? null : cambio,
      time: hora_entrega,
      date: fecha,
      notes: observations,
    }),
    encode: ({ atTable, paysCash, change, time, date, notes }) => ({
      entrega: atTable ? yes : no,
      cambio: change ?? noChange,
      publicidad: no,
      hora_entrega: time,
      observations: notes,
      pago: paysCash ? yes : no,
      fecha: date,
    }),
  },
)

export interface CustomerData {
  readonly name: Contact['fullName']
  readonly phone: Contact['phone']
  readonly address: Address
}

/** CART-027; floor, block, door and stairs are sent as one text. */
export const wireCustomerData = z.codec(
  z.object({
    customer_name: typedLineOrEmpty(254),
    customer_phone: typedLineOrEmpty(254),
    customer_address: typedLineOrEmpty(254),
    customer_number: typedLineOrEmpty(254),
    customer_city: typedLineOrEmpty(254),
    customer_province: typedLineOrEmpty(254),
    customer_postal_code: typedLineOrEmpty(254),
    customer_aditional_address: typedLineOrEmpty(254),
  }),
  z.custom<CustomerData>(),
  {
    decode: (fields) => ({
      name: fields.customer_name,
      phone: fields.customer_phone,
      address: {
        street: fields.customer_address,
        number: fields.customer_number,
        ...splitAddressDetail(fields.customer_aditional_address),
        postalCode: fields.customer_postal_code,
        city: fields.customer_city,
        province: fields.customer_province,
      },
    }),
    encode: ({ name, phone, address }) => ({
      customer_name: name,
      customer_phone: phone,
      customer_address: address.street,
      customer_number: address.number,
      customer_city: address.city,
      customer_province: address.province,
      customer_postal_code: address.postalCode,
      customer_aditional_address: joinAddressDetail(address),
    }),
  },
)
