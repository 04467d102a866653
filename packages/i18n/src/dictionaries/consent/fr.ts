import type { ConsentWords } from './es.ts'

export const fr: ConsentWords = {
  consent: {
    title: 'Ce site utilise des cookies',
    text: 'Les cookies techniques font tout fonctionner. Ceux d’analyse et de publicité ne servent que si vous le souhaitez.',
    policy: 'Politique de cookies',
    settings: 'Choisir',
    accept: 'Accepter',
    reject: 'Refuser',
    settingsTitle: 'Réglages des cookies',
    technical: 'Techniques',
    technicalHint: 'Ils retiennent votre commande, votre langue et votre visite. Toujours actifs.',
    analytics: 'Analyse',
    analyticsHint: 'Ils nous disent ce qui est consulté, pour l’améliorer.',
    advertising: 'Publicité',
    advertisingHint: 'Pour vous montrer des annonces qui vous intéressent.',
    save: 'Enregistrer mon choix',
    loading: 'Chargement…',
    policyFailed: 'Nous n’avons pas pu charger la politique de cookies.',
    retry: 'Réessayer',
  },
}
