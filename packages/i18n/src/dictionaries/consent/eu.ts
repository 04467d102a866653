import type { ConsentWords } from './es.ts'

export const eu: ConsentWords = {
  consent: {
    title: 'Webgune honek cookieak erabiltzen ditu',
    text: 'Teknikoek dena ibiltzea ahalbidetzen dute. Analisikoak eta publizitatekoak, zuk nahi baduzu bakarrik.',
    policy: 'Cookie politika',
    settings: 'Aukeratu',
    accept: 'Onartu',
    reject: 'Ukatu',
    settingsTitle: 'Cookieen ezarpenak',
    technical: 'Teknikoak',
    technicalHint: 'Eskaera, hizkuntza eta bisita gogoratzen dituzte. Beti aktibo.',
    analytics: 'Analisikoak',
    analyticsHint: 'Zer bisitatzen den esaten digute, hobetzeko.',
    advertising: 'Publizitatekoak',
    advertisingHint: 'Interesatzen zaizkizun iragarkiak erakusteko.',
    save: 'Gorde aukera',
    loading: 'Kargatzen…',
    policyFailed: 'Ezin izan dugu cookie politika kargatu.',
    retry: 'Saiatu berriro',
  },
}
