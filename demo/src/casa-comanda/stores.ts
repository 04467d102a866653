import { type StoreId, toId, type WarehouseId, type ZoneId } from '@comanda/rules/ids'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { defaultDayStart } from '@comanda/rules/venue/business-day'
import type { DeliveryZone, Store } from '@comanda/rules/venue/store'
import { euros } from '../euros.ts'
import { date, sameEveryDay, span, week } from '../hours.ts'
import { toText } from '../words.ts'
import { menuIds } from './menus.ts'
import { centroResources, malasanaResources, palmasResources } from './tables.ts'

export const storeIds = { centro: toId<StoreId>(1), malasana: toId<StoreId>(2), palmas: toId<StoreId>(3) }

const madrid = toId<TimeZone>('Europe/Madrid')
const canaries = toId<TimeZone>('Atlantic/Canary')

/** National holidays; a promotion may apply on them or on the day before. */
const holidays = ['2026-12-08', '2026-12-25', '2027-01-01', '2027-01-06', '2027-03-26', '2027-05-01', '2027-10-12'].map(
  date,
)
const specialDays = [
  { date: date('2026-12-24'), shifts: [span('13:00-18:00')] },
  { date: date('2026-12-25'), shifts: [] },
  { date: date('2026-12-31'), shifts: [span('13:00-17:00'), span('20:00-03:00')] },
]

const links = { privacyUrl: '/pages/aviso-legal', dataProtectionUrl: '/pages/privacidad' }
const callUs = toText({
  es: '<p>Para grupos grandes llámanos al <a href="tel:+34910000001">910 000 001</a> y lo preparamos juntos.</p>',
  en: '<p>For larger groups call us on <a href="tel:+34910000001">+34 910 000 001</a> and we will plan it together.</p>',
  eu: '<p>Talde handietarako deitu <a href="tel:+34910000001">910 000 001</a> zenbakira.</p>',
  fr: '<p>Pour les grands groupes, appelez-nous au <a href="tel:+34910000001">+34 910 000 001</a>.</p>',
  ger: '<p>Für größere Gruppen ruf uns bitte an: <a href="tel:+34910000001">+34 910 000 001</a>.</p>',
  cat: '<p>Per a grups grans truca’ns al <a href="tel:+34910000001">910 000 001</a> i ho preparem junts.</p>',
  nl: '<p>Bel ons voor grote groepen op <a href="tel:+34910000001">+34 910 000 001</a>, dan regelen we het samen.</p>',
})
const conditions = toText({
  es: '<p>Guardamos la mesa 15 minutos. La fianza se descuenta de la cuenta y se devuelve si anulas con 24 horas.</p>',
  en: '<p>We keep the table for 15 minutes. The deposit is taken off the bill, and returned if you cancel 24 hours ahead.</p>',
  eu: '<p>Mahaia 15 minutuz gordetzen dugu. Fidantza kontutik kentzen da.</p>',
  fr: '<p>Nous gardons la table 15 minutes. L’acompte est déduit de l’addition.</p>',
  ger: '<p>Wir halten den Tisch 15 Minuten frei. Die Anzahlung wird von der Rechnung abgezogen.</p>',
  cat: '<p>Guardem la taula 15 minuts. La fiança es descompta del compte i es torna si anul·les amb 24 hores.</p>',
  nl: '<p>We houden de tafel 15 minuten vast. De aanbetaling gaat van de rekening af, en je krijgt die terug als je 24 uur van tevoren annuleert.</p>',
})

function zone(
  id: number,
  name: string,
  codes: string,
  terms: Omit<DeliveryZone, 'id' | 'name' | 'postalCodes'>,
): DeliveryZone {
  return { id: toId<ZoneId>(id), name, postalCodes: codes.split(' '), ...terms }
}

