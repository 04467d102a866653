import type { Diet } from '@comanda/rules/catalogue/product'
import { type CategoryId, type DietId, toId } from '@comanda/rules/ids'
import { aGroup, aProduct, aSection, aValue } from '@comanda/rules/testing/products'
import { localText } from '@comanda/rules/text/local-text'
import { describe, expect, it } from 'vitest'
import { toFoundMenu } from './to-found-menu.ts'

const [vegan, house] = [toId<DietId>(1), toId<DietId>(2)]
const diets: readonly Diet[] = [
  { id: vegan, code: 'vegan', name: localText('Vegano'), picture: null },
  { id: house, code: 'of-the-house', name: localText('De la casa'), picture: null },
]
const website = { storeName: 'Casa', defaultLanguage: 'es', showsPricesBeforeMode: true } as const
const options = { origin: 'https://casa.example', language: 'ger', website, diets } as const
const category = { id: toId<CategoryId>(1), slug: 'entrantes', name: localText('Entrantes', { ger: 'Vorspeisen' }) }
const dish = aProduct(7, 650, {
  slug: 'pimientos',
  name: localText('Pimientos', { ger: 'Paprika' }),
  description: localText('Fritos </script>'),
  picture: { key: 'pimientos', blur: '' },
  diets: [house, vegan],
})

describe('the menu for search engines', () => {
  it('names sections, dishes, prices and diets in the page’s language', () => {
    expect(toFoundMenu('/categories/entrantes', [{ category, products: [dish] }], options)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Menu',
      name: 'Casa',
      url: 'https://casa.example/categories/entrantes?lang=de',
      inLanguage: 'de',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Vorspeisen',
          url: 'https://casa.example/categories/entrantes?lang=de',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Paprika',
              description: 'Fritos </script>',
              url: 'https://casa.example/products/pimientos?lang=de',
              image: 'https://casa.example/pictures/pimientos-big.webp',
              offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'EUR' },
              suitableForDiet: ['https://schema.org/VeganDiet'],
            },
          ],
        },
      ],
    })
  })

  it('says nothing of diets of a dish whose sauces may change them [F-238]', () => {
    const read = (more: Parameters<typeof aProduct>[2]) =>
      JSON.stringify(
        toFoundMenu('/', [{ category, products: [aProduct(7, 650, { diets: [vegan], ...more })] }], options),
      )
    expect(read({})).toContain('VeganDiet')
    expect(read({ optionGroups: [aGroup(10, [aValue(101)])] })).not.toContain('VeganDiet')
    expect(read({ sections: [aSection(1, [])] })).not.toContain('VeganDiet')
  })

  it('tells no price where none is shown before a way of ordering is chosen', () => {
    const shy = { ...options, website: { ...website, showsPricesBeforeMode: false } }
    expect(JSON.stringify(toFoundMenu('/', [{ category, products: [dish] }], shy))).not.toContain('6.50')
  })

  it('only leads to a section whose dishes are on its own page', () => {
    expect(JSON.stringify(toFoundMenu('/categories', [{ category }], options))).not.toContain('MenuItem')
  })
})
