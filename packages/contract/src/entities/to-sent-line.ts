import type { CartLine } from '@comanda/rules/cart/cart'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Product } from '@comanda/rules/catalogue/product'
import { basisPoints, cents } from '@comanda/rules/money/cents'
import { containedVat } from '@comanda/rules/money/contained-vat'
import type { CartLinePrice } from '@comanda/rules/pricing/cart-price'
import { chargeOptions } from '@comanda/rules/pricing/charge-options'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { SentChoice, SentLine, SentUnit } from './cart-item.ts'
import { toLinePromotion } from './line-money.ts'

interface PricedLine {
  readonly line: CartLine
  readonly product: Product
  readonly price: CartLinePrice
  readonly language: LanguageCode
}

/** A line with everything that the wire says of it, in its reader's language and at the prices they see. */
export function toSentLine({ line, product, price, language }: PricedLine): SentLine {
  const rate = basisPoints(price.vatRate)
  return {
    lineId: line.id,
    productId: line.productId,
    quantity: line.quantity,
    notes: line.notes,
    ...(line.allergies && { allergies: line.allergies }),
    ...(line.allergyAnswer && { allergyAnswer: line.allergyAnswer }),
    course: line.course,
    device: line.addedBy,
    choice: toSentChoice(product, line.configuration, language),
    shown: {
      name: nameCombination(product, line.configuration, language) ?? readText(product.name, language),
      isMenu: product.isMenu,
      unitPrice: price.unitPrice,
      total: price.fullTotal,
      optionsPrice: price.optionsPrice,
      finalTotal: cents(price.total),
      promotion: toLinePromotion(price.discounts),
      vat: { rate, amount: containedVat(price.total, rate) },
    },
  }
}

function toSentChoice(product: Product, configuration: Configuration, language: LanguageCode): SentChoice {
  return {
    valueIds: configuration.valueIds,
    options: chargeOptions(product, configuration).map(({ value, isFree }) => ({
      valueId: value.id,
      name: readText(value.name, language),
      price: value.price,
      isFree,
    })),
    units: configuration.units.flatMap((unit): SentUnit[] => {
      const section = product.sections.find(({ id }) => id === unit.sectionId)
      const item = section?.items.find(({ id }) => id === unit.itemId)
      if (item === undefined) return []
      const { sectionId, itemId } = unit
      const choice = toSentChoice(item.product, unit.configuration, language)
      const shown = { productId: item.product.id, name: readText(item.product.name, language) }
      return [{ sectionId, itemId, includedQuantity: item.includedQuantity, price: item.price, choice, shown }]
    }),
  }
}
