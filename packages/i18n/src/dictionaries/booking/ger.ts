import type { BookingWords } from './es.ts'

export const ger: BookingWords = {
  booking: {
    duplicate: 'Für heute gibt es eine Reservierung mit derselben E-Mail-Adresse oder Telefonnummer',
    otherTime: 'Sie haben für heute bereits eine Reservierung zu einer anderen Uhrzeit',
    sameTime: 'Sie haben für heute bereits eine Reservierung zur selben Uhrzeit',
    noHours: 'Für diesen Filter sind keine Uhrzeiten verfügbar',
    chooseHour: 'Wählen Sie die Uhrzeit',
    acceptTerms: 'Sie müssen die Bedingungen akzeptieren',
    nameInvalid: 'Geben Sie einen gültigen Vornamen ein',
    surnameInvalid: 'Geben Sie einen gültigen Nachnamen ein',
    emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
    dataMissing: 'Füllen Sie die Daten richtig aus',
    made: 'Reservierung gespeichert',
  },
  bookingPage: {
    title: 'Tisch reservieren',
    fair: 'Auf dem Fest reservieren',
    text: 'Wählen Sie das Restaurant und rufen Sie an: Wir halten Ihnen einen Tisch frei.',
    complete: 'Ihre Reservierung',
    nothing: 'Auf diesem Gerät gibt es keine offene Reservierung.',
    callToBook: (store: string) => `Zum Reservieren anrufen: ${store}`,
    noStores: 'Zurzeit nehmen wir keine Reservierungen an.',
  },
}
