import {
  type MenuId,
  type ResourceId,
  type SiteId,
  type StaffId,
  type StoreId,
  toId,
  type ZoneId,
} from '@comanda/rules/ids'
import type { Resource, Store } from '@comanda/rules/venue/store'
import { allergens } from '../allergens.ts'
import type { DemoSite } from '../demo-site.ts'
import { diets } from '../diets.ts'
import { euros } from '../euros.ts'
import { housePages } from '../pages.ts'
import { person, savedAddress } from '../person.ts'
import { logoAddress, pictureAddress } from '../picture-address.ts'
import { plainMenus, plainPriceLists, plainStore, plainWebsite } from '../plain-site.ts'
import { toText } from '../words.ts'
import { categories, products } from './products.ts'

const modes = { ...plainStore.modes, delivery: true, pickup: true, table: true }
const plain = { menuId: toId<MenuId>(1), hasServiceCharge: false, asksRoom: false, takesBookings: false, positions: [] }

const resources: readonly Resource[] = [
  { ...plain, id: toId<ResourceId>(1), kind: 'delivery', name: 'Reparto' },
  { ...plain, id: toId<ResourceId>(2), kind: 'pickup', name: 'Mostrador' },
  {
    ...plain,
    id: toId<ResourceId>(3),
    kind: 'room',
    name: 'Salón social',
    positions: Array.from({ length: 6 }, (_, at) => ({ number: at + 1, alias: null, seats: 4 })),
  },
]

const store: Store = {
  ...plainStore,
  id: toId<StoreId>(1),
  name: 'Club de la Muestra',
  address: { street: 'Camino del Ensayo, 1', postalCode: '48001', city: 'Bilbao', province: 'Bizkaia' },
  modes,
  resources,
  zones: [
    {
      id: toId<ZoneId>(1),
      name: 'Bilbao centro',
      postalCodes: ['48001', '48005', '48008', '48009'],
      minimumOrder: euros(10),
      shippingFee: euros(2),
      freeShippingFrom: null,
    },
  ],
}

/** Members only: customers log in before ordering, and the codes on the tables are signed. It cooks in one place. */
export const socios: DemoSite = {
  legal: { legalName: 'Comedor de Socios de Muestra, S.L.', taxId: 'B00000042' },
  website: {
    ...plainWebsite,
    id: toId<SiteId>(4),
    title: 'Club de la Muestra',
    storeName: 'Club de la Muestra',
    description: toText({
      es: 'La cocina del club, para sus socios.',
      en: 'The club kitchen, for its members.',
      eu: 'Klubeko sukaldea, bazkideentzat.',
      fr: 'La cuisine du club, pour ses membres.',
      ger: 'Die Clubküche, für Mitglieder.',
    }),
    logo: logoAddress('club'),
    favicon: logoAddress('club-icon'),
    colours: { primary: '#8ea2ff', secondary: '#171a2b', accent: '#ffb86b', dark: true, followsVisitor: false },
    version: 2,
    template: 'plantilla2',
    modes,
    onlyUsers: true,
    asksModeOnEntry: true,
    showsPricesBeforeMode: false,
    signedTableLinks: true,
    onlyStoreId: store.id,
    defaultStoreId: store.id,
  },
  hosts: ['socios.localhost'],
  key: { publicKey: 'demo-socios', password: 'demo-key-not-for-production-4' },
  menus: plainMenus,
  priceLists: plainPriceLists,
  stores: [store],
  // Two people with one tablet: what is ordered is cooked and handed over, and nobody sorts it before.
  stations: [],
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
  customers: [
    person({
      id: 'd0000000-0000-4000-8000-000000000401',
      name: 'Jon Demo (socio)',
      email: 'socio@demo.example',
      phone: '600000041',
      favourites: [3],
      addresses: [
        savedAddress('d0000000-0000-4000-8000-0000000004b1', {
          name: 'Casa',
          use: 'delivery',
          street: 'Calle del Modelo',
          number: '5',
          postalCode: '48008',
          city: 'Bilbao',
          province: 'Bizkaia',
        }),
      ],
    }),
  ],
  staff: [
    {
      id: toId<StaffId>(1),
      name: 'Ane Demo',
      email: 'club@demo.example',
      role: 'owner',
      colour: '#7a4e2d',
      storeIds: [],
    },
  ],
  pages: housePages(1, 'Club de la Muestra', {
    es: '<p>Un club pequeño con una cocina grande.</p>',
    en: '<p>A small club with a big kitchen.</p>',
    eu: '<p>Klub txikia, sukalde handia.</p>',
    fr: '<p>Un petit club, une grande cuisine.</p>',
    ger: '<p>Ein kleiner Club mit großer Küche.</p>',
  }),
  banners: [
    {
      title: toText({
        es: 'Hoy es jueves en algún sitio',
        en: 'It is Thursday somewhere',
        eu: 'Nonbait osteguna da',
        fr: 'C’est jeudi quelque part',
        ger: 'Irgendwo ist Donnerstag',
      }),
      text: toText({
        es: 'Y los jueves hay arroz.',
        en: 'And on Thursdays there is rice.',
        eu: 'Eta ostegunetan arroza dago.',
        fr: 'Et le jeudi, il y a du riz.',
        ger: 'Und donnerstags gibt es Reis.',
      }),
      picture: pictureAddress('arroz-del-senyoret'),
      link: '/products/arroz-de-los-jueves',
    },
  ],
  socials: [],
}
