import type { ConsentWords } from './es.ts'

export const ger: ConsentWords = {
  consent: {
    title: 'Diese Seite verwendet Cookies',
    text: 'Technische Cookies sorgen dafür, dass alles läuft. Analyse- und Werbe-Cookies gibt es nur, wenn du möchtest.',
    policy: 'Cookie-Richtlinie',
    settings: 'Auswählen',
    accept: 'Akzeptieren',
    reject: 'Ablehnen',
    settingsTitle: 'Cookie-Einstellungen',
    technical: 'Technisch',
    technicalHint: 'Merken sich Bestellung, Sprache und Besuch. Immer aktiv.',
    analytics: 'Analyse',
    analyticsHint: 'Zeigen uns, was besucht wird, damit wir es verbessern.',
    advertising: 'Werbung',
    advertisingHint: 'Damit du Anzeigen siehst, die zu dir passen.',
    save: 'Auswahl speichern',
    loading: 'Wird geladen…',
    policyFailed: 'Die Cookie-Richtlinie konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
}
