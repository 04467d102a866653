import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { eatInOnly, everywhere } from '../menus.ts'
import { dessert, drink, first, second } from './courses.ts'
import { cheesecake, cremaCatalana, fruit } from './desserts.ts'
import { aubergine, entrecote, hake, roastChicken, sirloin } from './menu-mains.ts'
import { bread, fabada, lentils, mixedSalad, pumpkinSoup } from './menu-starters.ts'
import { cola, water } from './soft-drinks.ts'
import { lager } from './wine-and-beer.ts'

const base = { categories: [categoryIds.menus], menus: everywhere, isMenu: true } as const

export const setMenus = [
  dish({
    ...base,
    id: 501,
    slug: 'menu-del-dia',
    euros: 15.9,
    featured: true,
    name: {
      es: 'Menú del día',
      en: 'Menu of the day',
      eu: 'Eguneko menua',
      fr: 'Menu du jour',
      ger: 'Tagesmenü',
      cat: 'Menú del dia',
      nl: 'Dagmenu',
    },
    description: {
      es: 'Primero, segundo, postre y bebida. Si eliges entrecot o merluza, elige también su salsa y su guarnición. La fabada, jueves y domingos.',
      en: 'Starter, main, dessert and drink. Entrecote and hake come with their own sauce and side to choose. Bean stew on Thursdays and Sundays.',
      eu: 'Lehena, bigarrena, postrea eta edaria. Entrekotak eta legatzak beren saltsa eta hornigaia dute. Babarrunak, ostegun eta igandeetan.',
      fr: 'Entrée, plat, dessert et boisson. L’entrecôte et le merlu ont leur sauce et leur garniture au choix. La fabada, le jeudi et le dimanche.',
      ger: 'Vorspeise, Hauptgericht, Dessert und Getränk. Entrecôte und Seehecht mit eigener Sauce und Beilage. Bohneneintopf donnerstags und sonntags.',
      cat: 'Primer, segon, postres i beguda. Si tries entrecot o lluç, tria’n també la salsa i la guarnició. La fabada, dijous i diumenges.',
      nl: 'Voorgerecht, hoofdgerecht, dessert en drankje. Bij entrecote en heek kies je ook de saus en het bijgerecht. Fabada op donderdag en zondag.',
    },
    sections: [
      {
        key: 'first',
        name: first,
        min: 1,
        max: 1,
        items: [
          { dish: lentils, included: 1 },
          { dish: mixedSalad, included: 1 },
          { dish: pumpkinSoup, included: 1 },
          { dish: fabada, included: 1, euros: 1.5 },
        ],
      },
      {
        key: 'second',
        name: second,
        min: 1,
        max: 1,
        items: [
          { dish: roastChicken, included: 1 },
          { dish: hake, included: 1 },
          { dish: entrecote, included: 1, euros: 4.5 },
          { dish: aubergine, included: 1 },
          { dish: sirloin, included: 1, euros: 9, published: false },
        ],
      },
      {
        key: 'dessert',
        name: dessert,
        min: 1,
        max: 1,
        items: [
          { dish: fruit, included: 1 },
          { dish: cremaCatalana, included: 1 },
          { dish: cheesecake, included: 1, euros: 1.2 },
        ],
      },
      {
        key: 'drink',
        name: drink,
        min: 1,
        max: 1,
        items: [
          { dish: water, included: 1 },
          { dish: cola, included: 1 },
          { dish: lager, included: 1 },
        ],
      },
    ],
  }),
  dish({
    ...base,
    id: 502,
    slug: 'menu-degustacion',
    euros: 38,
    menus: eatInOnly,
    oneByOne: true,
    name: {
      es: 'Menú degustación',
      en: 'Tasting menu',
      eu: 'Dastatze-menua',
      fr: 'Menu dégustation',
      ger: 'Degustationsmenü',
      cat: 'Menú degustació',
      nl: 'Proeverijmenu',
    },
    description: {
      es: 'De tres a cinco platos a tu elección, a mesa puesta. Se pide de uno en uno.',
      en: 'Three to five plates of your choice. Ordered one at a time.',
      eu: 'Hirutik bostera plater, zuk aukeratuta. Banan-banan eskatzen da.',
      fr: 'De trois à cinq assiettes au choix. Se commande une à la fois.',
      ger: 'Drei bis fünf Gänge nach Wahl. Einzeln zu bestellen.',
      cat: 'De tres a cinc plats a la teva elecció, a taula parada. Es demana d’un en un.',
      nl: 'Drie tot vijf gerechten naar keuze, aan een gedekte tafel. Je bestelt ze een voor een.',
    },
    sections: [
      {
        key: 'plates',
        name: {
          es: 'Platos',
          en: 'Plates',
          eu: 'Platerak',
          fr: 'Assiettes',
          ger: 'Gänge',
          cat: 'Plats',
          nl: 'Gerechten',
        },
        min: 3,
        max: 5,
        items: [
          { dish: pumpkinSoup, most: 1 },
          { dish: lentils, most: 1 },
          { dish: hake, most: 1 },
          { dish: roastChicken, most: 1 },
          { dish: aubergine, most: 1 },
          { dish: entrecote, most: 1, euros: 5 },
        ],
      },
      {
        key: 'dessert',
        name: dessert,
        min: 1,
        max: 2,
        items: [
          { dish: cheesecake, included: 1, extraEuros: 3 },
          { dish: cremaCatalana, included: 1, extraEuros: 3 },
        ],
      },
    ],
  }),
  dish({
    ...base,
    id: 504,
    slug: 'menu-expres',
    euros: 11.5,
    configuresItself: true,
    name: {
      es: 'Menú exprés',
      en: 'Express menu',
      eu: 'Menu azkarra',
      fr: 'Menu express',
      ger: 'Express-Menü',
      cat: 'Menú exprés',
      nl: 'Snelmenu',
    },
    description: {
      es: 'Crema, pollo, pan y agua. Sin preguntas: va derecho al pedido.',
      en: 'Soup, chicken, bread and water. No questions asked: straight to the order.',
      eu: 'Krema, oilaskoa, ogia eta ura. Galderarik gabe.',
      fr: 'Velouté, poulet, pain et eau. Sans question : droit dans la commande.',
      ger: 'Suppe, Huhn, Brot und Wasser. Ohne Fragen direkt in die Bestellung.',
      cat: 'Crema, pollastre, pa i aigua. Sense preguntes: va directe a la comanda.',
      nl: 'Soep, kip, brood en water. Zonder vragen: meteen in je bestelling.',
    },
    sections: [
      { key: 'first', name: first, min: 1, max: 1, items: [{ dish: pumpkinSoup, included: 1 }, { dish: mixedSalad }] },
      {
        key: 'second',
        name: second,
        min: 1,
        max: 1,
        items: [{ dish: roastChicken, included: 1 }, { dish: aubergine }],
      },
      {
        key: 'table',
        name: {
          es: 'A la mesa',
          en: 'On the table',
          eu: 'Mahaira',
          fr: 'À table',
          ger: 'Auf den Tisch',
          cat: 'A taula',
          nl: 'Op tafel',
        },
        min: 2,
        max: 2,
        items: [
          { dish: bread, included: 1 },
          { dish: water, included: 1 },
        ],
      },
    ],
  }),
]