const centro: Store = {
  id: storeIds.centro,
  name: 'Casa Comanda Centro',
  phone: '+34 910 000 001',
  email: 'centro@casacomanda.example',
  address: { street: 'Calle de la Demostración, 1', postalCode: '28013', city: 'Madrid', province: 'Madrid' },
  location: { latitude: 40.4169, longitude: -3.7035 },
  timeZone: madrid,
  dayStartsAt: defaultDayStart,
  hoursText: toText({
    es: 'Abierto todos los días, a todas horas',
    en: 'Open every day, around the clock',
    eu: 'Egunero zabalik, ordu guztietan',
    fr: 'Ouvert tous les jours, 24 h sur 24',
    ger: 'Täglich rund um die Uhr geöffnet',
    cat: 'Obert cada dia, a totes hores',
    nl: 'Elke dag dag en nacht open',
  }),
  takeawayClosed: false,
  closedText: null,
  modes: { delivery: true, pickup: true, table: true, 'digital-card': true, takehere: true },
  hours: {
    openAllDay: true,
    sameDayOnly: false,
    week: sameEveryDay('00:00-00:00'),
    deliveryWeek: sameEveryDay('00:00-00:00'),
    specialDays: [],
    holidays,
    slotMinutes: 15,
    leadMinutes: 20,
    ordersPerSlot: null,
    daysAhead: 14,
  },
  zones: [
    zone(11, 'Centro', '28004 28005 28012 28013 28014', {
      minimumOrder: euros(12),
      shippingFee: euros(1.9),
      freeShippingFrom: euros(30),
    }),
    zone(12, 'Chamberí y Salamanca', '28001 28003 28006 28009 28010 28015', {
      minimumOrder: euros(18),
      shippingFee: euros(2.9),
      freeShippingFrom: null,
    }),
  ],
  resources: centroResources,
  warehouseId: toId<WarehouseId>(1),
  digitalCardMenuId: menuIds.card,
  ordering: {
    payWhenOrdering: false,
    sendsStatusBySms: false,
    hidesIngredients: false,
    dessertAfterStatus: 'main',
    registerOpen: true,
  },
  booking: {
    enabled: true,
    maxParty: 8,
    maxPartyText: callUs,
    deposit: null,
    freeHours: 24,
    daysAhead: null,
    ...links,
  },
  stripePublicKey: null,
  conditions,
}

const malasana: Store = {
  ...centro,
  id: storeIds.malasana,
  name: 'Casa Comanda Malasaña',
  phone: '+34 910 000 002',
  email: 'malasana@casacomanda.example',
  address: { street: 'Corredera de la Prueba, 22', postalCode: '28004', city: 'Madrid', province: 'Madrid' },
  location: { latitude: 40.4256, longitude: -3.7044 },
  hoursText: toText({
    es: 'Martes a domingo, 13:00-16:30 y 20:00-01:30. Lunes cerrado',
    en: 'Tuesday to Sunday, 1–4.30 pm and 8 pm–1.30 am. Closed on Mondays',
    eu: 'Asteartetik igandera, 13:00-16:30 eta 20:00-01:30. Astelehenetan itxita',
    fr: 'Du mardi au dimanche, 13 h-16 h 30 et 20 h-1 h 30. Fermé le lundi',
    ger: 'Dienstag bis Sonntag, 13–16:30 und 20–1:30 Uhr. Montag Ruhetag',
    cat: 'De dimarts a diumenge, 13:00-16:30 i 20:00-01:30. Dilluns tancat',
    nl: 'Dinsdag t/m zondag, 13.00-16.30 en 20.00-01.30. Maandag gesloten',
  }),
  hours: {
    openAllDay: false,
    sameDayOnly: false,
    week: week({
      tuesday: ['13:00-16:30', '20:00-01:30'],
      wednesday: ['13:00-16:30', '20:00-01:30'],
      thursday: ['13:00-16:30', '20:00-01:30'],
      friday: ['13:00-16:30', '20:00-01:30'],
      saturday: ['13:00-17:00', '20:00-01:30'],
      sunday: ['13:00-17:00', '20:00-23:30'],
    }),
    deliveryWeek: week({
      tuesday: ['20:00-23:30'],
      wednesday: ['20:00-23:30'],
      thursday: ['20:00-23:30'],
      friday: ['20:00-00:30'],
      saturday: ['13:30-16:00', '20:00-00:30'],
      sunday: ['13:30-16:00', '20:00-23:00'],
    }),
    specialDays,
    holidays,
    slotMinutes: 30,
    leadMinutes: 30,
    ordersPerSlot: null,
    daysAhead: 14,
  },
  zones: [
    zone(21, 'Malasaña', '28004 28015', {
      minimumOrder: euros(10),
      shippingFee: euros(1.5),
      freeShippingFrom: euros(25),
    }),
    zone(22, 'Argüelles', '28008', { minimumOrder: euros(15), shippingFee: euros(2.5), freeShippingFrom: null }),
  ],
  resources: malasanaResources,
  warehouseId: toId<WarehouseId>(2),
  ordering: {
    payWhenOrdering: true,
    sendsStatusBySms: true,
    hidesIngredients: true,
    dessertAfterStatus: null,
    registerOpen: true,
  },
  booking: {
    enabled: true,
    maxParty: 6,
    maxPartyText: callUs,
    deposit: { kind: 'by-person', amount: euros(10), fromParty: 1 },
    freeHours: 24,
    daysAhead: 60,
    ...links,
  },
}

