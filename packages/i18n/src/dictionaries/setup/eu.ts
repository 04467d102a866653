import type { SetupWords } from './es.ts'

export const eu: SetupWords = {
  setup: {
    registerClosed: 'Une honetan ezin da eskaera hasi',
    addressNotServed: 'Ez dugu helbide horretara banatzen',
    brandWithoutCategories: 'Marka horrek ez du kategoriarik',
    noSlots: 'Ez dago ordurik aukeratutako egunerako',
    storeClosed: 'Denda itxita dago aukeratutako egunean',
    chooseStoreFirst: 'Aukeratu denda bat lehenengo',
    addressMissing: 'Idatzi entrega-helbide bat',
    fieldsMissing: 'Bete nahitaezko eremuak',
  },
  camera: {
    notAllowed: 'Kamera erabiltzeko baimena eman behar duzu',
    notFound: 'Ez da kamerarik aurkitu',
    insecure: 'Kamerak konexio seguruan bakarrik funtzionatzen du (HTTPS)',
    inUse: 'Beste aplikazio bat kamera erabiltzen ari da',
    notSuitable: 'Gailuko kamerak ez dira egokiak',
    notSupported: 'Nabigatzaile honek ezin du kamera erabili',
  },
}
