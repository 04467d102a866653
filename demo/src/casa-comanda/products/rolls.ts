import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const rolls = { categories: [categoryIds.rolls, categoryIds.sushi], menus: everywhere, course: 1 } as const

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
    cat: 'Vuit peces, fresc i lleuger.',
    nl: 'Acht stuks, fris en licht.',
  },
  ingredients: {
    es: 'Arroz, nori, pepino, aguacate, sésamo',
    en: 'Rice, nori, cucumber, avocado, sesame',
    eu: 'Arroza, noria, luzokerra, ahuakatea, sesamoa',
    fr: 'Riz, nori, concombre, avocat, sésame',
    ger: 'Reis, Nori, Gurke, Avocado, Sesam',
    cat: 'Arròs, nori, cogombre, alvocat, sèsam',
    nl: 'Rijst, nori, komkommer, avocado, sesam',
  },
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
    cat: 'Cranc, alvocat i tobiko.',
    nl: 'Krab, avocado en tobiko.',
  },
  ingredients: {
    es: 'Arroz, nori, cangrejo, aguacate, tobiko, mayonesa',
    en: 'Rice, nori, crab, avocado, tobiko, mayonnaise',
    eu: 'Arroza, noria, karramarroa, ahuakatea, tobikoa, maionesa',
    fr: 'Riz, nori, crabe, avocat, tobiko, mayonnaise',
    ger: 'Reis, Nori, Krabbe, Avocado, Tobiko, Mayonnaise',
    cat: 'Arròs, nori, cranc, alvocat, tobiko, maionesa',
    nl: 'Rijst, nori, krab, avocado, tobiko, mayonaise',
  },
  allergens: ['crustaceans', 'fish', 'eggs', 'sesame'],
  diets: ['lactose-free'],
})

export const rollDishes = [
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
      cat: 'Cruixent per dins, maionesa picant per fora.',
      nl: 'Krokant vanbinnen, pittige mayonaise vanbuiten.',
    },
    ingredients: {
      es: 'Langostino, tempura, arroz, aguacate, mayonesa picante',
      en: 'Prawn, tempura, rice, avocado, spicy mayo',
      eu: 'Otarrainxka, tenpura, arroza, ahuakatea, maionesa mina',
      fr: 'Crevette, tempura, riz, avocat, mayonnaise piquante',
      ger: 'Garnele, Tempura, Reis, Avocado, scharfe Mayonnaise',
      cat: 'Llagostí, tempura, arròs, alvocat, maionesa picant',
      nl: 'Garnaal, tempura, rijst, avocado, pittige mayonaise',
    },
    allergens: ['crustaceans', 'gluten', 'eggs', 'soy', 'sesame'],
    diets: ['lactose-free'],
  }),
]
