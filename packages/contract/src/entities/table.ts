import type { CartId, LineId, ShareId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Diner } from '@comanda/rules/table/diners'
import type { Bill, BillLine, ShareWish } from '@comanda/rules/table/split-bill'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireTextOrNull } from '../wire/list.ts'
import { wireUuid, wireWhole } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { wireCallKind, wireSplitKind } from './table-words.ts'

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

/** The sum that the table owes for the dishes sent to the kitchen, and who pays which part. */
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
  /** The phones whose owners gave a name. */
  readonly diners: readonly Diner[]
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

export const wireDiner = z.codec(z.object({ sender_uuid: z.string(), name: z.string() }), z.custom<Diner>(), {
  decode: ({ sender_uuid, name }) => ({ device: sender_uuid, name }),
  encode: ({ device, name }) => ({ sender_uuid: device, name }),
})

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
    diners: z.array(wireDiner),
    cart_status: wireTextOrNull,
    calls: z.array(wireCall),
    calls_answered: wireWhole,
    phone: wireFlag,
    bill: wireBill,
  }),
  z.custom<ToldTable>(),
  {
    decode: ({ id, version, devices, diners, cart_status, calls, calls_answered, phone, bill }) => ({
      cartId: id,
      version,
      guests: devices,
      diners,
      kitchenStatus: cart_status,
      openCalls: calls,
      answeredCalls: calls_answered,
      hasPhone: phone,
      bill,
    }),
    encode: ({ cartId, version, guests, diners, kitchenStatus, openCalls, answeredCalls, hasPhone, bill }) => ({
      status: 'OK' as const,
      id: cartId,
      version,
      devices: guests,
      diners: [...diners],
      cart_status: kitchenStatus,
      calls: [...openCalls],
      calls_answered: answeredCalls,
      phone: hasPhone,
      bill,
    }),
  },
)
