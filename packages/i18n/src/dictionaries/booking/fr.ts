import type { BookingWords } from './es.ts'

export const fr: BookingWords = {
  booking: {
    duplicate: 'Il y a une réservation pour aujourd’hui avec la même adresse e-mail ou le même téléphone',
    otherTime: 'Vous avez déjà une réservation pour aujourd’hui à une autre heure',
    sameTime: 'Vous avez déjà une réservation pour aujourd’hui à cette même heure',
    noHours: 'Aucune heure n’est disponible pour ce filtre',
    chooseHour: 'Choisissez l’heure',
    acceptTerms: 'Vous devez accepter les conditions',
    nameInvalid: 'Indiquez un prénom valide',
    surnameInvalid: 'Indiquez un nom valide',
    emailInvalid: 'Indiquez une adresse e-mail valide',
    dataMissing: 'Remplissez correctement les données',
    made: 'Réservation effectuée',
  },
  bookingPage: {
    title: 'Réservez votre table',
    fair: 'Réservez à la foire',
    text: 'Choisissez le restaurant et appelez-nous : nous vous gardons une table.',
    complete: 'Votre réservation',
    nothing: 'Aucune réservation en attente sur cet appareil.',
    callToBook: (store: string) => `Appeler pour réserver : ${store}`,
    noStores: 'Nous ne prenons pas de réservations pour le moment.',
  },
}
