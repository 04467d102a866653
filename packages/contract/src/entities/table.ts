import type { CartId, LineId, ShareId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Bill, BillLine, ShareWish } from '@comanda/rules/table/split-bill'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireTextOrNull } from '../wire/list.ts'
import { wireUuid, wireWhole, wireWholeOrNull } from '../wire/number.ts'
import { wirePrice, wirePriceOrNull } from '../wire/price.ts'

/** The documents' words for a table's calls and for ways to split a bill. */
const callWords = { bill: 'preticket', help: 'help', dessert: 'dessert' } as const satisfies Record<
  TableCallKind,
  string
>
const splitWords = { diner: 'comensal', product: 'producto', custom: 'personalizado' } as const satisfies Record<
  ShareWish['kind'],
  string
>

export const wireCallKind = wordCodec(callWords)
const wireSplitKind = wordCodec(splitWords)

function wordCodec<Kind extends string>(words: Readonly<Record<Kind, string>>) {
  const kinds = Object.keys(words) as Kind[]
  return z.codec(z.enum(Object.values(words) as [string, ...string[]]), z.custom<Kind>(), {
    decode: (word) => kinds.find((kind) => words[kind] === word) as Kind,
    encode: (kind) => words[kind],
  })
}

/** A part of the bill that somebody has reserved or paid. */
export interface ToldShare {
  readonly id: ShareId
  readonly kind: ShareWish['kind']
  readonly amount: Cents
  /** On top of the amount; told only to its payer. */
  readonly tip: Cents
  readonly isPaid: boolean
  /** The waiter collects it. */
  readonly isPromised: boolean
  /** A bank is being asked for it. */
  readonly isBeingPaid: boolean
  readonly isMine: boolean
  /** Until when it is reserved for its payer. */
  readonly expiresAt: Instant
}

/** What the table owes for what was sent to the kitchen, and who pays which part. */
export interface ToldBill extends Bill {
  /** The part of `paid` that was collected; the rest is being paid now. */
  readonly collected: Cents
  readonly shares: readonly ToldShare[]
  /** How many phones have taken no share yet. */
  readonly payers: number
}

export interface OpenCall {
  readonly kind: TableCallKind
  readonly calledAt: Instant
}

export interface ToldTable {
  readonly cartId: CartId
  readonly version: number
  readonly guests: number
  /** How far the meal has come, derived from its dishes (TABLE-002, DAY-088). */
  readonly kitchenStatus: string | null
  /** Calls that nobody has answered yet. */
  readonly openCalls: readonly OpenCall[]
  /** How many of its calls the staff have answered. */
  readonly answeredCalls: number
  readonly hasPhone: boolean
  readonly bill: ToldBill
}

const billLine = z.codec(
  z.object({ id: wireUuid<LineId>(), qty: wireWhole, total: wirePrice, parts: wireWhole, of: wireWhole }),
  z.custom<BillLine>(),
  {
    decode: ({ id, qty, total, parts, of }) => ({ lineId: id, quantity: qty, amount: total, claimed: { parts, of } }),
    encode: ({ lineId, quantity, amount, claimed }) => ({
      id: lineId,
      qty: quantity,
      total: amount,
      parts: claimed.parts,
      of: claimed.of,
    }),
  },
)

const billShare = z.codec(
  z.object({
    id: wireUuid<ShareId>(),
    type: wireSplitKind,
    total: wirePrice,
    tip: wirePrice,
    paid: wireFlag,
    after: wireFlag,
    paying: wireFlag,
    own: wireFlag,
    expires: wireInstant,
  }),
  z.custom<ToldShare>(),
  {
    decode: ({ id, type, total, tip, paid, after, paying, own, expires }) => ({
      id,
      kind: type,
      amount: total,
      tip,
      isPaid: paid,
      isPromised: after,
      isBeingPaid: paying,
      isMine: own,
      expiresAt: expires,
    }),
    encode: ({ id, kind, amount, tip, isPaid, isPromised, isBeingPaid, isMine, expiresAt }) => ({
      id,
      type: kind,
      total: amount,
      tip,
      paid: isPaid,
      after: isPromised,
      paying: isBeingPaid,
      own: isMine,
      expires: expiresAt,
    }),
  },
)

