import type { PagesWords } from './es.ts'

export const fr: PagesWords = {
  contact: {
    title: 'Contact',
    intro: 'Dites-nous ce qu’il vous faut, nous vous répondrons par e-mail.',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone (facultatif)',
    message: 'Message',
    privacy: 'J’ai lu et j’accepte la politique de confidentialité',
    privacyPolicy: 'Politique de confidentialité',
    venues: 'Où nous trouver',
    directions: 'Itinéraire',
    showMap: 'Voir la carte',
    mapHint: 'Affichée par Google Maps, qui peut déposer des cookies.',
    mapOf: (name) => `Carte de ${name}`,
    readPrivacy: 'Lire la politique de confidentialité',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    sent: 'Message reçu',
    noMail: 'Nous ne pouvons pas recevoir de messages',
    noMailText: 'Ce site n’envoie pas d’e-mails pour le moment. Appelez-nous : les numéros sont sur cette page.',
    sentText: (email: string) => `Merci. Nous vous répondrons à ${email}.`,
    notSent: 'Le message n’a pas pu être envoyé. Votre texte est toujours là : réessayez.',
  },
  found: {
    orders: 'Carte et commandes',
    menu: 'Carte',
    bookings: 'Réservations',
    noScript: 'Pour commander ici, il faut JavaScript. Vous pouvez aussi appeler ou passer :',
  },
  allergensPage: {
    title: 'Allergènes et régimes',
    intro:
      'Chaque plat de la carte indique ce qu’il contient. En cas d’allergie grave, prévenez-nous avant de commander.',
    allergens: 'Les 14 allergènes',
    diets: 'Régimes',
  },
  look: {
    title: 'Apparence',
    device: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
  },
}
