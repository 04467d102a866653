import type { OrderSetup } from '@comanda/rules/cart/cart'
import type { Allergen } from '@comanda/rules/catalogue/product'
import type { Contact } from '@comanda/rules/customer/contact'
import type { AllergenId, LineId, OrderId, ProductId } from '@comanda/rules/ids'
import { toMode, toModeFlags } from '@comanda/rules/modes/mode-rules'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Order, OrderLine } from '@comanda/rules/order/order'
import { noAddress } from '@comanda/rules/setup/address-form'
import { toDateType } from '@comanda/rules/setup/to-date-type'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireDate, wireHour, wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireText, wireTextOrNull } from '../wire/list.ts'
import { wireId, wireUuid, wireWhole, wireWholeOrNull } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { wireAllergen } from './allergen.ts'
import { wireCustomerData } from './delivery-data.ts'
import { wireOrderPaymentState, wireOrderStatus } from './order-state.ts'
import { wirePricePart, wireVatPart } from './price-part.ts'

/** A row of the order history. */
export interface OrderSummary extends Pick<Order, 'id' | 'number' | 'total' | 'status' | 'paymentState' | 'placedAt'> {
  readonly storeName: string
  /** The store's time zone: the order shows the store's hours wherever it is read. */
  readonly timeZone: TimeZone
  readonly mode: OrderingMode
  /** How many dishes, and the names of the first. */
  readonly pieces: number
  readonly names: readonly string[]
}

/** An order as its customer reads it later: with the texts and prices it was sold at. */
export interface PlacedOrder extends Omit<OrderSummary, 'pieces' | 'names'>, Pick<Order, 'parts' | 'vat'> {
  readonly contact: Contact
  readonly setup: ToldSetup
  readonly notes: string
  readonly lines: readonly ToldOrderLine[]
  /** The allergens whose ids the lines contain. */
  readonly allergens: readonly Allergen[]
}

export type ToldSetup = Pick<OrderSetup, 'position' | 'room' | 'date' | 'time' | 'asSoonAsPossible' | 'address'>

export interface ToldOrderLine
  extends Pick<OrderLine, 'id' | 'productId' | 'quantity' | 'notes' | 'name' | 'total' | 'parts'> {
  /** The choices and removals, in the words it was sold with. */
  readonly choice: string
  /** Null once the dish has left the menu. */
  readonly slug: string | null
  readonly allergens: readonly AllergenId[]
}

const headFields = {
  id: wireUuid<OrderId>(),
  num_pedido: wireWhole,
  store_name: z.string(),
  time_zone: z.custom<TimeZone>((zone) => typeof zone === 'string'),
  delivery: wireFlag,
  isTakeAway: wireFlag,
  tomarlocal: wireFlag,
  created: wireInstant,
  total_ticket: wirePrice,
  status_sale: wireOrderStatus,
  status_payment: wireOrderPaymentState,
}
const headObject = z.object(headFields)
type HeadFields = z.output<typeof headObject>
type Head = Omit<OrderSummary, 'pieces' | 'names'>

export const wireOrderSummary = z.codec(
  z.object({ ...headFields, items_count: wireWhole, items_names: z.array(z.string()) }),
  z.custom<OrderSummary>(),
  {
    decode: ({ items_count, items_names, ...head }) => ({
      ...readHead(head),
      pieces: items_count,
      names: items_names,
    }),
    encode: ({ pieces, names, ...head }) => ({
      ...writeHead(head),
      items_count: pieces,
      items_names: [...names],
    }),
  },
)

const wireOrderLine = z.codec(
  z.object({
    id: wireUuid<LineId>(),
    product: wireId<ProductId>(),
    slug: wireTextOrNull,
    name: z.string(),
    choice: wireText,
    qty: wireWhole,
    extra_text: wireText,
    total_price: wirePrice,
    parts: z.array(wirePricePart),
    allergens: z.array(wireId<AllergenId>()),
  }),
  z.custom<ToldOrderLine>(),
  {
    decode: ({ product, qty, extra_text, total_price, ...rest }) => ({
      ...rest,
      productId: product,
      quantity: qty,
      notes: extra_text,
      total: total_price,
    }),
    encode: ({ productId, quantity, notes, total, parts, allergens, ...rest }) => ({
      ...rest,
      product: productId,
      qty: quantity,
      extra_text: notes,
      total_price: total,
      parts: [...parts],
      allergens: [...allergens],
    }),
  },
)

/** The answer to GET /Sale. */
export const wirePlacedOrder = z.codec(
  z.object({
    ...headFields,
    email: wireText,
    customer_data: wireCustomerData,
    resource_pos: wireWholeOrNull,
    num_room: wireTextOrNull,
    fecha: z.nullable(wireDate),
    hora_entrega: z.nullable(wireHour),
    date_type: z.enum(['asap', 'scheduled']),
    observations: wireText,
    items: z.array(wireOrderLine),
    parts: z.array(wirePricePart),
    taxes: z.array(wireVatPart),
    allergens: z.array(wireAllergen),
  }),
  z.custom<PlacedOrder>(),
  {
    decode: ({ email, customer_data, items, taxes, parts, allergens, observations, ...fields }) => ({
      ...readHead(fields),
      contact: { fullName: customer_data.name, email, phone: customer_data.phone },
      setup: {
        position: fields.resource_pos,
        room: fields.num_room,
        date: fields.fecha,
        time: fields.hora_entrega,
        asSoonAsPossible: fields.date_type === 'asap',
        address: customer_data.address.street === '' ? null : customer_data.address,
      },
      notes: observations,
      lines: items,
      parts,
      vat: taxes,
      allergens,
    }),
    encode: ({ contact, setup, notes, lines, parts, vat, allergens, ...head }) => ({
      ...writeHead(head),
      email: contact.email,
      customer_data: { name: contact.fullName, phone: contact.phone, address: setup.address ?? noAddress },
      resource_pos: setup.position,
      num_room: setup.room,
      fecha: setup.date,
      hora_entrega: setup.time,
      date_type: toDateType(setup),
      observations: notes,
      items: [...lines],
      parts: [...parts],
      taxes: [...vat],
      allergens: [...allergens],
    }),
  },
)

function readHead(fields: HeadFields): Head {
  return {
    id: fields.id,
    number: fields.num_pedido,
    storeName: fields.store_name,
    timeZone: fields.time_zone,
    mode: toMode({ takeAway: fields.isTakeAway, delivery: fields.delivery, eatHere: fields.tomarlocal }),
    placedAt: fields.created,
    total: fields.total_ticket,
    status: fields.status_sale,
    paymentState: fields.status_payment,
  }
}

function writeHead({ id, number, storeName, timeZone, mode, placedAt, total, status, paymentState }: Head): HeadFields {
  const { takeAway, delivery, eatHere } = toModeFlags(mode)
  return {
    id,
    num_pedido: number,
    store_name: storeName,
    time_zone: timeZone,
    delivery,
    isTakeAway: takeAway,
    tomarlocal: eatHere,
    created: placedAt,
    total_ticket: total,
    status_sale: status,
    status_payment: paymentState,
  }
}
