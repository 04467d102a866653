import type { Template } from './template.ts'
import { version1 } from './version-1.tsx'

/** Full width: a tall header, one picture from edge to edge, and large cards. */
export const version2: Template = {
  header: {
    variant: 'v2',
    height: 220,
    className: 'h-[220px]',
    logo: 'h-20 max-w-[75vw] lg:h-24 lg:max-w-md',
    short: version1.header.short,
  },
  hero: 'full',
  menu: { nav: 'top', card: 'bleed' },
  dish: { sizes: '100vw', bleeds: true },
  Home: ({ hero, featured, offers, news, brands, menu }) => (
    <>
      {hero}
      {offers}
      {featured}
      {news}
      {brands}
      {menu}
    </>
  ),
}
