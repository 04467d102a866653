import { dish } from '../../dish.ts'
import type { DishSheet } from '../../dish-sheet.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const nigiri = { categories: [categoryIds.nigiri, categoryIds.sushi], menus: everywhere, course: 1 } as const
const rolls = { categories: [categoryIds.rolls, categoryIds.sushi], menus: everywhere, course: 1 } as const
const warm = { categories: [categoryIds.warm, categoryIds.sushi], menus: everywhere, course: 1 } as const

const pieces = {
  attributes: [
    {
      name: { es: 'Piezas', en: 'Pieces', eu: 'Piezak', fr: 'Pièces', ger: 'Stück', cat: 'Peces', nl: 'Stuks' },
      values: {
        two: {
          es: '2 piezas',
          en: '2 pieces',
          eu: '2 pieza',
          fr: '2 pièces',
          ger: '2 Stück',
          cat: '2 peces',
          nl: '2 stuks',
        },
        four: {
          es: '4 piezas',
          en: '4 pieces',
          eu: '4 pieza',
          fr: '4 pièces',
          ger: '4 Stück',
          cat: '4 peces',
          nl: '4 stuks',
        },
      },
    },
  ],
} satisfies Partial<DishSheet>

export const salmonNigiri = dish({
  ...nigiri,
  ...pieces,
  id: 701,
  slug: 'nigiri-de-salmon',
  euros: 4.2,
  featured: true,
  name: {
    es: 'Nigiri de salmón',
    en: 'Salmon nigiri',
    eu: 'Izokin-nigiria',
    fr: 'Nigiri au saumon',
    ger: 'Lachs-Nigiri',
    cat: 'Nigiri de salmó',
    nl: 'Zalmnigiri',
  },
  description: {
    es: 'Salmón sobre arroz templado.',
    en: 'Salmon over warm rice.',
    eu: 'Izokina arroz epelaren gainean.',
    fr: 'Saumon sur riz tiède.',
    ger: 'Lachs auf warmem Reis.',
  },
  ingredients: { es: 'Salmón, arroz, wasabi', en: 'Salmon, rice, wasabi' },
  allergens: ['fish', 'mustard'],
  diets: ['lactose-free'],
  combinations: [
    { of: ['two'], euros: 4.2 },
    { of: ['four'], euros: 7.8 },
  ],
})
export const tunaNigiri = dish({
  ...nigiri,
  ...pieces,
  id: 702,
  slug: 'nigiri-de-atun',
  euros: 4.8,
  name: {
    es: 'Nigiri de atún rojo',
    en: 'Bluefin tuna nigiri',
    eu: 'Hegalaburraren nigiria',
    fr: 'Nigiri au thon rouge',
    ger: 'Blauflossenthun-Nigiri',
    cat: 'Nigiri de tonyina',
    nl: 'Nigiri van blauwvintonijn',
  },
  description: {
    es: 'Atún de almadraba.',
    en: 'Trap-caught tuna.',
    eu: 'Almadrabako atuna.',
    fr: 'Thon de madrague.',
    ger: 'Thunfisch aus der Almadraba.',
  },
  ingredients: { es: 'Atún rojo, arroz, wasabi', en: 'Bluefin tuna, rice, wasabi' },
  allergens: ['fish', 'mustard'],
  diets: ['lactose-free'],
  combinations: [
    { of: ['two'], euros: 4.8 },
    { of: ['four'], euros: 9 },
  ],
})
export const cucumberMaki = dish({
  ...rolls,
  id: 711,
  slug: 'maki-de-pepino',
  euros: 5.2,
  name: {
    es: 'Maki de pepino y aguacate',
    en: 'Cucumber and avocado maki',
    eu: 'Luzoker eta ahuakate makia',
    fr: 'Maki concombre et avocat',
    ger: 'Gurken-Avocado-Maki',
    cat: 'Maki de cogombre i alvocat',
    nl: 'Maki met komkommer en avocado',
  },
  description: {
    es: 'Ocho piezas, fresco y ligero.',
    en: 'Eight pieces, fresh and light.',
    eu: 'Zortzi pieza, freskoa eta arina.',
    fr: 'Huit pièces, frais et léger.',
    ger: 'Acht Stück, frisch und leicht.',
  },
  ingredients: { es: 'Arroz, nori, pepino, aguacate, sésamo', en: 'Rice, nori, cucumber, avocado, sesame' },
  allergens: ['sesame'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'],
})
export const california = dish({
  ...rolls,
  id: 712,
  slug: 'uramaki-california',
  euros: 9.5,
  featured: true,
  name: {
    es: 'Uramaki California',
    en: 'California roll',
    eu: 'California uramakia',
    fr: 'California roll',
    ger: 'California Roll',
    cat: 'Uramaki Califòrnia',
    nl: 'California roll',
  },
  description: {
    es: 'Cangrejo, aguacate y tobiko.',
    en: 'Crab, avocado and tobiko.',
    eu: 'Karramarroa, ahuakatea eta tobikoa.',
    fr: 'Crabe, avocat et tobiko.',
    ger: 'Krabbe, Avocado und Tobiko.',
  },
  ingredients: {
    es: 'Arroz, nori, cangrejo, aguacate, tobiko, mayonesa',
    en: 'Rice, nori, crab, avocado, tobiko, mayonnaise',
  },
  allergens: ['crustaceans', 'fish', 'eggs', 'sesame'],
  diets: ['lactose-free'],
})
export const edamame = dish({
  ...warm,
  id: 721,
  slug: 'edamame-con-sal',
  euros: 4.9,
  name: {
    es: 'Edamame con sal Maldon',
    en: 'Salted edamame',
    eu: 'Edamamea gatzarekin',
    fr: 'Edamame au sel',
    ger: 'Edamame mit Salz',
    cat: 'Edamame amb sal',
    nl: 'Edamame met zout',
  },
  description: {
    es: 'Para empezar sin pensar.',
    en: 'To start without thinking.',
    eu: 'Pentsatu gabe hasteko.',
    fr: 'Pour commencer sans réfléchir.',
    ger: 'Zum Anfangen ohne Nachdenken.',
  },
  ingredients: { es: 'Soja verde, sal', en: 'Green soybeans, salt' },
  allergens: ['soy'],
  diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'halal', 'kosher'],
})

