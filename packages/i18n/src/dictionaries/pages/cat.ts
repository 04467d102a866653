import type { PagesWords } from './es.ts'

export const cat: PagesWords = {
  contact: {
    title: 'Contacte',
    intro: 'Explica’ns què necessites i et respondrem per correu.',
    name: 'Nom',
    email: 'Correu electrònic',
    phone: 'Telèfon (opcional)',
    message: 'Missatge',
    privacy: 'He llegit i accepto la política de privacitat',
    privacyPolicy: 'Política de privacitat',
    venues: 'On som',
    directions: 'Com arribar-hi',
    showMap: 'Veure el mapa',
    mapHint: 'El mostra Google Maps, que pot desar galetes.',
    mapOf: (name) => `Mapa: ${name}`,
    readPrivacy: 'Llegir la política de privacitat',
    send: 'Enviar missatge',
    sending: 'S’està enviant…',
    sent: 'Missatge rebut',
    noMail: 'Ara no podem rebre missatges',
    noMailText: 'Aquest web no envia correus de moment. Truca’ns: els telèfons són en aquesta pàgina.',
    sentText: (email) => `Gràcies. Et respondrem a ${email}.`,
    another: 'Escriure un altre missatge',
    notSent: 'No hem pogut enviar el missatge. El que has escrit continua aquí: torna-ho a provar.',
  },
  allergensPage: {
    title: 'Al·lèrgens i dietes',
    intro: 'Cada plat de la carta diu què conté. Si tens una al·lèrgia greu, avisa’ns abans de demanar.',
    allergens: 'Els 14 al·lèrgens',
    diets: 'Dietes',
  },
}
