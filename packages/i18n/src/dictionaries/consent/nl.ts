import type { ConsentWords } from './es.ts'

export const nl: ConsentWords = {
  consent: {
    title: 'Deze site gebruikt cookies',
    text: 'Technische cookies zorgen dat alles werkt. Die voor analyse en reclame alleen als jij dat wilt.',
    policy: 'Cookiebeleid',
    settings: 'Instellen',
    accept: 'Accepteren',
    reject: 'Weigeren',
    settingsTitle: 'Cookie-instellingen',
    technical: 'Technisch',
    technicalHint: 'Onthouden je bestelling, je taal en je bezoek. Altijd aan.',
    analytics: 'Analyse',
    analyticsHint: 'Laten ons zien wat er bezocht wordt, zodat we het beter kunnen maken.',
    advertising: 'Reclame',
    advertisingHint: 'Om je advertenties te tonen die je aanspreken.',
    save: 'Keuze opslaan',
    loading: 'Laden…',
    policyFailed: 'We konden het cookiebeleid niet laden.',
    retry: 'Opnieuw proberen',
  },
}
