import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Language } from '@comanda/i18n/languages'
import { toId } from '@comanda/rules/ids'
import { deliveryPayments, onlinePayments } from '@comanda/rules/payment/payment-choice'
import { SpeechProvider } from '@comanda/screen/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentPart } from './payment-part.tsx'
import type { Checkout } from './read-checkout.ts'

function render(language: Language): string {
  const checkout = {
    online: onlinePayments,
    atTheDoor: deliveryPayments,
    cards: [
      { id: toId('card'), brand: 'visa', lastFour: '0003', hasExpired: false },
      { id: toId('old'), brand: 'mastercard', lastFour: '0017', hasExpired: true },
    ],
    isCustomer: true,
  } as unknown as Checkout
  const form = { field: () => ({ value: null, onChange() {} }) } as never
  return renderToStaticMarkup(
    <SpeechProvider speech={{ language, words: () => dictionaryOf(language) }}>
      <PaymentPart checkout={checkout} form={form} problem={null} />
    </SpeechProvider>,
  )
}

function listLabels(html: string): string[] {
  return [...html.matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, label = '']) =>
    label.replace(/<[^>]*>/g, '').trim(),
  )
}

const wallets = ['Bizum', 'Apple Pay', 'Google Pay', 'PayPal']

test.each<[Language, string, string, string, string, string]>([
  ['es', 'Ahora, en línea', 'Visa terminada en 0003', 'Tarjeta', 'Efectivo', 'Tarjeta al recibirlo'],
  ['en', 'Now, online', 'Visa ending in 0003', 'Card', 'Cash', 'Card when you get it'],
  ['eu', 'Orain, linean', 'Visa, amaiera 0003', 'Txartela', 'Eskudirua', 'Txartela jasotzean'],
  ['fr', 'Maintenant, en ligne', 'Visa se terminant par 0003', 'Carte', 'Espèces', 'Carte à la réception'],
  ['ger', 'Jetzt, online', 'Visa mit Endziffern 0003', 'Karte', 'Bar', 'Karte bei Erhalt'],
  ['cat', 'Ara, en línia', 'Visa acabada en 0003', 'Targeta', 'Efectiu', 'Targeta en rebre-la'],
  ['nl', 'Nu, online', 'Visa eindigend op 0003', 'Betaalkaart', 'Contant', 'Pinnen bij ontvangst'],
])(
  'every way to pay has its label in %s, wallets before cards, which all are called a card [CHECKOUT-001] [OPEN-061] [F-235]',
  (language, online, saved, card, cash, terminal) => {
    const html = render(language)
    expect(html).toContain(online)
    expect(listLabels(html)).toEqual([saved, ...wallets, card, card, card, cash, terminal])
  },
)

test('an expired card is marked, and cannot be chosen [F-006] [CHECKOUT-013]', () => {
  const html = render('es')
  expect(html).toContain('Mastercard terminada en 0017 (caducada)')
  expect(listLabels(html).join()).not.toContain('0017')
})

test('every way to pay has its sign beside its label, and no two wallets or brands the same', () => {
  const signs = [...render('es').matchAll(/<svg aria-hidden="true" viewBox="0 0 36 24".*?<\/svg>/gs)].map(
    ([sign]) => sign,
  )
  const [visa, ...others] = signs
  expect(signs).toHaveLength(1 + onlinePayments.length + deliveryPayments.length)
  expect(new Set([visa, ...others.slice(0, wallets.length), others.at(-1), others.at(-2)]).size).toBe(
    3 + wallets.length,
  )
})