const wireBill = z.codec(
  z.object({
    total: wirePrice,
    taken: wirePrice,
    paid: wirePrice,
    items: z.array(billLine),
    shares: z.array(billShare),
    comensales: wireWhole,
  }),
  z.custom<ToldBill>(),
  {
    decode: ({ total, taken, paid, items, shares, comensales }) => ({
      total,
      paid: taken,
      collected: paid,
      lines: items,
      shares,
      payers: comensales,
    }),
    encode: ({ total, paid, collected, lines, shares, payers }) => ({
      total,
      taken: paid,
      paid: collected,
      items: [...lines],
      shares: [...shares],
      comensales: payers,
    }),
  },
)

const wireCall = z.codec(z.object({ action: wireCallKind, since: wireInstant }), z.custom<OpenCall>(), {
  decode: ({ action, since }) => ({ kind: action, calledAt: since }),
  encode: ({ kind, calledAt }) => ({ action: kind, since: calledAt }),
})

export const wireTable = z.codec(
  z.object({
    status: z.literal('OK'),
    id: wireUuid<CartId>(),
    version: wireWhole,
    devices: wireWhole,
    cart_status: wireTextOrNull,
    calls: z.array(wireCall),
    calls_answered: wireWhole,
    phone: wireFlag,
    bill: wireBill,
  }),
  z.custom<ToldTable>(),
  {
    decode: ({ id, version, devices, cart_status, calls, calls_answered, phone, bill }) => ({
      cartId: id,
      version,
      guests: devices,
      kitchenStatus: cart_status,
      openCalls: calls,
      answeredCalls: calls_answered,
      hasPhone: phone,
      bill,
    }),
    encode: ({ cartId, version, guests, kitchenStatus, openCalls, answeredCalls, hasPhone, bill }) => ({
      status: 'OK' as const,
      id: cartId,
      version,
      devices: guests,
      cart_status: kitchenStatus,
      calls: [...openCalls],
      calls_answered: answeredCalls,
      phone: hasPhone,
      bill,
    }),
  },
)

/** A requested share; what its sender showed is compared, never used. */
export interface ShareRequest {
  readonly cartId: CartId
  readonly wish: ShareWish
  readonly shown: Cents | null
}

export const wireShareRequest = z.codec(
  z.object({
    id: wireUuid<CartId>(),
    type: wireSplitKind,
    comensales: wireWholeOrNull,
    amount: wirePriceOrNull,
    items: z.nullish(
      checked(z.array(z.object({ id: wireUuid<LineId>(), parts: wireWhole, of: wireWhole })), z.maxLength(200)),
    ),
    totalPayComensal: wirePriceOrNull,
  }),
  z.custom<ShareRequest>(),
  {
    decode: ({ id, type, comensales, amount, items, totalPayComensal }, payload) => {
      const wish = readWish({ type, comensales, amount, items: items ?? null })
      if (wish !== undefined) return { cartId: id, wish, shown: totalPayComensal }
      payload.issues.push({ code: 'custom', message: 'a share without its measure', path: ['type'], input: type })
      return z.NEVER
    },
    encode: ({ cartId, wish, shown }) => ({
      id: cartId,
      type: wish.kind,
      comensales: wish.kind === 'diner' ? wish.diners : null,
      amount: wish.kind === 'custom' ? wish.amount : null,
      items: wish.kind === 'product' ? wish.claims.map(({ lineId, part }) => ({ id: lineId, ...part })) : null,
      totalPayComensal: shown,
    }),
  },
)

interface SentWish {
  readonly type: ShareWish['kind']
  readonly comensales: number | null
  readonly amount: Cents | null
  readonly items: readonly { readonly id: LineId; readonly parts: number; readonly of: number }[] | null
}

function readWish({ type, comensales, amount, items }: SentWish): ShareWish | undefined {
  if (type === 'diner') return comensales === null ? undefined : { kind: 'diner', diners: comensales }
  if (type === 'custom') return amount === null ? undefined : { kind: 'custom', amount }
  const claims = items?.map(({ id, parts, of }) => ({ lineId: id, part: { parts, of } }))
  return claims === undefined ? undefined : { kind: 'product', claims }
}
