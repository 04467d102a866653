import { type AllergyAnswer, allergyWishes } from '@comanda/rules/cart/allergy-wish'
import type { NamedChoice, NamedUnit } from '@comanda/rules/catalogue/named-choice'
import type { AllergenId, AttributeValueId, LineId, ProductId, SectionId, SectionItemId } from '@comanda/rules/ids'
import type { BasisPoints, Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { atMost, checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireList } from '../wire/list.ts'
import { wireId, wireUuidOrNull, wireWhole, wireWholeText } from '../wire/number.ts'
import { wirePercent, wirePriceOrNull } from '../wire/price.ts'
import { typedLineOrEmpty, typedLineOrNull } from '../wire/typed-text.ts'
import { type LinePromotion, promotionFields, readLinePromotion, writeLinePromotion } from './line-money.ts'
import { type SelectedOption, wireSelectedOption } from './selected-option.ts'

/** A line as it is sent: the line itself, and what its sender showed for it. */
export interface SentLine {
  readonly lineId: LineId | null
  readonly productId: ProductId
  readonly quantity: number
  readonly notes: string
  readonly allergies?: readonly AllergenId[]
  readonly allergyAnswer?: AllergyAnswer | null
  readonly course: number
  readonly choice: SentChoice
  /** The device that sent it, so that it can recognise its own change. */
  readonly device: string | null
  readonly shown: ShownLine
}

/** Names and amounts for people and for comparison; the server uses none of them. */
export interface ShownLine {
  readonly name: string
  readonly isMenu: boolean
  readonly unitPrice: Cents | null
  /** The line by itself, before promotions. */
  readonly total: Cents | null
  readonly optionsPrice: Cents | null
  readonly promotion: LinePromotion
  /** After promotions. */
  readonly finalTotal: Cents | null
  readonly vat: { readonly rate: BasisPoints; readonly amount: Cents | null } | null
}

export interface SentChoice extends NamedChoice {
  readonly options: readonly SelectedOption[]
  readonly units: readonly SentUnit[]
}

export interface SentUnit extends NamedUnit {
  readonly choice: SentChoice
  readonly includedQuantity: number
  readonly price: Cents | null
  /** The name of it, for people and for the kitchen; its item and section already say it. */
  readonly shown?: { readonly productId: ProductId; readonly name: string }
}

const mostOptions = 200
const mostUnits = 2_000
/** Declared by a diner; all that a site lists would fit. */
export const wireAllergies = z.optional(checked(wireList(wireId<AllergenId>()), atMost(100)))
/** What a diner answered who was told that the dish meets a declared allergy. */
const wireAllergyAnswer = z.object({
  wish: z.enum(allergyWishes),
  allergens: checked(wireList(wireId<AllergenId>()), atMost(100)),
})
const options = checked(wireList(wireSelectedOption), atMost(mostOptions))
const values = checked(wireList(wireId<AttributeValueId>()), atMost(mostOptions))

/** Configurations are saved one unit at a time (CART-033, OPEN-058). */
const unitFields = {
  id: wireId<SectionItemId>(),
  section: wireId<SectionId>(),
  qty: z.nullish(z.union([z.literal(1), z.literal('1')])),
  conf_qty: z.nullish(wireWhole),
  conf_price: wirePriceOrNull,
  attr: values,
  options_selected: options,
  product: z.optional(wireId<ProductId>()),
  name: z.optional(typedLineOrEmpty(1000)),
  order_type: z.optional(wireWholeText),
}
const innerUnit = z.object(unitFields)
const outerUnit = z.object({ ...unitFields, children_selected: units(innerUnit) })
type InnerFields = z.output<typeof innerUnit>
type OuterFields = z.output<typeof outerUnit>

export const itemFields = {
  id: wireUuidOrNull<LineId>(),
  sender_uuid: typedLineOrNull(64),
  menu: wireFlag,
  product: wireId<ProductId>(),
  qty: wireWhole,
  sale_price_unit: wirePriceOrNull,
  sale_price_total: wirePriceOrNull,
  total_price: wirePriceOrNull,
  optionsPrice: wirePriceOrNull,
  name: typedLineOrEmpty(1000),
  extra_text: typedLineOrEmpty(500),
  allergies: wireAllergies,
  allergy_answer: z.optional(wireAllergyAnswer),
  orderType: z.nullish(wireWholeText),
  tax: z.nullish(wirePercent),
  tax_amount: wirePriceOrNull,
  attr: values,
  options_selected: options,
  configuration: units(outerUnit),
}
const cartItem = z.object({ ...itemFields, ...promotionFields })
export type CartItemFields = z.output<typeof cartItem>

/** CART-032. */
export const wireCartItem = z.codec(cartItem, z.custom<SentLine>(), { decode: readItem, encode: writeItem })

export function readItem(fields: CartItemFields): SentLine {
  return {
    lineId: fields.id,
    productId: fields.product,
    quantity: fields.qty,
    notes: fields.extra_text.trim(),
    ...(fields.allergies && { allergies: fields.allergies }),
    ...(fields.allergy_answer && { allergyAnswer: fields.allergy_answer }),
    course: fields.orderType ?? 0,
    device: fields.sender_uuid,
    choice: {
      valueIds: fields.attr,
      options: fields.options_selected,
      units: fields.configuration.map((unit) => readUnit(unit, unit.children_selected)),
    },
    shown: {
      name: fields.name,
      isMenu: fields.menu,
      unitPrice: fields.sale_price_unit,
      total: fields.sale_price_total,
      optionsPrice: fields.optionsPrice,
      finalTotal: fields.total_price,
      promotion: readLinePromotion(fields),
      vat: fields.tax == null ? null : { rate: fields.tax, amount: fields.tax_amount },
    },
  }
}

function readUnit(fields: InnerFields, children: readonly InnerFields[]): SentUnit {
  return {
    sectionId: fields.section,
    itemId: fields.id,
    includedQuantity: fields.conf_qty ?? 0,
    price: fields.conf_price,
    choice: {
      valueIds: fields.attr,
      options: fields.options_selected,
      units: children.map((child) => readUnit(child, [])),
    },
  }
}

export function writeItem(line: SentLine): CartItemFields {
  const { choice, shown } = line
  return {
    id: line.lineId,
    sender_uuid: line.device,
    menu: shown.isMenu,
    product: line.productId,
    qty: line.quantity,
    sale_price_unit: shown.unitPrice,
    sale_price_total: shown.total,
    ...writeLinePromotion(shown.promotion),
    name: shown.name,
    extra_text: line.notes,
    ...(line.allergies && line.allergies.length > 0 && { allergies: [...line.allergies] }),
    ...(line.allergyAnswer && {
      allergy_answer: { wish: line.allergyAnswer.wish, allergens: [...line.allergyAnswer.allergens] },
    }),
    orderType: line.course,
    tax: shown.vat?.rate ?? null,
    tax_amount: shown.vat?.amount ?? null,
    total_price: shown.finalTotal,
    attr: choice.valueIds,
    options_selected: choice.options,
    optionsPrice: shown.optionsPrice,
    configuration: choice.units.map((unit) => writeOuterUnit(unit, line.course)),
  }
}

/** A unit is sent to the kitchen with its line, so it has the course of the line. */
function writeOuterUnit(unit: SentUnit, course: number): OuterFields {
  const children = unit.choice.units.map((child) => writeInnerUnit(child, course))
  return { ...writeInnerUnit(unit, course), children_selected: children }
}

function writeInnerUnit(unit: SentUnit, course: number): InnerFields {
  const { sectionId, itemId, includedQuantity, price, choice, shown } = unit
  return {
    id: itemId,
    section: sectionId,
    qty: 1,
    conf_qty: includedQuantity,
    conf_price: price,
    attr: choice.valueIds,
    options_selected: choice.options,
    order_type: course,
    ...(shown && { product: shown.productId, name: shown.name }),
  }
}

function units<Unit extends z.ZodMiniType>(unit: Unit) {
  return checked(wireList(unit), atMost(mostUnits))
}
