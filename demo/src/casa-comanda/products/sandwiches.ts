import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'
import { cheddar, lettuce, pickles, tomato } from './ingredients.ts'

const base = { categories: [categoryIds.burgers], menus: everywhere, course: 2 } as const

export const sandwiches = [
  dish({
    ...base,
    id: 404,
    slug: 'bocadillo-de-pollo',
    euros: 9.4,
    name: {
      es: 'Bocadillo de pollo crujiente',
      en: 'Crispy chicken sandwich',
      eu: 'Oilasko kurruskariaren ogitartekoa',
      fr: 'Sandwich au poulet croustillant',
      ger: 'Sandwich mit knusprigem Huhn',
      cat: 'Entrepà de pollastre cruixent',
      nl: 'Broodje krokante kip',
    },
    description: {
      es: 'Con el queso que quieras: el normal, el doble o ninguno, pero no los dos a la vez.',
      en: 'With the cheese you want: one, double or none, but never both at once.',
      eu: 'Nahi duzun gaztarekin: arrunta, bikoitza edo bat ere ez.',
      fr: 'Le fromage à votre goût : simple, double ou sans.',
      ger: 'Käse nach Wunsch: einfach, doppelt oder keiner.',
      cat: 'Amb el formatge que vulguis: el normal, el doble o cap, però no tots dos alhora.',
      nl: 'Met kaas naar wens: gewoon, dubbel of geen, maar niet allebei tegelijk.',
    },
    ingredients: {
      es: 'Pollo, pan, cheddar, lechuga, tomate',
      en: 'Chicken, bread, cheddar, lettuce, tomato',
      eu: 'Oilaskoa, ogia, cheddarra, letxuga, tomatea',
      fr: 'Poulet, pain, cheddar, laitue, tomate',
      ger: 'Huhn, Brot, Cheddar, Salat, Tomate',
      cat: 'Pollastre, pa, cheddar, enciam, tomàquet',
      nl: 'Kip, brood, cheddar, sla, tomaat',
    },
    allergens: ['gluten', 'eggs'],
    sections: [
      {
        key: 'inside',
        min: 0,
        max: 0,
        ingredients: true,
        subtract: true,
        name: {
          es: 'Quita o dobla',
          en: 'Take out or double',
          eu: 'Kendu edo bikoiztu',
          fr: 'Retirer ou doubler',
          ger: 'Weglassen oder verdoppeln',
          cat: 'Treu o dobla',
          nl: 'Weglaten of verdubbelen',
        },
        items: [
          { dish: cheddar, original: 1, included: 1 },
          { dish: cheddar, minQuantity: 2, euros: 0.6, isExtra: true },
          { dish: lettuce, original: 1, included: 1 },
          { dish: tomato, original: 1, included: 1 },
          { dish: pickles, euros: 0.5, isExtra: true },
        ],
      },
    ],
  }),
]
