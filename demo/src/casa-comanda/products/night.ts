import { dish } from '../../dish.ts'
import { onDays } from '../../hours.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

const base = { categories: [categoryIds.night], menus: everywhere } as const

export const night = [
  dish({
    ...base,
    id: 1001,
    slug: 'bocadillo-de-madrugada',
    euros: 8.5,
    windows: onDays(['friday', 'saturday'], '23:00-02:30'),
    name: {
      es: 'Bocadillo de calamares de madrugada',
      en: 'Late-night squid sandwich',
      eu: 'Gauerdiko txibi-ogitartekoa',
      fr: 'Sandwich aux calamars de minuit',
      ger: 'Mitternachts-Calamares-Sandwich',
      cat: 'Entrepà de calamars de matinada',
      nl: 'Nachtelijk broodje inktvis',
    },
    description: {
      es: 'Viernes y sábados, de once a dos y media. Con limón y alioli.',
      en: 'Fridays and Saturdays, from eleven to half past two. With lemon and aioli.',
      eu: 'Ostiral eta larunbatetan, hamaiketatik bi eta erdietara.',
      fr: 'Vendredi et samedi, de 23 h à 2 h 30. Citron et aïoli.',
      ger: 'Freitag und Samstag, 23 bis 2:30 Uhr. Mit Zitrone und Aioli.',
      cat: 'Divendres i dissabtes, d’onze a dos quarts de tres. Amb llimona i allioli.',
      nl: 'Vrijdag en zaterdag, van elf tot half drie ’s nachts. Met citroen en aioli.',
    },
    ingredients: {
      es: 'Calamar, pan, limón, alioli',
      en: 'Squid, bread, lemon, aioli',
      eu: 'Txibia, ogia, limoia, alioli',
      fr: 'Calamar, pain, citron, aïoli',
      ger: 'Kalmar, Brot, Zitrone, Aioli',
      cat: 'Calamar, pa, llimona, allioli',
      nl: 'Inktvis, brood, citroen, aioli',
    },
    allergens: ['molluscs', 'gluten', 'eggs'],
    diets: ['lactose-free'],
  }),
  dish({
    ...base,
    id: 1002,
    slug: 'caldo-de-la-casa',
    euros: 4.5,
    name: {
      es: 'Caldo de la casa',
      en: 'House broth',
      eu: 'Etxeko salda',
      fr: 'Bouillon maison',
      ger: 'Hausbrühe',
      cat: 'Brou de la casa',
      nl: 'Bouillon van het huis',
    },
    description: {
      es: 'Para volver a casa como nuevo.',
      en: 'To go home as good as new.',
      eu: 'Etxera berri-berri itzultzeko.',
      fr: 'Pour rentrer comme neuf.',
      ger: 'Damit man wie neu nach Hause kommt.',
      cat: 'Per tornar a casa com nou.',
      nl: 'Om als nieuw naar huis te gaan.',
    },
    ingredients: {
      es: 'Gallina, jamón, apio, zanahoria',
      en: 'Hen, ham, celery, carrot',
      eu: 'Oiloa, urdaiazpikoa, apioa, azenarioa',
      fr: 'Poule, jambon, céleri, carotte',
      ger: 'Suppenhuhn, Schinken, Sellerie, Karotte',
      cat: 'Gallina, pernil, api, pastanaga',
      nl: 'Soepkip, ham, selderij, wortel',
    },
    allergens: ['celery'],
    diets: ['gluten-free', 'lactose-free'],
  }),
]
