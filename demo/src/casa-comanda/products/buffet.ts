import { dish } from '../../dish.ts'
import { onDays, workdays } from '../../hours.ts'
import { categoryIds } from '../categories.ts'
import { menuIds } from '../menus.ts'

const base = { categories: [categoryIds.buffet], menus: [menuIds.whole, menuIds.card, menuIds.table] } as const

export const buffet = [
  dish({
    ...base,
    id: 601,
    slug: 'buffet-libre',
    euros: 19.9,
    buffet: { platesPerRound: 5 },
    featured: true,
    name: {
      es: 'Buffet libre Umi, adulto',
      en: 'Umi all you can eat, adult',
      eu: 'Umi buffet librea, heldua',
      fr: 'Buffet à volonté Umi, adulte',
      ger: 'Umi All you can eat, Erwachsene',
      cat: 'Bufet lliure Umi, adult',
      nl: 'Umi onbeperkt, volwassene',
    },
    description: {
      es: 'Cinco platos por ronda y persona, tantas rondas como quieras. La bebida, aparte.',
      en: 'Five dishes per round and person, as many rounds as you like. Drinks not included.',
      eu: 'Bost plater txanda eta pertsonako, nahi adina txanda. Edaria aparte.',
      fr: 'Cinq plats par tournée et par personne, autant de tournées que vous voulez. Boissons en sus.',
      ger: 'Fünf Gerichte pro Runde und Person, so viele Runden du möchtest. Getränke extra.',
      cat: 'Cinc plats per ronda i persona, tantes rondes com vulguis. La beguda, a part.',
      nl: 'Vijf gerechten per ronde en per persoon, zoveel rondes als je wilt. Drankjes apart.',
    },
  }),
  dish({
    ...base,
    id: 602,
    slug: 'buffet-infantil',
    euros: 10.9,
    buffet: { platesPerRound: 3 },
    name: {
      es: 'Buffet libre Umi, hasta 10 años',
      en: 'Umi all you can eat, under 10',
      eu: 'Umi buffet librea, 10 urtera arte',
      fr: 'Buffet à volonté Umi, moins de 10 ans',
      ger: 'Umi All you can eat, bis 10 Jahre',
      cat: 'Bufet lliure Umi, fins a 10 anys',
      nl: 'Umi onbeperkt, tot 10 jaar',
    },
    description: {
      es: 'Tres platos por ronda.',
      en: 'Three dishes per round.',
      eu: 'Hiru plater txandako.',
      fr: 'Trois plats par tournée.',
      ger: 'Drei Gerichte pro Runde.',
      cat: 'Tres plats per ronda.',
      nl: 'Drie gerechten per ronde.',
    },
  }),
  dish({
    ...base,
    id: 603,
    slug: 'buffet-de-mediodia',
    euros: 15.9,
    buffet: { platesPerRound: null },
    windows: onDays(workdays, '12:30-16:00'),
    name: {
      es: 'Buffet de mediodía sin rondas',
      en: 'Lunch buffet without rounds',
      eu: 'Eguerdiko buffeta txandarik gabe',
      fr: 'Buffet du midi sans tournées',
      ger: 'Mittagsbuffet ohne Runden',
      cat: 'Bufet de migdia sense rondes',
      nl: 'Lunchbuffet zonder rondes',
    },
    description: {
      es: 'De lunes a viernes, sin límite de platos por ronda.',
      en: 'Monday to Friday, no limit of dishes per round.',
      eu: 'Astelehenetik ostiralera, txandako mugarik gabe.',
      fr: 'Du lundi au vendredi, sans limite par tournée.',
      ger: 'Montag bis Freitag, ohne Limit pro Runde.',
      cat: 'De dilluns a divendres, sense límit de plats per ronda.',
      nl: 'Van maandag tot en met vrijdag, zonder limiet per ronde.',
    },
  }),
]
