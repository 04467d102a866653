import type { OptionGroup, Product, SectionItem } from '@comanda/rules/catalogue/product'
import { getMinute } from '@comanda/rules/time/minute'
import { crossesMidnight } from '@comanda/rules/time/windows'
import { casaComanda } from '../casa-comanda/casa-comanda.ts'
import { menuIds } from '../casa-comanda/menus.ts'

const { categories, brands, priceLists } = casaComanda

const groupsOf = (one: Product): readonly OptionGroup[] => [
  ...one.optionGroups,
  ...one.combinations.flatMap((row) => row.optionGroups),
]
const valuesOf = (one: Product) => groupsOf(one).flatMap((group) => group.values)
const itemsOf = (one: Product): readonly SectionItem[] => one.sections.flatMap((section) => section.items)
const categoriesOf = (one: Product) => categories.filter(({ id }) => one.categoryIds.includes(id))
const isRepriced = (one: Product) =>
  priceLists.some((list) => list.isGeneral && list.prices.some((price) => price.productId === one.id))
const isPlain = (one: Product) => one.attributes.length + groupsOf(one).length + one.sections.length === 0

/** What each dish demonstrates. */
export const promises: readonly (readonly [string, string, (one: Product) => boolean])[] = [
  ['pulpo-a-la-gallega', 'simple and featured', (one) => isPlain(one) && one.featured],
  ['croquetas-de-jamon', 'one attribute', (one) => one.attributes.length === 1 && isRepriced(one)],
  ['arroz-del-senyoret', 'two attributes', (one) => one.attributes.length === 2],
  [
    'sangria-de-la-casa',
    'a default that is not the first',
    (one) => one.combinations.findIndex((row) => row.isDefault) > 0,
  ],
  ['arroz-del-senyoret', 'a combination with its picture', (one) => one.combinations.some((row) => row.picture)],
  [
    'hamburguesa-a-tu-gusto',
    'a combination’s own required group',
    (one) => one.combinations.some((row) => row.optionGroups.some((group) => group.required)),
  ],
  [
    'combo-hamburguesa',
    'a combination that hides all sections',
    (one) => one.combinations.some((row) => row.sectionIds?.length === 0),
  ],
  [
    'combo-hamburguesa',
    'a combination that shows some',
    (one) => one.combinations.some((row) => row.sectionIds?.length === 1 && one.sections.length > 1),
  ],
  [
    'patatas-bravas',
    'required, several, limited, two free',
    (one) =>
      one.optionGroups.some((group) => group.required && group.multiple && group.limit === 3 && group.freeCount === 2),
  ],
  [
    'helado-artesano',
    'flavours with allergens',
    (one) => valuesOf(one).filter((value) => value.addsAllergens.length > 0).length >= 3,
  ],
  [
    'tortilla-de-patatas',
    'a yes by default',
    (one) => one.optionGroups.some((group) => group.values.length === 2 && group.values[0]?.chosenByDefault),
  ],
  ['tortilla-de-patatas', 'a group not published', (one) => one.optionGroups.some((group) => !group.published)],
  ['salmorejo-cordobes', 'a separator', (one) => one.isNew && one.optionGroups.some((group) => group.isSeparator)],
  [
    'salmorejo-cordobes',
    'an allergen taken away',
    (one) => valuesOf(one).some((value) => value.removesAllergens.length > 0),
  ],
  [
    'cafe-con-leche',
    'a choice that swaps allergens and breaks a diet',
    (one) =>
      valuesOf(one).some(
        (value) => value.addsAllergens.length * value.removesAllergens.length * value.breaksDiets.length > 0,
      ),
  ],
  [
    'tostada-con-jamon',
    'traces',
    (one) =>
      one.traces.length > 0 && valuesOf(one).some((value) => value.price > 0 && value.removesAllergens.length > 0),
  ],
  [
    'hamburguesa-comanda',
    'ingredients it comes with',
    (one) =>
      one.sections.some(
        (section) =>
          section.areIngredients &&
          section.items.every((item) => item.originalQuantity > 0 && item.extraPrice > 0 && item.maxQuantity),
      ),
  ],
  [
    'hamburguesa-comanda',
    'extras, one of them not published',
    (one) => itemsOf(one).some((item) => item.isExtra && !item.published),
  ],
  [
    'hamburguesa-comanda',
    'suggestions with a title',
    (one) => one.relatedIds.length > 0 && one.suggestionTitle !== null,
  ],
  [
    'bocadillo-de-pollo',
    'two entries of one ingredient',
    (one) =>
      one.sections.some(
        (section) =>
          section.subtract && new Set(section.items.map((item) => item.product.id)).size < section.items.length,
      ),
  ],
  ['menu-del-dia', 'four courses', (one) => one.isMenu && one.sections.length === 4],
  [
    'menu-del-dia',
    'a main with sauce and side of its own',
    (one) => itemsOf(one).some((item) => item.product.sections.length === 2),
  ],
  [
    'menu-del-dia',
    'a dish of some days, one not published, a supplement',
    (one) =>
      itemsOf(one).some((item) => item.product.windows.length > 0) &&
      itemsOf(one).some((item) => !item.published) &&
      itemsOf(one).some((item) => item.price > 0),
  ],
  [
    'menu-degustacion',
    'three to five, one by one',
    (one) => one.oneByOne && one.sections.some((section) => section.minDishes === 3 && section.maxDishes === 5),
  ],
  ['menu-expres', 'configures itself', (one) => one.configuresItself],
  [
    'picoteo-para-compartir',
    'at least two of each, with a cap',
    (one) =>
      itemsOf(one).every((item) => item.minQuantity === 2) && itemsOf(one).some((item) => item.maxQuantity === 4),
  ],
  [
    'picoteo-para-compartir',
    'an extra price past what is included',
    (one) => itemsOf(one).some((item) => item.includedQuantity > 0 && item.extraPrice > 0),
  ],
  [
    'menu-doble-hamburguesa',
    'two of one configurable dish',
    (one) =>
      one.sections.some(
        (section) => section.minDishes === 2 && section.items.length === 1 && section.items[0]?.product.isConfigurable,
      ),
  ],
  [
    'poke-a-tu-gusto',
    'a second unit dearer',
    (one) =>
      one.sections.some(
        (section) => section.maxDishes === 2 && section.items.every((item) => item.extraPrice > item.price),
      ),
  ],
  [
    'poke-a-tu-gusto',
    'an item with allergens of its own',
    (one) => itemsOf(one).some((item) => item.allergens !== null),
  ],
  [
    'bandeja-umi',
    'attributes inside a section',
    (one) => itemsOf(one).some((item) => item.minQuantity > 1 && item.product.attributes.length > 0),
  ],
  ['buffet-libre', 'five per round', (one) => one.buffet?.platesPerRound === 5],
  ['buffet-infantil', 'three per round', (one) => one.buffet?.platesPerRound === 3],
  ['buffet-de-mediodia', 'no limit', (one) => one.buffet?.platesPerRound === null && one.windows.length === 5],
  ['servicio-de-salon', 'a tenth', (one) => one.service?.share === 1000 && one.categoryIds.length === 0],
  [
    'churros-con-chocolate',
    'until noon',
    (one) => one.windows.length === 7 && one.windows.every(({ to }) => to === getMinute('12:00')),
  ],
  [
    'croissant-a-la-plancha',
    'a category with hours',
    (one) => one.windows.length === 0 && categoriesOf(one).some((row) => row.windows.length > 0),
  ],
  [
    'bocadillo-de-madrugada',
    'past midnight',
    (one) => one.windows.some(crossesMidnight) && categoriesOf(one).some((row) => row.windows.some(crossesMidnight)),
  ],
  [
    'arroz-negro',
    'lunch only',
    (one) => one.windows.every(({ from }) => from === getMinute('13:00')) && one.windows.length === 7,
  ],
  [
    'paella-valenciana',
    'not delivered',
    (one) => !one.menuIds.includes(menuIds.delivery) && one.menuIds.includes(menuIds.whole),
  ],
  ['jamon-iberico-de-bellota', 'an old price', (one) => (one.oldPrice ?? 0) > one.price],
  ['gazpacho-andaluz', 'not published', (one) => !one.published],
  ['pimientos-de-padron', 'no description', (one) => one.description.base === ''],
  ['boquerones-en-vinagre', 'no picture', (one) => one.picture === null],
  ['tosta-de-escalivada', 'a very long name', (one) => one.name.base.length > 120],
  ['tabla-de-quesos', 'one store', (one) => one.storeIds.length === 1 && isRepriced(one)],
  ['vino-rioja-crianza', 'two VAT rates', (one) => one.vat.onPremises === 1000 && one.vat.takenAway === 2100],
  ['refresco-de-cola', 'a sugared drink', (one) => one.vat.takenAway === 2100 && one.allergens.length === 0],
  ['edamame-con-sal', 'a dish of a brand', (one) => categoriesOf(one).every((row) => row.brandId === brands[1]?.id)],
  ['hamburguesa-de-garbanzos', 'vegan with traces', (one) => one.diets.length > 0 && one.traces.length > 0],
  ['ostras-al-natural', 'eaten in only', (one) => !one.menuIds.includes(menuIds.pickup) && one.allergens.length > 0],
]
