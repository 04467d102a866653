import { expect, test } from '../journey.ts'

for (const version of [0, 1, 2, 3]) {
  test(`template ${version} shows the choices above the ingredients, each size with its price, and names the chosen one beside the button [CONFIG-007, CONFIG-027]`, async ({
    page,
    visit,
  }) => {
    await visit(`/products/croquetas-de-jamon?version=${version}`)
    const main = page.getByRole('main')
    const size = await main.getByText('Ración', { exact: true }).first().boundingBox()
    const ingredients = await main.getByRole('heading', { name: 'Ingredientes' }).boundingBox()
    expect(size?.y).toBeLessThan(ingredients?.y ?? 0)
    // Version 2 lists the sizes with a number each, and none is chosen before.
    if (version === 2) return
    const sizes = main.getByRole('radio')
    for (const chosen of await sizes.all()) {
      const label = (await chosen.evaluate((radio: HTMLInputElement) => radio.labels?.[0]?.textContent)) ?? ''
      expect(label).toMatch(/ · \d+,\d\d\u00a0€$/)
      await chosen.check()
      const name = label.split(' · ')[0] ?? ''
      await expect(main.getByRole('button', { name: /^Añadir · / })).toBeInViewport({ ratio: 1 })
      await expect(main.getByText(name, { exact: true }).last()).toBeInViewport({ ratio: 1 })
    }
  })
}
