import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { checkConfiguration } from '../catalogue/check-configuration.ts'
import { describeAllergens } from '../catalogue/describe-allergens.ts'
import { startConfiguration } from '../catalogue/start-configuration.ts'
import { withIngredients } from '../testing/choices.ts'
import { allergenNames, burger } from '../testing/worked-dishes.ts'
import { type WorkedExample, workedExamples } from '../testing/worked-examples.ts'
import { explain } from './explain.ts'
import { priceCart } from './price-cart.ts'

const documentPath = fileURLToPath(new URL('../../../../docs/rules.md', import.meta.url))

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
`
}

function renderExample({ title, story, cart }: WorkedExample, index: number): string {
  const price = priceCart(cart)
  const rows = explain(price).map(({ key, label, quantity, amount }) => [
    key.replace('price.', ''),
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
  const card = describeAllergens(burger, start, withIngredients)
  const names = (ids: readonly number[]) => ids.map((id) => allergenNames[id]).join(' and ')
  const avoidable = card.avoidable.map(({ allergenId }) => allergenId)
  const plain = describeAllergens(burger, { ...start, units: [] }, withIngredients)
  return `As it comes it contains ${names(card.contains)}; it can be made without ${names(avoidable)}, by leaving the cheese out. Without its ingredients it contains ${names(plain.contains)}.`
}

function euros(amount: number): string {
  return `${(amount / 100).toFixed(2).replace('.', ',')} €`
}
