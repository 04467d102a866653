import type { ConsentWords } from './es.ts'

export const en: ConsentWords = {
  consent: {
    title: 'This site uses cookies',
    text: 'Technical ones make everything work. Analytics and advertising ones run only if you want them to.',
    policy: 'Cookie policy',
    settings: 'Choose',
    accept: 'Accept',
    reject: 'Reject',
    settingsTitle: 'Cookie settings',
    technical: 'Technical',
    technicalHint: 'They remember your order, your language and your visit. Always on.',
    analytics: 'Analytics',
    analyticsHint: 'They tell us what is visited, so that we can improve it.',
    advertising: 'Advertising',
    advertisingHint: 'To show you ads that may interest you.',
    save: 'Save my choice',
    loading: 'Loading…',
    policyFailed: 'We could not load the cookie policy.',
    retry: 'Try again',
  },
}
