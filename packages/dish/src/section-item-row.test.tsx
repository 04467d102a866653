import type { SectionItem } from '@comanda/rules/catalogue/product'
import { type AllergenId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { aChoice, units, withIngredients } from '@comanda/rules/testing/choices'
import { anItem, aProduct, aSection, ids } from '@comanda/rules/testing/products'
import { localText } from '@comanda/rules/text/local-text'
import { describe, expect, it } from 'vitest'
import { SectionItemRow } from './section-item-row.tsx'
import { draw, read } from './testing/draw.tsx'

const croquette = aProduct(50, 0, {
  name: localText('Croqueta'),
  picture: { key: 'croquette', blur: '' },
  ingredients: localText('leche, jamón'),
  allergens: ids(1),
})
const setting = {
  mode: 'pickup' as const,
  showsPrices: true,
  legend: [
    { id: toId<AllergenId>(1), name: 'Leche', picture: null },
    { id: toId<AllergenId>(2), name: 'Gluten', picture: 'gluten' },
    { id: toId<AllergenId>(3), name: 'Huevo', picture: null },
  ],
  allergens: [],
  tell: () => {},
  tellError: () => {},
  keepVisit: () => {},
}

function row(more: Partial<SectionItem>, count = 0) {
  const item = anItem(1, croquette, more)
  const section = aSection(5, [item], { maxDishes: 6 })
  const product = aProduct(1, 900, { sections: [section] })
  const choosing = {
    product,
    configuration: aChoice({ units: units(5, 1, count) }),
    quantity: 1,
    context: withIngredients,
  }
  const quiet = { onOpen: () => {}, onAdd: () => {}, onRemove: () => {} }
  return <SectionItemRow section={section} item={item} choosing={choosing} setting={setting} {...quiet} />
}

describe('the row of a dish inside a section', () => {
  it('shows picture, name, ingredients, minimum, price adjustment, plus and minus [CONFIG-020]', () => {
    const drawn = draw(row({ minQuantity: 2, price: cents(150) }, 2))
    expect(read(row({ minQuantity: 2, price: cents(150) }, 2))).toEqual(
      expect.arrayContaining(['Croqueta', 'leche | jamón', 'Mínimo 2', '+1,50 €', '2']),
    )
    expect(drawn).toContain('/pictures/croquette-small.webp')
    expect(drawn).toContain('aria-label="Añadir Croqueta"')
    expect(drawn).toContain('aria-label="Quitar Croqueta"')
  })

  it('names its allergens, and only its own [CONFIG-020] [F-050]', () => {
    expect(draw(row({}))).toMatch(/aria-label="Alérgenos".*title="Leche"/)
    expect(draw(row({}))).not.toMatch(/Gluten|Huevo/)
  })

  it('names the allergens it has in this section, by their pictures where they have one [CONFIG-020] [F-050]', () => {
    const drawn = draw(row({ allergens: ids(2, 3) }))
    expect(drawn).toMatch(/alt="Gluten".*title="Huevo"/)
    expect(drawn).not.toContain('Leche')
  })

  it('says that it is included until the free ones are used, then what it costs [PRICE-003] [F-012]', () => {
    const free = { includedQuantity: 1, price: cents(0), extraPrice: cents(200) }
    expect(read(row(free))).toContain('incluida')
    expect(read(row(free, 1))).toContain('+2,00 €')
    expect(read(row(free, 1))).not.toContain('incluida')
  })
})
