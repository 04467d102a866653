import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'
import { doneness, sauces } from './burger-choices.ts'
import { avocado, bacon, cheddar, friedEgg, lettuce, onion, pickles, tomato, truffle } from './ingredients.ts'

const base = { categories: [categoryIds.burgers], menus: everywhere, course: 2 } as const

export const comandaBurger = dish({
  ...base,
  id: 401,
  slug: 'hamburguesa-comanda',
  euros: 12.9,
  featured: true,
  name: {
    es: 'Hamburguesa Comanda',
    en: 'Comanda burger',
    eu: 'Comanda hanburgesa',
    fr: 'Burger Comanda',
    ger: 'Comanda-Burger',
    cat: 'Hamburguesa Comanda',
    nl: 'Comanda-burger',
  },
  description: {
    es: '180 g de vaca madurada en pan de patata. Quita lo que no quieras y dobla lo que te guste.',
    en: '180 g of aged beef in a potato bun. Take out what you don’t want, double what you like.',
    eu: '180 g behi ondu, patata-ogian. Kendu nahi ez duzuna, bikoiztu gustuko duzuna.',
    fr: '180 g de bœuf maturé, pain de pomme de terre. Retirez, doublez, à votre goût.',
    ger: '180 g gereiftes Rind im Kartoffelbrötchen. Weglassen oder verdoppeln, wie Sie möchten.',
  },
  ingredients: {
    es: 'Carne de vaca, pan de patata, cheddar, beicon, lechuga, tomate, cebolla',
    en: 'Beef, potato bun, cheddar, bacon, lettuce, tomato, onion',
  },
  allergens: ['gluten', 'eggs'],
  traces: ['sesame', 'soy'],
  related: [201, 902, 801],
  suggestionTitle: {
    es: '¿La acompañas?',
    en: 'Something with it?',
    eu: 'Zerbait gehiago?',
    fr: 'Et avec ça ?',
    ger: 'Etwas dazu?',
    cat: 'L’acompanyes?',
    nl: 'Iets erbij?',
  },
  groups: [
    doneness,
    {
      name: {
        es: 'Y para mojar',
        en: 'And to dip',
        eu: 'Eta bustitzeko',
        fr: 'Et pour tremper',
        ger: 'Und zum Dippen',
        cat: 'I per sucar',
        nl: 'En om te dippen',
      },
      separator: true,
      values: [],
    },
    sauces,
  ],
  sections: [
    {
      key: 'inside',
      min: 0,
      max: 0,
      ingredients: true,
      name: {
        es: 'Lo que lleva',
        en: 'What is inside',
        eu: 'Zer darama',
        fr: 'Ce qu’il y a dedans',
        ger: 'Was drin ist',
        cat: 'El que porta',
        nl: 'Wat erin zit',
      },
      items: [
        { dish: cheddar, original: 1, included: 1, extraEuros: 1.2, most: 3 },
        { dish: bacon, original: 1, included: 1, extraEuros: 1.5, most: 3 },
        { dish: lettuce, original: 1, included: 1, extraEuros: 0.3, most: 2 },
        { dish: tomato, original: 1, included: 1, extraEuros: 0.3, most: 2 },
        { dish: onion, original: 1, included: 1, extraEuros: 0.6, most: 2 },
      ],
    },
    {
      key: 'extras',
      min: 0,
      max: 3,
      name: {
        es: 'Extras',
        en: 'Extras',
        eu: 'Gehigarriak',
        fr: 'Suppléments',
        ger: 'Extras',
        cat: 'Extres',
        nl: 'Extra’s',
      },
      items: [
        { dish: friedEgg, euros: 1.3, isExtra: true, most: 2 },
        { dish: avocado, euros: 1.8, isExtra: true, most: 1 },
        { dish: pickles, euros: 0.6, isExtra: true },
        { dish: truffle, euros: 2.2, isExtra: true, published: false },
      ],
    },
  ],
})

