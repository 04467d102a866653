import type { Template } from './template.ts'
import { version1 } from './version-1.tsx'

/** Editorial in reverse order: the picture comes first, and the menu before the rails. */
export const version3: Template = {
  header: version1.header,
  hero: 'mirrored',
  menu: { nav: 'side', card: 'mixed' },
  dish: { sizes: '(min-width: 768px) 520px, 100vw', bleeds: false },
  Home: ({ hero, featured, offers, news, brands, menu }) => (
    <>
      {hero}
      {featured}
      {brands}
      {menu}
      {offers}
      {news}
    </>
  ),
}
