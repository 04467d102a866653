import type { Words } from '../../words.ts'

/** The names of the parts of a set menu. */
export const first: Words = {
  es: 'Primero',
  en: 'Starter',
  eu: 'Lehena',
  fr: 'Entrée',
  ger: 'Vorspeise',
  cat: 'Primer',
  nl: 'Voorgerecht',
}
export const second: Words = {
  es: 'Segundo',
  en: 'Main',
  eu: 'Bigarrena',
  fr: 'Plat',
  ger: 'Hauptgericht',
  cat: 'Segon',
  nl: 'Hoofdgerecht',
}
export const dessert: Words = {
  es: 'Postre',
  en: 'Dessert',
  eu: 'Postrea',
  fr: 'Dessert',
  ger: 'Dessert',
  cat: 'Postres',
  nl: 'Dessert',
}
export const drink: Words = {
  es: 'Bebida',
  en: 'Drink',
  eu: 'Edaria',
  fr: 'Boisson',
  ger: 'Getränk',
  cat: 'Beguda',
  nl: 'Drankje',
}
export const side: Words = {
  es: 'Guarnición',
  en: 'Side',
  eu: 'Hornigaia',
  fr: 'Garniture',
  ger: 'Beilage',
  cat: 'Guarnició',
  nl: 'Bijgerecht',
}
