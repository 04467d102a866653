import { type ProductId, type SiteId, toId } from '@comanda/rules/ids'
import { setPublication } from '../../apps/server/src/catalogue/set-publication.ts'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { expect, test } from '../journey.ts'

// Both sizes change a dish at the same time, so each has its own.
const dishes = {
  phone: { id: 206, name: 'Gambas al ajillo' },
  desktop: { id: 205, name: 'Pulpo a la gallega' },
} as const

test('a dish taken off sale says so on an open page [CATALOGUE-017, CATALOGUE-024]', async ({ page, visit }, {
  project,
}) => {
  const dish = dishes[project.name as keyof typeof dishes]
  const database = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  const publish = (published: boolean) =>
    setPublication(database.db, { siteId: toId<SiteId>(1), productId: toId<ProductId>(dish.id), published })
  try {
    const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
    await visit('/')
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
    await publish(true)
    await database.close()
  }
})
