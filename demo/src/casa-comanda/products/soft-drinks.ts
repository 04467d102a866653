import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const soft = { categories: [categoryIds.soft, categoryIds.drinks], menus: everywhere } as const
const always = ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'] as const

export const water = dish({
  ...soft,
  id: 901,
  slug: 'agua-mineral',
  euros: 1.8,
  name: {
    es: 'Agua mineral',
    en: 'Mineral water',
    eu: 'Ur minerala',
    fr: 'Eau minérale',
    ger: 'Mineralwasser',
    cat: 'Aigua mineral',
    nl: 'Mineraalwater',
  },
  description: {
    es: 'Medio litro, fría o del tiempo.',
    en: 'Half a litre, cold or at room temperature.',
    eu: 'Litro erdi, hotza edo epela.',
    fr: 'Un demi-litre, fraîche ou à température.',
    ger: 'Ein halber Liter, gekühlt oder nicht.',
    cat: 'Mig litre, freda o del temps.',
    nl: 'Een halve liter, koud of op kamertemperatuur.',
  },
  diets: [...always, 'halal', 'kosher'],
})
export const cola = dish({
  ...soft,
  id: 902,
  slug: 'refresco-de-cola',
  euros: 2.6,
  vat: 'drink',
  name: {
    es: 'Refresco de cola',
    en: 'Cola',
    eu: 'Kola freskagarria',
    fr: 'Cola',
    ger: 'Cola',
    cat: 'Refresc de cola',
    nl: 'Cola',
  },
  description: {
    es: 'Lata de 33 cl, bien fría.',
    en: '33 cl can, ice cold.',
    eu: '33 cl-ko lata, ondo hotza.',
    fr: 'Canette de 33 cl, bien fraîche.',
    ger: '33-cl-Dose, gut gekühlt.',
    cat: 'Llauna de 33 cl, ben freda.',
    nl: 'Blikje van 33 cl, goed koud.',
  },
  diets: always,
  groups: [
    {
      name: { es: 'Variedad', en: 'Kind', eu: 'Mota', fr: 'Variété', ger: 'Sorte', cat: 'Varietat', nl: 'Soort' },
      values: [
        {
          name: {
            es: 'Normal',
            en: 'Regular',
            eu: 'Arrunta',
            fr: 'Normal',
            ger: 'Normal',
            cat: 'Normal',
            nl: 'Gewoon',
          },
          byDefault: true,
        },
        {
          name: {
            es: 'Sin azúcar',
            en: 'Sugar-free',
            eu: 'Azukrerik gabe',
            fr: 'Sans sucre',
            ger: 'Zuckerfrei',
            cat: 'Sense sucre',
            nl: 'Suikervrij',
          },
        },
      ],
    },
  ],
})
export const lemonade = dish({
  ...soft,
  id: 903,
  slug: 'limonada-casera',
  euros: 3.2,
  vat: 'drink',
  isNew: true,
  name: {
    es: 'Limonada casera con hierbabuena',
    en: 'Home-made mint lemonade',
    eu: 'Etxeko limonada mendarekin',
    fr: 'Citronnade maison à la menthe',
    ger: 'Hausgemachte Minzlimonade',
    cat: 'Llimonada casolana amb menta',
    nl: 'Huisgemaakte limonade met munt',
  },
  description: {
    es: 'Limón, hierbabuena y muy poco azúcar.',
    en: 'Lemon, mint and very little sugar.',
    eu: 'Limoia, menda eta oso azukre gutxi.',
    fr: 'Citron, menthe et très peu de sucre.',
    ger: 'Zitrone, Minze und ganz wenig Zucker.',
    cat: 'Llimona, herba-sana i molt poc sucre.',
    nl: 'Citroen, munt en heel weinig suiker.',
  },
  diets: [...always, 'halal', 'kosher'],
})

export const softDrinks = [
  water,
  cola,
  lemonade,
  dish({
    ...soft,
    id: 904,
    slug: 'te-matcha',
    euros: 3.6,
    name: {
      es: 'Té matcha',
      en: 'Matcha tea',
      eu: 'Matcha tea',
      fr: 'Thé matcha',
      ger: 'Matcha-Tee',
      cat: 'Te matxa',
      nl: 'Matchathee',
    },
    description: {
      es: 'Batido a mano.',
      en: 'Whisked by hand.',
      eu: 'Eskuz irabiatua.',
      fr: 'Fouetté à la main.',
      ger: 'Von Hand geschlagen.',
      cat: 'Batut a mà.',
      nl: 'Met de hand geklopt.',
    },
    diets: [...always, 'halal', 'kosher'],
  }),
  dish({
    ...soft,
    id: 905,
    slug: 'cafe-solo',
    euros: 1.5,
    course: 3,
    name: {
      es: 'Café solo',
      en: 'Espresso',
      eu: 'Kafe hutsa',
      fr: 'Expresso',
      ger: 'Espresso',
      cat: 'Cafè sol',
      nl: 'Espresso',
    },
    description: {
      es: 'Corto, intenso, sin prisa.',
      en: 'Short, strong, unhurried.',
      eu: 'Laburra, indartsua, presarik gabe.',
      fr: 'Court, intense, sans hâte.',
      ger: 'Kurz, kräftig, ohne Eile.',
      cat: 'Curt, intens, sense pressa.',
      nl: 'Kort, krachtig, zonder haast.',
    },
    diets: [...always, 'halal', 'kosher'],
  }),
]
