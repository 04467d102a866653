import { zero } from '@comanda/rules/money/cents'
import type { BookingSettings, DepositRule } from '@comanda/rules/venue/booking-settings'
import type { OrderingSettings, Store } from '@comanda/rules/venue/store'
import { z } from 'zod/mini'
import { wireFlag } from '../wire/flag.ts'
import { wireTextOrNull } from '../wire/list.ts'
import { toTextOrNull, wireMultilanguage } from '../wire/multilanguage.ts'
import { wireWhole, wireWholeOrNull } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

/** SITE-040; from how many people, until when it is free and how far ahead are ours. */
export const generalConfigFields = z.object({
  pay_when_order: wireFlag,
  send_SMS_status_order: wireFlag,
  show_prod_config_without_ing: wireFlag,
  order_previous_dessert: wireTextOrNull,
  booking_max_person: wireWhole,
  text_web_booking_max_person: wireTextOrNull,
  booking_penal: wireFlag,
  booking_penal_type: z.enum(['by_total', 'by_person']),
  booking_penal_total: wirePrice,
  booking_penal_person: wirePrice,
  booking_penal_from: wireWhole,
  booking_free_hours: wireWhole,
  booking_days_ahead: wireWholeOrNull,
  stripe: wireFlag,
  stripe_config_public_key: wireTextOrNull,
  booking_privacity: wireTextOrNull,
  booking_secure_data: wireTextOrNull,
  conditions_store: wireTextOrNull,
  cash_register_open: wireFlag,
  multilanguage: wireMultilanguage('text_web_booking_max_person', 'conditions_store'),
})
type GeneralConfigFields = z.output<typeof generalConfigFields>

export function readOrderingSettings(fields: GeneralConfigFields): OrderingSettings {
  return {
    payWhenOrdering: fields.pay_when_order,
    sendsStatusBySms: fields.send_SMS_status_order,
    hidesIngredients: fields.show_prod_config_without_ing,
    dessertAfterStatus: fields.order_previous_dessert,
    registerOpen: fields.cash_register_open,
  }
}

export function readBookingSettings(fields: GeneralConfigFields, enabled: boolean): BookingSettings {
  return {
    enabled,
    maxParty: fields.booking_max_person,
    maxPartyText: toTextOrNull(fields.text_web_booking_max_person, fields.multilanguage.text_web_booking_max_person),
    deposit: readDeposit(fields),
    freeHours: fields.booking_free_hours,
    daysAhead: fields.booking_days_ahead,
    privacyUrl: fields.booking_privacity,
    dataProtectionUrl: fields.booking_secure_data,
  }
}

function readDeposit(fields: GeneralConfigFields): DepositRule | null {
  if (!fields.booking_penal) return null
  const fromParty = fields.booking_penal_from
  return fields.booking_penal_type === 'by_total'
    ? { kind: 'by-total', amount: fields.booking_penal_total, fromParty }
    : { kind: 'by-person', amount: fields.booking_penal_person, fromParty }
}

export function writeGeneralConfig({ ordering, booking, stripePublicKey, conditions }: Store): GeneralConfigFields {
  const { deposit } = booking
  return {
    pay_when_order: ordering.payWhenOrdering,
    send_SMS_status_order: ordering.sendsStatusBySms,
    show_prod_config_without_ing: ordering.hidesIngredients,
    order_previous_dessert: ordering.dessertAfterStatus,
    booking_max_person: booking.maxParty,
    text_web_booking_max_person: booking.maxPartyText?.base ?? null,
    booking_penal: deposit !== null,
    booking_penal_type: deposit?.kind === 'by-person' ? 'by_person' : 'by_total',
    booking_penal_total: deposit?.kind === 'by-total' ? deposit.amount : zero,
    booking_penal_person: deposit?.kind === 'by-person' ? deposit.amount : zero,
    booking_penal_from: deposit?.fromParty ?? 1,
    booking_free_hours: booking.freeHours,
    booking_days_ahead: booking.daysAhead,
    stripe: stripePublicKey !== null,
    stripe_config_public_key: stripePublicKey,
    booking_privacity: booking.privacyUrl,
    booking_secure_data: booking.dataProtectionUrl,
    conditions_store: conditions?.base ?? null,
    cash_register_open: ordering.registerOpen,
    multilanguage: {
      text_web_booking_max_person: booking.maxPartyText?.variants ?? {},
      conditions_store: conditions?.variants ?? {},
    },
  }
}
