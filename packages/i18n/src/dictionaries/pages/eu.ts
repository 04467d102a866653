import type { PagesWords } from './es.ts'

export const eu: PagesWords = {
  contact: {
    title: 'Kontaktua',
    intro: 'Esaguzu zer behar duzun eta posta elektronikoz erantzungo dizugu.',
    name: 'Izena',
    email: 'Posta elektronikoa',
    phone: 'Telefonoa (aukerakoa)',
    message: 'Mezua',
    privacy: 'Pribatutasun-politika irakurri dut eta onartzen dut',
    privacyPolicy: 'Pribatutasun-politika',
    venues: 'Non gauden',
    directions: 'Nola iritsi',
    showMap: 'Ikusi mapa',
    mapHint: 'Google Maps-ek erakusten du, eta cookieak gorde ditzake.',
    mapOf: (name) => `${name}: mapa`,
    readPrivacy: 'Irakurri pribatutasun-politika',
    send: 'Bidali mezua',
    sending: 'Bidaltzen…',
    sent: 'Mezua jaso dugu',
    noMail: 'Orain ezin dugu mezurik jaso',
    noMailText: 'Webgune honek ez du oraingoz mezurik bidaltzen. Deitu: telefonoak orri honetan daude.',
    sentText: (email: string) => `Eskerrik asko. ${email} helbidera erantzungo dizugu.`,
    another: 'Idatzi beste mezu bat',
    notSent: 'Ezin izan dugu mezua bidali. Idatzitakoa hemen dago oraindik: saiatu berriro.',
  },
  allergensPage: {
    title: 'Alergenoak eta dietak',
    intro: 'Kartako plater bakoitzak zer daraman esaten du. Alergia larria baduzu, esaguzu eskatu aurretik.',
    allergens: '14 alergenoak',
    diets: 'Dietak',
  },
}
