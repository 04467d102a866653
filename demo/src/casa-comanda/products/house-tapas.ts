import { type StoreId, toId } from '@comanda/rules/ids'
import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const base = { categories: [categoryIds.tapas], menus: everywhere, course: 1 } as const

export const houseTapas = [
  dish({
    ...base,
    id: 205,
    slug: 'pulpo-a-la-gallega',
    euros: 19.5,
    featured: true,
    name: {
      es: 'Pulpo a la gallega',
      en: 'Galician octopus',
      eu: 'Olagarroa Galiziako erara',
      fr: 'Poulpe à la galicienne',
      ger: 'Oktopus nach galicischer Art',
      cat: 'Pop a la gallega',
      nl: 'Galicische octopus',
    },
    description: {
      es: 'Pulpo de la ría sobre cachelos, con sal gorda y pimentón.',
      en: 'Octopus on boiled potatoes with coarse salt and paprika.',
      eu: 'Olagarroa patata egosien gainean, gatz lodiarekin eta piperrautsarekin.',
      fr: 'Poulpe sur pommes de terre, gros sel et paprika.',
      ger: 'Oktopus auf Kartoffeln mit grobem Salz und Paprika.',
    },
    ingredients: {
      es: 'Pulpo, patata, pimentón, aceite de oliva, sal',
      en: 'Octopus, potato, paprika, olive oil, salt',
    },
    allergens: ['molluscs'],
    diets: ['gluten-free', 'lactose-free'],
  }),
  dish({
    ...base,
    id: 206,
    slug: 'gambas-al-ajillo',
    euros: 13.9,
    name: {
      es: 'Gambas al ajillo',
      en: 'Garlic prawns',
      eu: 'Otarrainxkak baratxuritan',
      fr: 'Crevettes à l’ail',
      ger: 'Knoblauchgarnelen',
      cat: 'Gambes a l’all',
      nl: 'Gamba’s met knoflook',
    },
    description: {
      es: 'En cazuela de barro, con guindilla. Pide pan.',
      en: 'Served sizzling in a clay pot, with chilli. Ask for bread.',
      eu: 'Buztinezko kazolan, pipermin apur batekin. Eskatu ogia.',
      fr: 'En cassolette, au piment. Demandez du pain.',
      ger: 'Im Tontopf, mit Chili. Bestellen Sie Brot dazu.',
    },
    ingredients: {
      es: 'Gamba blanca, ajo, guindilla, aceite de oliva, vino blanco',
      en: 'White prawns, garlic, chilli, olive oil, white wine',
    },
    allergens: ['crustaceans', 'sulphites'],
    diets: ['gluten-free', 'lactose-free'],
  }),
  dish({
    ...base,
    id: 204,
    slug: 'jamon-iberico-de-bellota',
    euros: 24,
    oldEuros: 27.5,
    name: {
      es: 'Jamón ibérico de bellota',
      en: 'Acorn-fed Iberian ham',
      eu: 'Ezkurrezko urdaiazpiko iberikoa',
      fr: 'Jambon ibérique de bellota',
      ger: 'Ibérico-Schinken aus Eichelmast',
      cat: 'Pernil ibèric de gla',
      nl: 'Ibericoham van eikelvarkens',
    },
    description: {
      es: 'Cien gramos cortados a cuchillo, 36 meses de curación, con picos y pan con tomate.',
      en: 'A hundred grams carved by hand, cured for 36 months, with breadsticks and tomato bread.',
      eu: 'Ehun gramo labanaz moztuta, 36 hilabete onduta.',
      fr: 'Cent grammes coupés au couteau, 36 mois d’affinage, pain à la tomate.',
      ger: 'Hundert Gramm handgeschnitten, 36 Monate gereift, mit Tomatenbrot.',
    },
    ingredients: {
      es: 'Jamón de bellota 100 % ibérico, picos, pan, tomate',
      en: 'Pure Iberian acorn-fed ham, breadsticks, bread, tomato',
    },
    allergens: ['gluten'],
    diets: ['lactose-free'],
  }),
  dish({
    ...base,
    id: 210,
    slug: 'tabla-de-quesos',
    euros: 16,
    stores: [toId<StoreId>(1)],
    name: {
      es: 'Tabla de quesos de aquí',
      en: 'Board of local cheeses',
      eu: 'Bertako gazten taula',
      fr: 'Plateau de fromages d’ici',
      ger: 'Käsebrett aus der Region',
      cat: 'Taula de formatges d’aquí',
      nl: 'Plank met streekkazen',
    },
    description: {
      es: 'Idiazábal, Mahón, Cabrales y torta del Casar, con nueces y membrillo. Solo en Centro.',
      en: 'Idiazábal, Mahón, Cabrales and torta del Casar with walnuts and quince. Only at Centro.',
      eu: 'Idiazabal, Mahon, Cabrales eta Casarko torta, intxaurrekin. Centron bakarrik.',
      fr: 'Idiazábal, Mahón, Cabrales et torta del Casar, noix et pâte de coing. Seulement à Centro.',
      ger: 'Idiazábal, Mahón, Cabrales und Torta del Casar mit Walnüssen und Quitte. Nur im Centro.',
    },
    ingredients: {
      es: 'Quesos de leche cruda, nueces, membrillo, picos con harina de altramuz',
      en: 'Raw-milk cheeses, walnuts, quince paste, breadsticks with lupin flour',
    },
    allergens: ['milk', 'nuts', 'gluten', 'lupin'],
    diets: ['vegetarian'],
  }),
  dish({
    ...base,
    id: 212,
    slug: 'tosta-de-escalivada',
    euros: 11.4,
    name: {
      es: 'Tosta de pan de masa madre con escalivada asada a la leña, anchoas del Cantábrico, queso Idiazábal ahumado y vinagreta de piñones tostados',
      en: 'Sourdough toast with wood-roasted escalivada, Cantabrian anchovies, smoked Idiazábal cheese and a toasted pine-nut vinaigrette',
      ger: 'Sauerteigbrot mit über Holzfeuer gerösteter Escalivada, kantabrischen Sardellen, geräuchertem Idiazábal-Käse und einer Vinaigrette aus gerösteten Pinienkernen',
    },
    description: {
      es: 'El nombre lo dice todo.',
      en: 'The name says it all.',
      eu: 'Izenak dena esaten du.',
      fr: 'Le nom dit tout.',
      ger: 'Der Name sagt alles.',
    },
    ingredients: {
      es: 'Pan de masa madre, berenjena, pimiento, cebolla, anchoa, Idiazábal, piñones',
      en: 'Sourdough, aubergine, pepper, onion, anchovy, Idiazábal, pine nuts',
    },
    allergens: ['gluten', 'fish', 'milk', 'nuts', 'sulphites'],
  }),
]
