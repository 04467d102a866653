import type { PagesWords } from './es.ts'

export const ger: PagesWords = {
  contact: {
    title: 'Kontakt',
    intro: 'Schreib uns, was du brauchst. Wir antworten per E-Mail.',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon (optional)',
    message: 'Nachricht',
    privacy: 'Ich habe die Datenschutzerklärung gelesen und stimme zu',
    privacyPolicy: 'Datenschutzerklärung',
    venues: 'So findest du uns',
    directions: 'Route planen',
    showMap: 'Karte anzeigen',
    mapHint: 'Google Maps zeigt sie an und kann Cookies setzen.',
    mapOf: (name) => `Karte von ${name}`,
    readPrivacy: 'Datenschutzerklärung lesen',
    send: 'Nachricht senden',
    sending: 'Wird gesendet…',
    sent: 'Nachricht erhalten',
    noMail: 'Zurzeit können wir keine Nachrichten annehmen',
    noMailText: 'Diese Website verschickt zurzeit keine E-Mails. Ruf uns an: Die Nummern stehen auf dieser Seite.',
    sentText: (email: string) => `Danke. Wir antworten an ${email}.`,
    notSent: 'Die Nachricht konnte nicht gesendet werden. Dein Text ist noch da: Versuch es noch einmal.',
  },
  found: {
    orders: 'Speisekarte und Bestellung',
    menu: 'Speisekarte',
    bookings: 'Reservierungen',
    noScript: 'Zum Bestellen braucht diese Seite JavaScript. Du kannst auch anrufen oder vorbeikommen:',
  },
  allergensPage: {
    title: 'Allergene und Ernährungsweisen',
    intro:
      'Bei jedem Gericht steht, was es enthält. Bei einer schweren Allergie sag uns bitte vor dem Bestellen Bescheid.',
    allergens: 'Die 14 Allergene',
    diets: 'Ernährungsweisen',
  },
  look: {
    title: 'Darstellung',
    device: 'Wie das Gerät',
    light: 'Hell',
    dark: 'Dunkel',
  },
}
