import type { Website } from '@comanda/rules/website/website'
import { expect, it } from 'vitest'
import { toFoundTags } from './found-tags.ts'

const website = { storeName: 'A "B" <C>', languages: ['es', 'ger'], defaultLanguage: 'es' } as unknown as Website
const page = {
  origin: 'https://casa.example',
  pathname: '/products/paella',
  language: 'ger',
  website,
  title: 'Paella"><script>alert(1)</script>',
  description: '',
  picture: '/pictures/paella-big.webp',
  structured: [],
} as const

it('names the page’s own address and the same page in every language', () => {
  const tags = toFoundTags(page)
  expect(tags).toContain('<link rel="canonical" href="https://casa.example/products/paella?lang=de">')
  expect(tags.filter((tag) => tag.includes('hreflang'))).toEqual([
    '<link rel="alternate" hreflang="es" href="https://casa.example/products/paella">',
    '<link rel="alternate" hreflang="de" href="https://casa.example/products/paella?lang=de">',
    '<link rel="alternate" hreflang="x-default" href="https://casa.example/products/paella">',
  ])
})

it('shows a picture by its whole address, else the site’s icon', () => {
  expect(toFoundTags(page)).toContain(
    '<meta property="og:image" content="https://casa.example/pictures/paella-big.webp">',
  )
  expect(toFoundTags({ ...page, picture: null })).toContain(
    '<meta property="og:image" content="https://casa.example/icons/512.png">',
  )
})

it('lets no text out of its attribute', () => {
  expect(toFoundTags(page).join('')).not.toMatch(/<script|B" </)
})

it('says the page in the words of schema.org, and lets no text end the tag', () => {
  expect(toFoundTags({ ...page, structured: [{ name: '</script>' }] }).at(-1)).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  )
})
