import type { Banner, SocialLink } from '@comanda/rules/website/website'
import { pictureAddress } from '../picture-address.ts'
import { toText } from '../words.ts'

export const banners: readonly Banner[] = [
  {
    title: toText({
      es: 'Del fuego a tu mesa',
      en: 'From the fire to your table',
      eu: 'Sutik zure mahaira',
      fr: 'Du feu à votre table',
      ger: 'Vom Feuer auf deinen Tisch',
      cat: 'Del foc a la teva taula',
      nl: 'Van het vuur naar je tafel',
    }),
    text: toText({
      es: 'Tapas, arroces y brasas. Pide para llevar, a domicilio o desde tu mesa.',
      en: 'Tapas, rice and grill. Order to take away, at home or from your table.',
      eu: 'Tapak, arrozak eta txingarrak. Eskatu eramateko, etxera edo zure mahaitik.',
      fr: 'Tapas, riz et grillades. À emporter, en livraison ou depuis votre table.',
      ger: 'Tapas, Reis und Grill. Zum Mitnehmen, nach Hause oder an den Tisch.',
      cat: 'Tapes, arrossos i brases. Per emportar, a casa o des de la taula.',
      nl: 'Tapas, rijst en grill. Afhalen, thuisbezorgd of vanaf je tafel.',
    }),
    picture: pictureAddress('banner-casa'),
    link: '/categories/arroces',
  },
  {
    title: toText({
      es: 'Tres nigiris por el precio de dos',
      en: 'Three nigiri for the price of two',
      eu: 'Hiru nigiri biren prezioan',
      fr: 'Trois nigiris pour le prix de deux',
      ger: 'Drei Nigiri zum Preis von zwei',
      cat: 'Tres nigiris pel preu de dos',
      nl: 'Drie nigiri voor de prijs van twee',
    }),
    text: toText({
      es: 'Todos los días, en Umi Sushi.',
      en: 'Every day, at Umi Sushi.',
      eu: 'Egunero, Umi Sushin.',
      fr: 'Tous les jours, chez Umi Sushi.',
      ger: 'Jeden Tag bei Umi Sushi.',
      cat: 'Cada dia, a Umi Sushi.',
      nl: 'Elke dag bij Umi Sushi.',
    }),
    picture: pictureAddress('banner-umi'),
    link: '/categories/sushi',
  },
]

export const socials: readonly SocialLink[] = [
  { network: 'instagram', url: 'https://instagram.example/casacomanda' },
  { network: 'facebook', url: 'https://facebook.example/casacomanda' },
  { network: 'tiktok', url: 'https://tiktok.example/@casacomanda' },
]
