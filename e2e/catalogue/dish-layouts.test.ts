import { expect, test } from '../journey.ts'

for (const version of [0, 1, 2, 3]) {
  test(`template ${version} lays a dish out in its own way [CONFIG-006, CONST-017]`, async ({
    page,
    visit,
    isMobile,
  }) => {
    await visit(`/products/croquetas-de-jamon?version=${version}`)
    const main = page.getByRole('main')
    const picture = await main.locator('picture img').first().boundingBox()
    const choices = await main.getByText('Ración', { exact: true }).first().boundingBox()
    if (!picture || !choices) throw new Error('a dish shows its picture and its choices')
    const name = await main.getByRole('heading', { level: 1 }).boundingBox()
    const screen = page.viewportSize()
    if (!name || !screen) throw new Error('a dish has a name')
    expect(picture.height).toBeLessThanOrEqual(360)
    expect(choices.y + choices.height).toBeLessThan(screen.height)
    // A small one beside the name, one below the name, one from edge to edge, and one at the top of a card.
    const looks = {
      isSmall: picture.width < screen.width / 3 && picture.x >= name.x + name.width,
      isBelowName: picture.y >= name.y + name.height,
      isWide: picture.width === screen.width,
      isInCard: await main.locator('picture').first().evaluate(isAtTopOfCard),
    }
    expect(looks).toEqual({
      isSmall: version === 0,
      isBelowName: version === 1,
      isWide: version === 2,
      isInCard: version === 3,
    })
    const isBeside = choices.x >= picture.x + picture.width
    expect(isBeside).toBe(!isMobile && (version === 1 || version === 3))
    if (version !== 2) {
      await expect(main.getByRole('radio')).toHaveCount(2)
      return
    }
    await test.step('each size is counted by itself, from zero on [CONFIG-008, CONFIG-009, ERRORS-035, PRICE-007, CONST-013]', async () => {
      await expect(main.getByText('No se ha añadido ninguna cantidad de producto')).toBeVisible()
      const add = main.getByRole('button', { name: /^Añadir · / })
      await expect(add).toHaveAttribute('aria-disabled', 'true')
      await add.click({ force: true })
      await expect(page.getByRole('alert')).toHaveText('No se ha añadido ninguna cantidad de producto')
      // Each size starts at zero and cannot go below.
      const rowsOfSizes = main.getByRole('group')
      await expect(rowsOfSizes.getByRole('status')).toHaveText(['0', '0'])
      for (const fewer of await main.getByRole('button', { name: /^Quitar .*uds/ }).all())
        await expect(fewer).toBeDisabled()
      const more = main.getByRole('button', { name: /^Añadir .*uds/ })
      await more.first().click()
      await more.last().click()
      await expect(add).not.toHaveAttribute('aria-disabled', 'true')
      const rows = main.getByRole('listitem').filter({ has: page.getByRole('group') })
      const prices = await rows.allTextContents()
      const cents = prices.map((text) => Number(/(\d+),(\d\d)/.exec(text)?.slice(1).join('')))
      const total = cents.reduce((sum, price) => sum + price, 0)
      await expect(add).toContainText(`${Math.floor(total / 100)},${String(total % 100).padStart(2, '0')}`)
    })
  })
}

/** The card is the nearest element around the picture that cuts it off. */
function isAtTopOfCard(picture: Element): boolean {
  const card = picture.closest('[data-plate-part="head"]')
  return card !== null && getComputedStyle(card).overflow === 'hidden'
}
