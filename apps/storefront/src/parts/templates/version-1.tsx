import type { Template } from './template.ts'

const logo = 'max-w-[min(44vw,calc(100vw-14rem))] lg:max-w-60 lg:h-16'

/** Editorial in two columns: text beside the picture, categories beside the dishes. */
export const version1: Template = {
  header: {
    variant: 'default',
    height: 120,
    className: 'h-[120px]',
    logo: `h-14 ${logo}`,
    short: { className: 'h-18 lg:h-[120px]', logo: `h-11 ${logo}` },
  },
  hero: 'split',
  menu: { nav: 'side', card: 'tile' },
  dish: { sizes: '(min-width: 768px) 520px, 100vw', bleeds: false },
  Home: ({ hero, featured, offers, news, brands, menu }) => (
    <>
      {hero}
      {featured}
      {offers}
      {news}
      {brands}
      {menu}
    </>
  ),
}
