import { type MenuId, type ResourceId, type SiteId, type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import { allergens } from '../allergens.ts'
import type { DemoSite } from '../demo-site.ts'
import { diets } from '../diets.ts'
import { housePages } from '../pages.ts'
import { logoAddress, pictureAddress } from '../picture-address.ts'
import { plainMenus, plainPriceLists, plainStore, plainWebsite } from '../plain-site.ts'
import { stationsOf } from '../station.ts'
import { toText } from '../words.ts'
import { categories, products } from './products.ts'

const modes = { ...plainStore.modes, 'digital-card': true }

const store: Store = {
  ...plainStore,
  id: toId<StoreId>(1),
  name: 'Vermutería del Ejemplo',
  address: { street: 'Calle de la Aceituna, 8', postalCode: '50003', city: 'Zaragoza', province: 'Zaragoza' },
  modes,
  digitalCardMenuId: toId<MenuId>(1),
  resources: [
    {
      id: toId<ResourceId>(1),
      kind: 'room',
      name: 'Barra',
      menuId: toId<MenuId>(1),
      hasServiceCharge: false,
      asksRoom: false,
      takesBookings: false,
      positions: [{ number: 1, alias: null, seats: 20 }],
    },
  ],
}

/** A menu to read, nothing to order. */
export const carta: DemoSite = {
  legal: { legalName: 'Vermutería del Ejemplo, S.L.', taxId: 'B00000026' },
  website: {
    ...plainWebsite,
    id: toId<SiteId>(3),
    title: 'Vermutería del Ejemplo',
    storeName: 'Vermutería del Ejemplo',
    description: toText({
      es: 'Vermut de grifo y conservas de las buenas.',
      en: 'Vermouth on tap and the good tins.',
      eu: 'Bermuta eta kontserba onak.',
      fr: 'Vermouth pression et belles conserves.',
      ger: 'Wermut vom Fass und feine Konserven.',
    }),
    logo: logoAddress('vermuteria'),
    favicon: logoAddress('vermuteria-icon'),
    colours: { primary: '#1f5c4a', secondary: '#eef5f0', accent: '#b8860b', dark: false, followsVisitor: true },
    version: 1,
    modes,
    onlyDigitalCard: true,
    onlyStoreId: store.id,
    defaultStoreId: store.id,
  },
  hosts: ['carta.localhost'],
  key: { publicKey: 'demo-carta', password: 'demo-key-not-for-production-3' },
  menus: plainMenus,
  priceLists: plainPriceLists,
  stores: [store],
  stations: stationsOf(
    [store],
    [
      { name: 'Barra', categories: [1] },
      { name: 'Cocina', categories: [2, 3] },
    ],
  ),
  sittings: [],
  bookings: [],
  brands: [],
  categories,
  allergens,
  diets,
  products,
  promotions: [],
  coupons: [],
  receipts: [],
  orders: [],
  customers: [],
  staff: [
    {
      id: toId<StaffId>(1),
      name: 'Nora Demo',
      email: 'carta@demo.example',
      role: 'owner',
      colour: '#7a4e2d',
      storeIds: [],
    },
  ],
  pages: housePages(1, 'Vermutería del Ejemplo', {
    es: '<p>Desde siempre, el aperitivo a la una.</p>',
    en: '<p>The aperitif is at one, as ever.</p>',
    eu: '<p>Betidanik, aperitifa ordu batean.</p>',
    fr: '<p>L’apéritif est à une heure, depuis toujours.</p>',
    ger: '<p>Aperitif um eins, wie immer.</p>',
  }),
  banners: [
    {
      title: toText({
        es: 'La hora del vermut',
        en: 'Vermouth o’clock',
        eu: 'Bermut ordua',
        fr: 'L’heure du vermouth',
        ger: 'Wermutzeit',
      }),
      text: toText({
        es: 'De grifo, con sifón y aceituna.',
        en: 'On tap, with soda and an olive.',
        eu: 'Iturritik, sifoi eta olibarekin.',
        fr: 'À la pression, avec une olive.',
        ger: 'Vom Fass, mit Soda und Olive.',
      }),
      picture: pictureAddress('vermut-rojo'),
      link: '/categories/vermut',
    },
  ],
  socials: [{ network: 'instagram', url: 'https://instagram.example/vermuteria' }],
}