export const sushi = [
  salmonNigiri,
  tunaNigiri,
  dish({
    ...nigiri,
    id: 703,
    slug: 'sashimi-variado',
    euros: 16.5,
    name: {
      es: 'Sashimi variado',
      en: 'Assorted sashimi',
      eu: 'Askotariko sashimia',
      fr: 'Assortiment de sashimi',
      ger: 'Gemischtes Sashimi',
      cat: 'Sashimi variat',
      nl: 'Gemengde sashimi',
    },
    description: {
      es: 'Doce cortes según la lonja.',
      en: 'Twelve cuts, whatever the market brought.',
      eu: 'Hamabi zati, lonjaren arabera.',
      fr: 'Douze tranches, selon la criée.',
      ger: 'Zwölf Scheiben, je nach Fang.',
    },
    ingredients: { es: 'Salmón, atún, lubina, daikon', en: 'Salmon, tuna, sea bass, daikon' },
    allergens: ['fish'],
    diets: ['gluten-free', 'lactose-free'],
  }),
  cucumberMaki,
  california,
  dish({
    ...rolls,
    id: 713,
    slug: 'uramaki-de-langostino',
    euros: 10.5,
    isNew: true,
    name: {
      es: 'Uramaki de langostino en tempura',
      en: 'Prawn tempura roll',
      eu: 'Otarrainxka tenpuraren uramakia',
      fr: 'Uramaki crevette tempura',
      ger: 'Garnelen-Tempura-Roll',
      cat: 'Uramaki de llagostí en tempura',
      nl: 'Uramaki met tempuragarnaal',
    },
    description: {
      es: 'Crujiente por dentro, mayonesa picante por fuera.',
      en: 'Crunchy inside, spicy mayo outside.',
      eu: 'Barrutik kurruskaria, kanpotik maionesa mina.',
      fr: 'Croquant dedans, mayonnaise piquante dehors.',
      ger: 'Innen knusprig, außen scharfe Mayonnaise.',
    },
    ingredients: {
      es: 'Langostino, tempura, arroz, aguacate, mayonesa picante',
      en: 'Prawn, tempura, rice, avocado, spicy mayo',
    },
    allergens: ['crustaceans', 'gluten', 'eggs', 'soy', 'sesame'],
    diets: ['lactose-free'],
  }),
  edamame,
  dish({
    ...warm,
    id: 722,
    slug: 'gyozas-de-cerdo',
    euros: 7.4,
    name: {
      es: 'Gyozas de cerdo',
      en: 'Pork gyoza',
      eu: 'Txerri-gyozak',
      fr: 'Gyozas au porc',
      ger: 'Gyoza mit Schwein',
      cat: 'Gyozes de porc',
      nl: 'Gyoza met varkensvlees',
    },
    description: {
      es: 'Seis, a la plancha y al vapor a la vez.',
      en: 'Six, seared and steamed at once.',
      eu: 'Sei, plantxan eta lurrunetan aldi berean.',
      fr: 'Six, à la fois grillés et vapeur.',
      ger: 'Sechs, gebraten und gedämpft zugleich.',
    },
    ingredients: { es: 'Cerdo, col, jengibre, trigo, soja', en: 'Pork, cabbage, ginger, wheat, soy' },
    allergens: ['gluten', 'soy', 'sesame'],
    diets: ['lactose-free'],
    groups: [
      {
        name: { es: 'Salsa', en: 'Sauce', eu: 'Saltsa', fr: 'Sauce', ger: 'Sauce', cat: 'Salsa', nl: 'Saus' },
        required: true,
        values: [
          { name: { es: 'Ponzu', en: 'Ponzu' }, adds: ['fish'] },
          { name: { es: 'Chile dulce', en: 'Sweet chilli', eu: 'Txile gozoa', fr: 'Piment doux', ger: 'Süßer Chili' } },
          {
            name: { es: 'Cacahuete', en: 'Peanut', eu: 'Kakahuetea', fr: 'Cacahuète', ger: 'Erdnuss' },
            euros: 0.5,
            adds: ['peanuts'],
          },
        ],
      },
    ],
  }),
  dish({
    ...warm,
    id: 723,
    slug: 'ramen-de-miso',
    euros: 13.9,
    course: 2,
    name: {
      es: 'Ramen de miso',
      en: 'Miso ramen',
      eu: 'Miso-ramena',
      fr: 'Ramen au miso',
      ger: 'Miso-Ramen',
      cat: 'Ramen de miso',
      nl: 'Misoramen',
    },
    description: {
      es: 'Caldo de doce horas, huevo marinado y panceta.',
      en: 'Twelve-hour stock, marinated egg and pork belly.',
      eu: 'Hamabi orduko salda, arrautza marinatua eta hirugiharra.',
      fr: 'Bouillon de douze heures, œuf mariné et poitrine de porc.',
      ger: 'Zwölf-Stunden-Brühe, mariniertes Ei und Schweinebauch.',
    },
    ingredients: {
      es: 'Caldo, fideos, miso, huevo, panceta, cebolleta',
      en: 'Stock, noodles, miso, egg, pork belly, spring onion',
    },
    allergens: ['gluten', 'soy', 'eggs', 'sesame'],
    diets: ['lactose-free'],
    groups: [
      {
        name: {
          es: 'Picante',
          en: 'Spiciness',
          eu: 'Mina',
          fr: 'Piquant',
          ger: 'Schärfe',
          cat: 'Picant',
          nl: 'Pittigheid',
        },
        required: true,
        values: [
          {
            name: { es: 'Nada', en: 'None', eu: 'Bat ere ez', fr: 'Aucun', ger: 'Keine', cat: 'Gens', nl: 'Geen' },
            byDefault: true,
          },
          {
            name: {
              es: 'Un poco',
              en: 'A little',
              eu: 'Pixka bat',
              fr: 'Un peu',
              ger: 'Etwas',
              cat: 'Una mica',
              nl: 'Een beetje',
            },
          },
          { name: { es: 'Mucho', en: 'A lot', eu: 'Asko', fr: 'Beaucoup', ger: 'Viel', cat: 'Molt', nl: 'Veel' } },
        ],
      },
      {
        name: { es: 'Añade', en: 'Add', eu: 'Gehitu', fr: 'Ajouter', ger: 'Dazu', cat: 'Afegeix', nl: 'Toevoegen' },
        multiple: true,
        limit: 2,
        values: [
          {
            name: {
              es: 'Huevo extra',
              en: 'Extra egg',
              eu: 'Arrautza gehigarria',
              fr: 'Œuf supplémentaire',
              ger: 'Extra Ei',
            },
            euros: 1.5,
            adds: ['eggs'],
          },
          {
            name: {
              es: 'Fideos extra',
              en: 'Extra noodles',
              eu: 'Fideo gehiago',
              fr: 'Nouilles supplémentaires',
              ger: 'Extra Nudeln',
            },
            euros: 2,
            adds: ['gluten'],
          },
          { name: { es: 'Nori', en: 'Nori' }, euros: 0.8 },
        ],
      },
    ],
  }),
]
