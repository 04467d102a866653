import type { CartWords } from './es.ts'

export const ger: CartWords = {
  cart: {
    added: 'Produkt in den Warenkorb gelegt',
    roundLimit: 'Sie haben die erlaubte Anzahl an Gerichten in dieser Runde erreicht.',
    roundWait: 'Bis zur nächsten Runde müssen Sie die festgelegte Zeit warten',
    tableNotOpen: 'Der Tisch muss zuerst von einer Bedienung eröffnet werden',
    empty: 'Im Warenkorb sind keine Produkte',
    belowMinimum: (amount) => `Die Bestellung ist nicht möglich, der Mindestbestellwert beträgt ${amount}`,
    notTakingOrders: 'Zurzeit können wir keine weiteren Bestellungen annehmen',
  },
}
