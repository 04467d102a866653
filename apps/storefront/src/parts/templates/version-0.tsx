import type { Template } from './template.ts'

const slim = { className: 'h-[60px]', logo: 'h-9 max-w-[min(38vw,calc(100vw-14rem))] lg:max-w-60' } as const

/** Compact list: a slim band, then the menu in rows, for visitors who know what they want. */
export const version0: Template = {
  header: { variant: 'default', height: 60, ...slim, short: slim },
  hero: 'band',
  menu: { nav: 'top', card: 'row' },
  dish: { sizes: '(min-width: 768px) 208px, 112px', bleeds: false },
  Home: ({ hero, featured, offers, news, brands, menu }) => (
    <>
      {hero}
      {featured}
      {offers}
      {brands}
      {menu}
      {news}
    </>
  ),
}
