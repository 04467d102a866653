import type { SetupWords } from './es.ts'

export const ger: SetupWords = {
  setup: {
    registerClosed: 'Zurzeit kann keine Bestellung begonnen werden',
    addressNotServed: 'An diese Adresse liefern wir nicht',
    brandWithoutCategories: 'Zu dieser Marke gibt es keine Kategorien',
    noSlots: 'Für das gewählte Datum sind keine Zeiten verfügbar',
    storeClosed: 'Das Restaurant ist am gewählten Tag geschlossen',
    chooseStoreFirst: 'Wählen Sie zuerst ein Restaurant',
    addressMissing: 'Geben Sie eine Lieferadresse ein',
    fieldsMissing: 'Füllen Sie die Pflichtfelder aus',
  },
  camera: {
    notAllowed: 'Sie müssen die Kamera freigeben',
    notFound: 'Es wurde keine Kamera gefunden',
    insecure: 'Die Kamera funktioniert nur über eine sichere Verbindung (HTTPS)',
    inUse: 'Eine andere Anwendung benutzt die Kamera',
    notSuitable: 'Keine Kamera dieses Geräts ist geeignet',
    notSupported: 'Dieser Browser kann die Kamera nicht benutzen',
  },
}
