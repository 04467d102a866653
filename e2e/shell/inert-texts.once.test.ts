import { carta } from '@comanda/demo/carta/carta'
import type { SiteId } from '@comanda/rules/ids'
import { localText } from '@comanda/rules/text/local-text'
import { eq } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/database/database.ts'
import { contentPage } from '../../apps/server/src/database/schema/website.ts'
import { clickAtRest } from '../click-at-rest.ts'
import { expect, test } from '../journey.ts'
import { makeSite } from '../make-site.ts'

const attack = '</script></title><script>window.attacked = 1</script><img src=x onerror="window.attacked = 2">"\'><b>'

test('a script in a name, a text or the address stays text', async ({ page, visit }, { project }) => {
  // As if it had passed the sanitiser, which runs when pages are saved.
  const spoil = (database: Database, id: SiteId) =>
    database
      .update(contentPage)
      .set({ body: localText(`<p>Hola</p>${attack}`) })
      .where(eq(contentPage.siteId, id))
  const { url } = await makeSite(
    `inert-${project.name}`,
    (site) => ({
      ...site,
      website: {
        ...site.website,
        title: `Título ${attack}`,
        storeName: `Casa ${attack}`,
        description: localText(`Lema ${attack}`),
        email: `a${attack}@example.com`,
      },
      products: site.products.map((dish, at) =>
        at === 0 ? { ...dish, name: localText(`Plato ${attack}`), description: localText(attack) } : dish,
      ),
    }),
    spoil,
  )
  const attacked = () => page.evaluate(() => (window as { attacked?: number }).attacked)

  for (const path of [
    '/',
    `/products/${carta.products[0]?.slug}`,
    '/pages/cookies',
    `/?lang=${encodeURIComponent(attack)}`,
  ]) {
    await page.goto(`${url}${path}`)
    await expect(page.locator('body')).toContainText('Casa </script>')
    expect(await attacked()).toBeUndefined()
  }
  await visit(`${url}/?q=${encodeURIComponent(attack)}#${encodeURIComponent(attack)}`)
  // A search has a page of its own.
  await expect(page).toHaveTitle(`La carta · Título ${attack}`)
  await clickAtRest(page.getByRole('contentinfo').getByRole('button', { name: 'Política de cookies' }))
  await expect(page.getByRole('dialog').getByText('Hola')).toBeVisible()
  expect(await attacked()).toBeUndefined()
  await page.keyboard.press('Escape')

  await page.goto(`${url}/${encodeURIComponent(attack)}`)
  expect(await attacked()).toBeUndefined()
})
