import { type BookingId, type StoreId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { SaleReceipt } from '@comanda/rules/order/sale-receipt'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant, IsoDate, Minute, TimeZone } from '@comanda/rules/time/calendar'
import type { BookingFacts } from '../../mail/kinds/booking-facts.ts'
import type { MailFacts } from '../../mail/mail-kinds.ts'
import { testNow } from '../database/test-cluster.ts'

const address = { street: 'Calle de la Demostración, 1', postalCode: '28013', city: 'Madrid', province: 'Madrid' }
const madrid = 'Europe/Madrid' as TimeZone

const booking: BookingFacts = {
  id: toId<BookingId>('0b5f8a1e-5d1c-4c39-9d0b-8d6f2f1b7c11'),
  reference: 'K7PM2X',
  back: cents(0),
  guest: {
    firstName: 'Ana',
    lastName: 'García <b>',
    email: 'ana@demo.example',
    phone: '+34600000001',
    acceptsMarketing: false,
  },
  store: { name: 'Casa Comanda Centro', address, phone: '+34 910 000 001', timeZone: madrid },
  date: '2026-11-21' as IsoDate,
  at: 1260 as Minute,
  startsAt: Date.parse('2026-11-21T21:00:00+01:00') as Instant,
  party: 4,
  zone: 'Terraza',
  deposit: cents(2000),
  link: 'http://localhost/booking/complete#0b5f8a1e-5d1c-4c39-9d0b-8d6f2f1b7c11.secreto',
  now: testNow as Instant,
}

export function aReceipt(language: LanguageCode, more: Partial<SaleReceipt> = {}): SaleReceipt {
  return {
    language,
    number: 'W1-2026-000042',
    orderNumber: 7,
    issuedAt: testNow as Instant,
    timeZone: madrid,
    issuer: {
      store: 'Casa Comanda Centro',
      legal: { name: 'Casa Comanda de Demostración, S.L.', taxId: 'B00000018' },
      address,
      phone: '+34 910 000 001',
    },
    lines: [
      {
        quantity: 2,
        name: 'Hamburguesa de la casa <script>alert(1)</script>',
        choices: ['Al punto', 'Queso manchego, sin cebolla'],
        allergens: ['Gluten', 'Lácteos'],
        total: cents(2380),
      },
      { quantity: 1, name: 'Vermut de grifo', choices: [], allergens: ['Sulfitos'], total: cents(350) },
    ],
    parts: [
      { kind: 'coupon', amount: cents(-200) },
      { kind: 'shipping', amount: cents(250) },
    ],
    vat: [
      { rate: 1000, base: cents(2209), vat: cents(221) },
      { rate: 2100, base: cents(289), vat: cents(61) },
    ],
    total: cents(2780),
    ...more,
  }
}

/** Every kind of mail with facts to show it by. */
export function listMailSamples(language: LanguageCode): MailFacts {
  const { link: _, now: __, back: ___, startsAt: ____, ...told } = booking
  return {
    'order-confirmed': {
      name: 'Ana García',
      table: null,
      isPaid: true,
      notes: 'El timbre no funciona',
      receipt: aReceipt(language),
      link: 'http://localhost/status#6b1d0c52-8f3e-4a7b-9c1d-2e3f4a5b6c7d',
      setup: {
        mode: 'delivery',
        storeId: toId<StoreId>(1),
        warehouseId: null,
        menuId: null,
        resourceId: null,
        position: null,
        room: null,
        date: '2026-11-18' as IsoDate,
        time: 1275 as Minute,
        asSoonAsPossible: false,
        address: {
          ...address,
          street: 'Calle del Ejemplo',
          number: '12',
          floor: '3.º',
          block: '',
          door: 'B',
          stairs: '',
        },
        onPremises: false,
      },
    },
    'share-paid': {
      name: 'Ana García',
      table: 'Sala 7',
      receipt: aReceipt(language, { parts: [{ kind: 'tip', amount: cents(100) }] }),
    },
    'order-delayed': {
      name: 'Ana García',
      number: 7,
      minutes: 10,
      promised: { kind: 'chosen', date: booking.date, from: booking.at },
    },
    'order-cancelled': {
      name: 'Ana García',
      number: 7,
      store: booking.store.name,
      phone: '+34 910 000 001',
      reason: 'sold-out',
      back: cents(2780),
    },
    'dish-taken-out': {
      name: 'Ana García',
      number: 7,
      phone: '+34 910 000 001',
      dish: 'Pulpo a la gallega',
      reason: 'sold-out',
      back: cents(1950),
    },
    'refund-made': { name: 'Ana García', amount: cents(2780) },
    'receipt-again': { name: 'Ana García', receipt: aReceipt(language) },
    'booking-confirmed': booking,
    'booking-changed': { ...booking, link: '' },
    'booking-cancelled': { ...booking, link: '' },
    'booking-called-off': { ...booking, link: '', reason: 'no-room', kept: cents(2000) },
    'booking-reminder': booking,
    'table-free': {
      name: 'Ana',
      store: booking.store.name,
      date: booking.date,
      party: 4,
      link: 'http://localhost/booking',
    },
    'venue-news': { ...told, news: 'made', notes: 'Una trona, por favor.\n<img src=x onerror=alert(1)>' },
    'password-reset': { name: 'Ana', link: 'http://localhost/account/resetpassword#secreto' },
    'email-moved': { name: 'Ana', next: 'otra@demo.example' },
    'contact-message': {
      name: 'Ana García',
      email: 'ana@demo.example',
      phone: '600000001',
      message: '¿Tenéis menú sin gluten?\n<script>alert(1)</script>',
    },
    'contact-received': {},
  }
}
