import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { canAvoid } from '../catalogue/can-avoid.ts'
import { checkConfiguration } from '../catalogue/check-configuration.ts'
import { toDish } from '../catalogue/concern.ts'
import { listContained } from '../catalogue/list-contained.ts'
import { startConfiguration } from '../catalogue/start-configuration.ts'
import { withIngredients } from '../testing/choices.ts'
import { allergenNames, burger } from '../testing/worked-dishes.ts'
import { type WorkedExample, workedExamples } from '../testing/worked-examples.ts'
import { priceCart } from './price-cart.ts'

const documentPath = fileURLToPath(new URL('../../../../docs/rules.md', import.meta.url))

/** Our own readings where the documents are silent; each is proven by a test of its rule. */
const silences = [
  'The cap of a sub-product (`conf_qty_extra_max`) is per dish, as the minimum and maximum of its section are: a line of two may hold twice as many.',
  'More dishes on a line bring their own ingredients as long as nobody touched them; a choice is never dropped because the quantity falls, the diner is told what is too many.',
  'Without a matching combination a dish with variants cannot be ordered; a dish with attributes and no combinations at all sells at its base price.',
  'Minimums of coupons and free shipping look at the goods before promotions: an offer never makes a cart dearer.',
  'A coupon comes off the goods, a receipt off goods and service; shipping and tip are paid in full.',
  'Discount and shipping are shared over the tax rates by what was bought at each; a tip is given, not sold, and bears no tax.',
  'Food of a buffet costs nothing with all its extras, and takes part in no promotion.',
  'A promotion not offered at tables still holds in every other mode.',
  'Equal prices are taken by product, then by combination, so that the order of adding never decides which unit an offer uses.',
  'An option takes an allergen from the dish itself only, never from what another choice brings in; ingredients a store does not show count as eaten.',
] as const

test.each(workedExamples)('$title', ({ cart, total }) => {
  expect(priceCart(cart).total).toBe(total)
  for (const line of cart.lines) {
    const product = cart.products.get(line.productId)
    if (product === undefined) throw new Error('an example knows its dishes')
    const context = { hidesIngredients: false, moment: cart.moment }
    expect(checkConfiguration(product, line.configuration, line.quantity, context)).toEqual({ allowed: true })
  }
})

describe('docs/rules.md', () => {
  const text = renderDocument(workedExamples)

  it('has ten examples', () => expect(workedExamples).toHaveLength(10))

  it('says what the rules say; WRITE_DOCS=1 writes it anew', () => {
    if (process.env.WRITE_DOCS === '1') writeFileSync(documentPath, text)
    expect(existsSync(documentPath) && readFileSync(documentPath, 'utf8')).toBe(text)
  })
})

function renderDocument(examples: readonly WorkedExample[]): string {
  return `# The rules at work

Ten dishes and carts, priced by the functions that charge them (\`packages/rules\`). Every euro of a total belongs to a
part, and the parts sum to the total. Prices include tax; the last rows say how much of it.

This page is written by \`packages/rules/src/pricing/worked-examples.test.ts\`, which fails when it no longer tells the
truth; \`WRITE_DOCS=1\` before the test command writes it anew.

${examples.map(renderExample).join('\n')}
## What is in the burger

${renderAllergens()}

## Where the documents are silent

${silences.map((silence) => `- ${silence}`).join('\n')}
`
}

function renderExample({ title, story, cart }: WorkedExample, index: number): string {
  const price = priceCart(cart)
  const parts = [...price.lines.flatMap((line) => line.parts), ...price.parts]
  const rows = parts.map(({ kind, label, quantity, amount }) => [
    kind,
    label?.base ?? '',
    quantity === 1 ? '' : `${quantity} ×`,
    euros(amount),
  ])
  const taxes = price.vat.map(({ rate, base, vat }) => [
    'tax contained',
    `${rate / 100} % of ${euros(base)}`,
    '',
    euros(vat),
  ])
  const table = [...rows, ['**total**', '', '', `**${euros(price.total)}**`], ...taxes]
  return `## ${index + 1}. ${title}

${story}

| part | of | quantity | amount |
|---|---|---:|---:|
${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
}

function renderAllergens(): string {
  const start = startConfiguration(burger, 1, withIngredients)
  const { contains } = listContained(burger, start, withIngredients)
  const names = (ids: readonly number[]) => ids.map((id) => allergenNames[id]).join(' and ')
  const avoidable = contains.filter((id) => canAvoid(toDish(burger), [{ kind: 'allergen', id }], withIngredients))
  const plain = listContained(burger, { ...start, units: [] }, withIngredients)
  return `As it comes it contains ${names(contains)}; it can be made without ${names(avoidable)}, by leaving the cheese out. Without its ingredients it contains ${names(plain.contains)}.`
}

function euros(amount: number): string {
  return `${(amount / 100).toFixed(2).replace('.', ',')} €`
}
