import type { Template } from './template.ts'

/** Full width: a tall header, one picture from edge to edge, and large cards. */
export const version2: Template = {
  header: { variant: 'v2', height: 220, className: 'h-[220px]', logo: 'h-20 max-w-[75vw] lg:h-24 lg:max-w-md' },
  hero: 'full',
  menu: {
    nav: 'top',
    card: 'menu',
    grid: 'gap-3 md:grid-cols-2 md:gap-6 wide:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]',
  },
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
