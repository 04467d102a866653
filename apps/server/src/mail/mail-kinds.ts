import type { BookingFacts, CalledOffFacts, VenueFacts } from './kinds/booking-facts.ts'
import {
  bookingCalledOff,
  bookingCancelled,
  bookingChanged,
  bookingConfirmed,
  bookingReminder,
} from './kinds/booking-mails.ts'
import { type ContactFacts, contactMessage, contactReceived } from './kinds/contact-mails.ts'
import { dishTakenOut, type TakenOutFacts } from './kinds/dish-taken-out.ts'
import { type EmailMovedFacts, emailMoved } from './kinds/email-moved.ts'
import { type CancelledFacts, orderCancelled } from './kinds/order-cancelled.ts'
import { type OrderFacts, orderConfirmed } from './kinds/order-confirmed.ts'
import { type DelayFacts, orderDelayed } from './kinds/order-delayed.ts'
import { type PasswordFacts, passwordReset } from './kinds/password-reset.ts'
import { type ReceiptFacts, receiptAgain } from './kinds/receipt-again.ts'
import { type RefundFacts, refundMade } from './kinds/refund-made.ts'
import { type ShareFacts, sharePaid } from './kinds/share-paid.ts'
import { type FreeTableFacts, tableFree } from './kinds/table-free.ts'
import { venueNews } from './kinds/venue-news.ts'
import type { MailKind } from './mail-kind.ts'

/** The facts that each kind of mail is given. */
export interface MailFacts {
  readonly 'order-confirmed': OrderFacts
  readonly 'order-delayed': DelayFacts
  readonly 'order-cancelled': CancelledFacts
  readonly 'dish-taken-out': TakenOutFacts
  readonly 'share-paid': ShareFacts
  readonly 'refund-made': RefundFacts
  readonly 'receipt-again': ReceiptFacts
  readonly 'booking-confirmed': BookingFacts
  readonly 'booking-changed': BookingFacts
  readonly 'booking-cancelled': BookingFacts
  readonly 'booking-called-off': CalledOffFacts
  readonly 'booking-reminder': BookingFacts
  readonly 'venue-news': VenueFacts
  readonly 'table-free': FreeTableFacts
  readonly 'password-reset': PasswordFacts
  readonly 'email-moved': EmailMovedFacts
  readonly 'contact-message': ContactFacts
  readonly 'contact-received': Record<string, never>
}

export type MailName = keyof MailFacts

/** To add a kind of mail, add its row. */
export const mailKinds: { readonly [Name in MailName]: MailKind<MailFacts[Name]> } = {
  'order-confirmed': orderConfirmed,
  'order-delayed': orderDelayed,
  'order-cancelled': orderCancelled,
  'dish-taken-out': dishTakenOut,
  'share-paid': sharePaid,
  'refund-made': refundMade,
  'receipt-again': receiptAgain,
  'booking-confirmed': bookingConfirmed,
  'booking-changed': bookingChanged,
  'booking-cancelled': bookingCancelled,
  'booking-called-off': bookingCalledOff,
  'booking-reminder': bookingReminder,
  'venue-news': venueNews,
  'table-free': tableFree,
  'password-reset': passwordReset,
  'email-moved': emailMoved,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
}