export const burgers = [
  comandaBurger,
  dish({
    ...base,
    id: 402,
    slug: 'hamburguesa-a-tu-gusto',
    euros: 10.5,
    name: {
      es: 'Hamburguesa a tu gusto',
      en: 'Burger your way',
      eu: 'Hanburgesa zure erara',
      fr: 'Burger à votre façon',
      ger: 'Burger nach Wahl',
      cat: 'Hamburguesa al teu gust',
      nl: 'Burger op jouw manier',
    },
    description: {
      es: 'Elige tamaño y pan. La doble lleva además su segundo queso.',
      en: 'Choose size and bun. The double comes with a second cheese.',
      eu: 'Aukeratu tamaina eta ogia. Bikoitzak bigarren gazta darama.',
      fr: 'Choisissez taille et pain. Le double a un second fromage.',
      ger: 'Größe und Brötchen wählen. Der doppelte hat einen zweiten Käse.',
    },
    ingredients: { es: 'Carne de vaca, pan, queso', en: 'Beef, bun, cheese' },
    allergens: ['gluten', 'milk', 'eggs'],
    attributes: [
      {
        name: { es: 'Tamaño', en: 'Size', eu: 'Tamaina', fr: 'Taille', ger: 'Größe', cat: 'Mida', nl: 'Formaat' },
        values: {
          single: {
            es: 'Sencilla',
            en: 'Single',
            eu: 'Bakarra',
            fr: 'Simple',
            ger: 'Einfach',
            cat: 'Senzilla',
            nl: 'Enkel',
          },
          double: {
            es: 'Doble',
            en: 'Double',
            eu: 'Bikoitza',
            fr: 'Double',
            ger: 'Doppelt',
            cat: 'Doble',
            nl: 'Dubbel',
          },
        },
      },
      {
        name: { es: 'Pan', en: 'Bun', eu: 'Ogia', fr: 'Pain', ger: 'Brötchen', cat: 'Pa', nl: 'Broodje' },
        values: {
          brioche: {
            es: 'Brioche',
            en: 'Brioche',
            eu: 'Briochea',
            fr: 'Brioche',
            ger: 'Brioche',
            cat: 'Brioix',
            nl: 'Brioche',
          },
          rustic: {
            es: 'Rústico',
            en: 'Rustic',
            eu: 'Landakoa',
            fr: 'Rustique',
            ger: 'Rustikal',
            cat: 'Rústic',
            nl: 'Rustiek',
          },
        },
      },
    ],
    combinations: [
      { of: ['single', 'brioche'], euros: 10.5, isDefault: true },
      { of: ['single', 'rustic'], euros: 10.5 },
      ...(['brioche', 'rustic'] as const).map((bun) => ({
        of: ['double', bun],
        euros: 14,
        groups: [
          {
            name: {
              es: 'Segundo queso',
              en: 'Second cheese',
              eu: 'Bigarren gazta',
              fr: 'Deuxième fromage',
              ger: 'Zweiter Käse',
              cat: 'Segon formatge',
              nl: 'Tweede kaas',
            },
            required: true as const,
            values: [
              { name: { es: 'Cheddar', en: 'Cheddar' } },
              {
                name: {
                  es: 'Cabra',
                  en: 'Goat’s cheese',
                  eu: 'Ahuntz-gazta',
                  fr: 'Chèvre',
                  ger: 'Ziegenkäse',
                  cat: 'Cabra',
                  nl: 'Geitenkaas',
                },
                euros: 0.8,
              },
              { name: { es: 'Idiazábal', en: 'Idiazábal' }, euros: 1.1 },
            ],
          },
        ],
      })),
    ],
    groups: [doneness],
  }),
  dish({
    ...base,
    id: 403,
    slug: 'hamburguesa-de-garbanzos',
    euros: 11.5,
    isNew: true,
    name: {
      es: 'Hamburguesa de garbanzos y remolacha',
      en: 'Chickpea and beetroot burger',
      eu: 'Garbantzu eta erremolatxa hanburgesa',
      fr: 'Burger de pois chiches et betterave',
      ger: 'Kichererbsen-Rote-Bete-Burger',
      cat: 'Hamburguesa de cigrons i remolatxa',
      nl: 'Burger van kikkererwt en biet',
    },
    description: {
      es: 'Con hummus, rúcula y pan de centeno. Vegana de principio a fin.',
      en: 'With hummus, rocket and rye bread. Vegan from end to end.',
      eu: 'Hummusarekin, errukularekin eta zekale-ogiarekin. Erabat beganoa.',
      fr: 'Houmous, roquette et pain de seigle. Végan de bout en bout.',
      ger: 'Mit Hummus, Rucola und Roggenbrot. Durch und durch vegan.',
    },
    ingredients: {
      es: 'Garbanzo, remolacha, sésamo, rúcula, pan de centeno',
      en: 'Chickpeas, beetroot, sesame, rocket, rye bread',
    },
    allergens: ['gluten', 'sesame'],
    traces: ['peanuts'],
    diets: ['vegan', 'vegetarian', 'lactose-free'],
    groups: [sauces],
  }),
]
