import type { Template } from './template.ts'

/** Editorial in two columns: text beside the picture, categories beside the dishes. */
export const version1: Template = {
  header: {
    variant: 'default',
    height: 120,
    className: 'h-[120px]',
    logo: 'h-14 max-w-[min(44vw,calc(100vw-14rem))] lg:max-w-60 lg:h-16',
  },
  hero: 'split',
  menu: {
    nav: 'side',
    card: 'menu',
    grid: 'gap-3 md:grid-cols-2 md:gap-6 wide:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]',
  },
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
