import { type ResourceId, type SiteId, type StaffId, type StoreId, toId, type WarehouseId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import { allergens } from '../allergens.ts'
import type { DemoSite } from '../demo-site.ts'
import { diets } from '../diets.ts'
import { euros } from '../euros.ts'
import { housePages } from '../pages.ts'
import { person } from '../person.ts'
import { logoAddress, pictureAddress } from '../picture-address.ts'
import { plainMenus, plainPriceLists, plainStore, plainWebsite } from '../plain-site.ts'
import { dinner, dinnerSlots, lunch, lunchSlots, sitting } from '../sitting.ts'
import { stationsOf } from '../station.ts'
import { toText } from '../words.ts'

function room(id: number, name: string, count: number) {
  return {
    id: toId<ResourceId>(id),
    kind: 'room' as const,
    name,
    menuId: null,
    hasServiceCharge: false,
    asksRoom: false,
    takesBookings: true,
    positions: Array.from({ length: count }, (_, at) => ({ number: at + 1, alias: null, seats: 4 })),
  }
}

const huerta: Store = {
  ...plainStore,
  id: toId<StoreId>(1),
  name: 'La Huerta de la Demo',
  address: { street: 'Plaza de la Maqueta, 3', postalCode: '46001', city: 'Valencia', province: 'Valencia' },
  resources: [room(1, 'Jardín', 10), room(2, 'Salón', 8)],
  booking: {
    ...plainStore.booking,
    enabled: true,
    maxParty: 8,
    deposit: { kind: 'by-person', amount: euros(15), fromParty: 4 },
    daysAhead: 60,
    maxPartyText: toText({
      es: '<p>Para más de ocho, escríbenos a grupos@comanda.example.</p>',
      en: '<p>For more than eight, write to grupos@comanda.example.</p>',
      eu: '<p>Zortzi baino gehiago bazarete, idatzi grupos@comanda.example helbidera.</p>',
      fr: '<p>Au-delà de huit, écrivez à grupos@comanda.example.</p>',
      ger: '<p>Für mehr als acht schreib uns an grupos@comanda.example.</p>',
    }),
  },
  conditions: toText({
    es: '<p>La fianza se devuelve hasta 24 horas antes.</p>',
    en: '<p>The deposit is returned up to 24 hours ahead.</p>',
    eu: '<p>Fidantza 24 ordu lehenago arte itzultzen da.</p>',
    fr: '<p>L’acompte est rendu jusqu’à 24 heures avant.</p>',
    ger: '<p>Die Anzahlung wird bis 24 Stunden vorher erstattet.</p>',
  }),
}

const feria: Store = {
  ...plainStore,
  id: toId<StoreId>(2),
  name: 'Caseta de feria',
  address: { street: 'Recinto ferial, caseta 7', postalCode: '46002', city: 'Valencia', province: 'Valencia' },
  warehouseId: toId<WarehouseId>(2),
  resources: [room(3, 'Caseta', 14)],
  booking: { ...plainStore.booking, enabled: true, maxParty: 12 },
}

/** A site that only takes bookings. */
export const reservas: DemoSite = {
  legal: { legalName: 'La Huerta de la Demo, S.L.', taxId: 'B00000034' },
  website: {
    ...plainWebsite,
    id: toId<SiteId>(2),
    title: 'La Huerta: reservas',
    storeName: 'La Huerta',
    description: toText({
      es: 'Reserva tu mesa en el jardín.',
      en: 'Book your table in the garden.',
      eu: 'Erreserbatu mahaia lorategian.',
      fr: 'Réservez votre table au jardin.',
      ger: 'Reserviere deinen Tisch im Garten.',
    }),
    logo: logoAddress('la-huerta'),
    favicon: logoAddress('la-huerta-icon'),
    colours: { primary: '#6d2243', secondary: '#fbf3f5', accent: '#c2557a', dark: false, followsVisitor: false },
    onlyBookings: true,
    takesBookings: true,
    showsAllergens: false,
  },
  hosts: ['reservas.localhost'],
  key: { publicKey: 'demo-reservas', password: 'demo-key-not-for-production-2' },
  menus: plainMenus,
  priceLists: plainPriceLists,
  stores: [huerta, feria],
  stations: stationsOf([huerta, feria], [{ name: 'Cocina', categories: [] }]),
  sittings: [
    sitting({ id: 1, resource: 1, name: lunch, slots: lunchSlots, seats: 12, endsAt: '17:00' }),
    sitting({ id: 2, resource: 1, name: dinner, slots: dinnerSlots, seats: 12, endsAt: '01:00' }),
    sitting({
      id: 3,
      resource: 2,
      name: dinner,
      weekdays: ['friday', 'saturday'],
      slots: dinnerSlots,
      seats: 10,
      endsAt: '01:00',
    }),
    sitting({
      id: 4,
      resource: 3,
      name: lunch,
      weekdays: ['saturday', 'sunday'],
      slots: lunchSlots,
      seats: 30,
      endsAt: '17:30',
    }),
  ],
  bookings: [],
  brands: [],
  categories: [],
  allergens,
  diets,
  products: [],
  promotions: [],
  coupons: [],
  receipts: [],
  orders: [],
  customers: [
    person({
      id: 'd0000000-0000-4000-8000-000000000201',
      name: 'Rosa Demo',
      email: 'rosa@demo.example',
      phone: '600000021',
    }),
  ],
  staff: [
    {
      id: toId<StaffId>(1),
      name: 'Pau Demo',
      email: 'reservas@demo.example',
      role: 'owner',
      colour: '#7a4e2d',
      storeIds: [],
    },
  ],
  pages: housePages(1, 'La Huerta', {
    es: '<p>Un jardín entre naranjos, a diez minutos del centro.</p>',
    en: '<p>A garden among orange trees, ten minutes from the centre.</p>',
    eu: '<p>Laranjondo arteko lorategia.</p>',
    fr: '<p>Un jardin parmi les orangers.</p>',
    ger: '<p>Ein Garten zwischen Orangenbäumen.</p>',
  }),
  banners: [
    {
      title: toText({
        es: 'Tu mesa en el jardín',
        en: 'Your table in the garden',
        eu: 'Zure mahaia lorategian',
        fr: 'Votre table au jardin',
        ger: 'Dein Tisch im Garten',
      }),
      text: toText({
        es: 'Elige día, personas y hora.',
        en: 'Choose day, people and hour.',
        eu: 'Aukeratu eguna, lagunak eta ordua.',
        fr: 'Choisissez jour, personnes et heure.',
        ger: 'Tag, Personen und Uhrzeit wählen.',
      }),
      picture: pictureAddress('banner-reservas'),
      link: null,
    },
  ],
  socials: [{ network: 'instagram', url: 'https://instagram.example/lahuerta' }],
}
