import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { type ProductId, toId } from '@comanda/rules/ids'
import { setPublication } from '../../apps/server/src/catalogue/set-publication.ts'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { expect, test } from '../journey.ts'
import { makeSite } from '../make-site.ts'

const dish = { id: toId<ProductId>(206), name: 'Gambas al ajillo' }

test('a dish taken off sale says so on an open page [CATALOGUE-017, CATALOGUE-024]', async ({ page, visit }) => {
  // Other journeys count the dishes of the demo meanwhile.
  const { id: siteId, url } = await makeSite('sin-venta', () => casaComanda)
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  const publish = (published: boolean) => setPublication(database.db, { siteId, productId: dish.id, published })
  try {
    const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
    await visit(url)
    await listening
    const card = page.getByRole('article').filter({ hasText: dish.name }).last()
    await expect(card.getByRole('button')).toHaveText('Iniciar pedido')

    await publish(false)
    await expect(card).toContainText('Producto temporalmente no disponible')
    await expect(card.getByRole('button')).toHaveCount(0)
    const said = `${dish.name}: producto temporalmente no disponible`
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()

    await publish(true)
    await expect(card.getByRole('button')).toHaveText('Iniciar pedido')
  } finally {
    await database.close()
  }
})
