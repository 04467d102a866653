import { type SiteId, toId } from '@comanda/rules/ids'
import { languageCodes } from '@comanda/rules/text/language'
import type { Website } from '@comanda/rules/website/website'
import { logoAddress } from '../picture-address.ts'
import { toText } from '../words.ts'
import { menuIds, priceListIds } from './menus.ts'
import { storeIds } from './stores.ts'

export const website: Website = {
  id: toId<SiteId>(1),
  title: 'Casa Comanda',
  storeName: 'Casa Comanda',
  description: toText({
    es: 'Tapas, arroces, hamburguesas y sushi. Pide a domicilio, para llevar o desde tu mesa, y reserva en un minuto.',
    en: 'Tapas, rice, burgers and sushi. Order in, take away or from your table, and book in a minute.',
    eu: 'Tapak, arrozak, hanburgesak eta sushia. Eskatu etxera, eramateko edo mahaitik, eta erreserbatu minutu batean.',
    fr: 'Tapas, riz, burgers et sushis. Livraison, à emporter ou depuis votre table, et réservation en une minute.',
    ger: 'Tapas, Reis, Burger und Sushi. Liefern lassen, mitnehmen oder am Tisch bestellen; reservieren in einer Minute.',
    cat: 'Tapes, arrossos, hamburgueses i sushi. A domicili, per emportar o des de la taula, i reserva en un minut.',
    nl: 'Tapas, rijst, burgers en sushi. Laat bezorgen, haal af of bestel aan tafel, en reserveer in een minuut.',
  }),
  logo: logoAddress('casa-comanda'),
  favicon: logoAddress('casa-comanda-icon'),
  phone: '+34 910 000 001',
  email: 'hola@casacomanda.example',
  version: 0,
  template: 'plantilla1',
  colours: { primary: '#a63a22', secondary: '#f7efe3', accent: '#d97706', dark: false, followsVisitor: true },
  languages: languageCodes,
  defaultLanguage: 'es',
  modes: { delivery: true, pickup: true, table: true, 'digital-card': true, takehere: true },
  onlyDigitalCard: false,
  onlyBookings: false,
  onlyUsers: false,
  asksModeOnEntry: false,
  takesBookings: true,
  showsAllergens: true,
  showsDigitalKit: true,
  showsPricesBeforeMode: true,
  tablesOpenedByStaff: false,
  signedTableLinks: false,
  severalOrdersPerTable: true,
  addLabel: toText({
    es: 'Lo quiero',
    en: 'I’ll have it',
    eu: 'Nahi dut',
    fr: 'Je le veux',
    ger: 'Das nehme ich',
    cat: 'El vull',
    nl: 'Die wil ik',
  }),
  mapsKey: null,
  onlyStoreId: null,
  defaultStoreId: storeIds.centro,
  menuId: menuIds.whole,
  priceListId: priceListIds.general,
  scripts: { head: null, body: null, booking: null },
  tagManagerId: null,
  tablePaymentOrigin: null,
}
