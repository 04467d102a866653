import type { PagesWords } from './es.ts'

export const nl: PagesWords = {
  contact: {
    title: 'Contact',
    intro: 'Vertel ons wat je nodig hebt en we antwoorden per e-mail.',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon (optioneel)',
    message: 'Bericht',
    privacy: 'Ik heb de privacyverklaring gelezen en ga ermee akkoord',
    privacyPolicy: 'Privacyverklaring',
    venues: 'Waar je ons vindt',
    directions: 'Route',
    showMap: 'Toon de plattegrond',
    mapHint: 'De plattegrond komt van Google Maps, dat cookies kan plaatsen.',
    mapOf: (name) => `Plattegrond van ${name}`,
    readPrivacy: 'Lees de privacyverklaring',
    send: 'Bericht sturen',
    sending: 'Versturen…',
    sent: 'Bericht ontvangen',
    noMail: 'We kunnen nu geen berichten ontvangen',
    noMailText: 'Deze website verstuurt voorlopig geen e-mail. Bel ons: de nummers staan op deze pagina.',
    sentText: (email: string) => `Dank je wel. We antwoorden op ${email}.`,
    another: 'Nog een bericht schrijven',
    notSent: 'We konden je bericht niet versturen. Wat je schreef, staat er nog: probeer het opnieuw.',
  },
  allergensPage: {
    title: 'Allergenen en diëten',
    intro: 'Bij elk gerecht staat wat erin zit. Heb je een ernstige allergie? Zeg het ons voor je bestelt.',
    allergens: 'De 14 allergenen',
    diets: 'Diëten',
  },
}
