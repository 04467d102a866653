import type { PagesWords } from './es.ts'

export const en: PagesWords = {
  contact: {
    title: 'Contact',
    intro: 'Tell us what you need and we will answer by e-mail.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone (optional)',
    message: 'Message',
    privacy: 'I have read and accept the privacy policy',
    privacyPolicy: 'Privacy policy',
    venues: 'Where to find us',
    directions: 'Get directions',
    showMap: 'Show the map',
    mapHint: 'Google Maps shows it and may set cookies.',
    mapOf: (name) => `Map of ${name}`,
    readPrivacy: 'Read the privacy policy',
    send: 'Send message',
    sending: 'Sending…',
    sent: 'Message received',
    noMail: 'We cannot take messages now',
    noMailText: 'This website sends no e-mail for now. Call us: the phone numbers are on this page.',
    sentText: (email: string) => `Thank you. We will answer to ${email}.`,
    another: 'Write another message',
    notSent: 'We could not send the message. What you wrote is still here: please try again.',
  },
  allergensPage: {
    title: 'Allergens and diets',
    intro: 'Every dish on the menu says what it contains. If you have a severe allergy, tell us before you order.',
    allergens: 'The 14 allergens',
    diets: 'Diets',
  },
}