const palmas: Store = {
  ...centro,
  id: storeIds.palmas,
  name: 'Casa Comanda Las Palmas',
  phone: '+34 928 000 003',
  email: 'laspalmas@casacomanda.example',
  address: {
    street: 'Paseo del Ensayo, 5',
    postalCode: '35007',
    city: 'Las Palmas de Gran Canaria',
    province: 'Las Palmas',
  },
  location: { latitude: 28.1407, longitude: -15.4305 },
  timeZone: canaries,
  dayStartsAt: defaultDayStart,
  hoursText: toText({
    es: 'Todos los días, 12:00-23:00 (hora canaria)',
    en: 'Every day, noon to 11 pm (Canary time)',
    eu: 'Egunero, 12:00-23:00 (Kanarietako ordua)',
    fr: 'Tous les jours, 12 h-23 h (heure des Canaries)',
    ger: 'Täglich 12–23 Uhr (kanarische Zeit)',
    cat: 'Cada dia, 12:00-23:00 (hora canària)',
    nl: 'Elke dag 12.00-23.00 (Canarische tijd)',
  }),
  takeawayClosed: true,
  closedText: toText({
    es: 'Estamos de obras en la cocina de reparto. Volvemos pronto; mientras tanto, te esperamos en el comedor con reserva.',
    en: 'Our takeaway kitchen is being renovated. We will be back soon; meanwhile, book a table and come in.',
    eu: 'Eramateko sukaldea berritzen ari gara. Laster itzuliko gara; bitartean, erreserbatu mahaia.',
    fr: 'Notre cuisine à emporter est en travaux. Nous revenons vite ; en attendant, réservez une table.',
    ger: 'Unsere Abholküche wird umgebaut. Wir sind bald zurück; reserviere bis dahin gern einen Tisch.',
    cat: 'Estem d’obres a la cuina per emportar. Tornem aviat; mentrestant, reserva taula.',
    nl: 'Onze afhaalkeuken wordt verbouwd. We zijn snel terug; reserveer intussen gerust een tafel.',
  }),
  modes: { delivery: true, pickup: true, table: false, 'digital-card': false, takehere: false },
  hours: {
    openAllDay: false,
    sameDayOnly: true,
    week: sameEveryDay('12:00-23:00'),
    deliveryWeek: sameEveryDay('12:00-23:00'),
    specialDays,
    holidays,
    slotMinutes: 15,
    leadMinutes: 15,
    ordersPerSlot: null,
    daysAhead: 14,
  },
  zones: [
    zone(31, 'Las Canteras', '35007 35008 35010', {
      minimumOrder: euros(15),
      shippingFee: euros(2),
      freeShippingFrom: null,
    }),
  ],
  resources: palmasResources,
  warehouseId: toId<WarehouseId>(3),
  digitalCardMenuId: null,
  ordering: {
    payWhenOrdering: true,
    sendsStatusBySms: false,
    hidesIngredients: false,
    dessertAfterStatus: null,
    registerOpen: false,
  },
  booking: {
    enabled: true,
    maxParty: 10,
    maxPartyText: callUs,
    deposit: { kind: 'by-total', amount: euros(30), fromParty: 2 },
    freeHours: 48,
    daysAhead: 90,
    ...links,
  },
  stripePublicKey: 'pk_test_demo_casa_comanda',
}

export const stores: readonly Store[] = [centro, malasana, palmas]
