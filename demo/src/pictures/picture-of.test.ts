import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { demoSites } from '../demo-sites.ts'
import { pictureOf, pictureSources } from './picture-of.ts'

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url))
const filesIn = (name: string) => readdirSync(`${folder}${name}`).map((file) => `${folder}${name}/${file}`)

/** Shown without a picture on purpose (CATALOGUE-010). */
const plain = ['boquerones-en-vinagre']

/** Nothing that looks made is shown: these are still to be rendered as a food photographer would take them. */
const awaited = [
  'bocadillo-de-madrugada',
  'croissant-a-la-plancha',
  'edamame-con-sal',
  'ensaladilla-rusa',
  'gyozas-de-cerdo',
  'paella-valenciana',
  'pimientos-de-padron',
  'pulpo-a-la-gallega',
  'sashimi-variado',
  'te-matcha',
  'tostada-con-jamon',
]

describe('the list of pictures', () => {
  it('names every file and no other', () => {
    const paths = pictureSources.map(({ path }) => path)
    expect(paths.sort()).toEqual([...filesIn('dishes'), ...filesIn('signs')].sort())
  })

  it.each(pictureSources)('knows the content of $key', ({ key, path }) => {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)
    expect(key.endsWith(`-${hash}`)).toBe(true)
  })

  it('has no picture of a name that nobody made', () => {
    expect(() => pictureOf('nobody-made-it')).toThrow('no picture is called nobody-made-it')
  })
})

describe('the sites', () => {
  it('have a picture of every dish on the menu, or none that looks made [F-237]', () => {
    const dishes = demoSites.flatMap(({ products }) => products.filter(({ categoryIds }) => categoryIds.length > 0))
    const bare = dishes.filter(({ picture }) => picture === null).map(({ slug }) => slug)
    expect(bare.sort()).toEqual([...plain, ...awaited].sort())
  })

  it('have one of every category, allergen and diet', () => {
    for (const { categories, allergens, diets } of demoSites)
      for (const { picture } of [...categories, ...allergens, ...diets]) expect(picture).not.toBeNull()
  })
})
