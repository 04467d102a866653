import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type {
  AttributeValueId,
  LineId,
  OptionGroupId,
  OptionValueId,
  ProductId,
  SectionId,
  SectionItemId,
} from '@comanda/rules/ids'
import type { PastLine } from '@comanda/rules/order/plan-repeat'
import { z } from 'zod/mini'
import { wireText } from '../wire/list.ts'
import { wireId, wireUuid, wireWhole } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { type ListedProducts, wireProducts } from './product.ts'

/** The lines of an order as they were sold, and their dishes as they are sold now, so that it can be ordered again. */
export interface PastOrder {
  readonly lines: readonly PastLine[]
  readonly menu: ListedProducts
}

const choiceFields = {
  attr: z.array(wireId<AttributeValueId>()),
  options_selected: z.array(z.object({ option: wireId<OptionGroupId>(), id: wireId<OptionValueId>() })),
}
const choice = z.object(choiceFields)
const unitFields = { ...choiceFields, section: wireId<SectionId>(), id: wireId<SectionItemId>() }
const innerUnit = z.object(unitFields)
const outerUnit = z.object({ ...unitFields, children_selected: z.array(innerUnit) })

const pastLine = z.codec(
  z.object({
    id: wireUuid<LineId>(),
    product: wireId<ProductId>(),
    name: z.string(),
    qty: wireWhole,
    extra_text: wireText,
    sale_price_total: wirePrice,
    ...choiceFields,
    configuration: z.array(outerUnit),
  }),
  z.custom<PastLine>(),
  {
    decode: ({ id, product, name, qty, extra_text, sale_price_total, configuration, ...chosen }) => ({
      id,
      productId: product,
      name,
      quantity: qty,
      notes: extra_text,
      total: sale_price_total,
      configuration: {
        ...readChoice(chosen),
        units: configuration.map(({ children_selected, ...unit }) => ({
          ...readUnit(unit),
          configuration: { ...readChoice(unit), units: children_selected.map(readUnit) },
        })),
      },
    }),
    encode: ({ id, productId, name, quantity, notes, total, configuration }) => ({
      id,
      product: productId,
      name,
      qty: quantity,
      extra_text: notes,
      sale_price_total: total,
      ...writeChoice(configuration),
      configuration: configuration.units.map((unit) => ({
        ...writeUnit(unit),
        children_selected: unit.configuration.units.map(writeUnit),
      })),
    }),
  },
)

export const wirePastOrder = z.codec(
  z.object({ items: z.array(pastLine), products: wireProducts }),
  z.custom<PastOrder>(),
  {
    decode: ({ items, products }) => ({ lines: items, menu: products }),
    encode: ({ lines, menu }) => ({ items: [...lines], products: menu }),
  },
)

function readChoice({ attr, options_selected }: z.output<typeof choice>): Configuration {
  return {
    valueIds: attr,
    options: options_selected.map(({ option, id }) => ({ groupId: option, valueId: id })),
    units: [],
  }
}

function readUnit(unit: z.output<typeof innerUnit>): Configuration['units'][number] {
  return { sectionId: unit.section, itemId: unit.id, configuration: readChoice(unit) }
}

function writeChoice({ valueIds, options }: Configuration): z.output<typeof choice> {
  return {
    attr: [...valueIds],
    options_selected: options.map(({ groupId, valueId }) => ({ option: groupId, id: valueId })),
  }
}

function writeUnit({ sectionId, itemId, configuration }: Configuration['units'][number]): z.output<typeof innerUnit> {
  return { section: sectionId, id: itemId, ...writeChoice(configuration) }
}
