import { socios } from '@comanda/demo/socios/socios'
import { type SiteId, toId } from '@comanda/rules/ids'
import { localText } from '@comanda/rules/text/local-text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { site } from '../database/schema/site.ts'
import { store } from '../database/schema/store.ts'
import { aSave, aSetup } from '../testing/cart/carts.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { signTableLink } from '../venue/table-link.ts'

let club: TestApp
beforeAll(async () => {
  club = await createTestApp()
})
afterAll(() => club.close())

const [house] = socios.stores
const room = house?.resources.find(({ kind }) => kind === 'room')

async function sit(position: number, signature: string | null) {
  if (house === undefined || room === undefined) throw new Error('the club has no room')
  const { client } = await club.visit({ host: 'socios.localhost' })
  const setup = aSetup({ mode: 'table', storeId: house.id, resourceId: room.id, position, signature })
  return client.saveCart(aSave({ setup }))
}

async function sign(position: number): Promise<string> {
  if (house === undefined || room === undefined) throw new Error('the club has no room')
  const { db } = club.database
  const [{ secret } = { secret: '' }] = await db
    .select({ secret: site.tableLinkSecret })
    .from(site)
    .where(eq(site.id, socios.website.id))
  const [{ epoch } = { epoch: 0 }] = await db
    .select({ epoch: store.tableLinkEpoch })
    .from(store)
    .where(eq(store.siteId, socios.website.id))
  return signTableLink({ storeId: house.id, resourceId: room.id, position }, { secret, epoch })
}

it('opens a table to whoever has its code, and to nobody with a plain or a foreign link', async () => {
  expect(await sit(1, await sign(1))).toMatchObject({ existed: false })
  for (const signature of [null, '', 'AAAAAAAAAAAAAAAA', await sign(2)]) {
    expect(await sit(1, signature)).toMatchObject({ refused: 'code-to-read-again' })
  }
})

it('ends the old codes when the venue makes new ones', async () => {
  const old = await sign(2)
  await club.database.db.update(store).set({ tableLinkEpoch: 2 }).where(eq(store.siteId, socios.website.id))
  await expect.poll(() => sit(2, old)).toMatchObject({ refused: 'code-to-read-again' })
  expect(await sit(2, await sign(2))).not.toHaveProperty('refused')
})

it('is what a new site has, until somebody decides otherwise [F-064]', async () => {
  const colours = { colourPrimary: '#000000', colourSecondary: '#ffffff', colourAccent: '#ff0000' }
  const [added] = await club.database.db
    .insert(site)
    .values({ id: toId<SiteId>(77), title: 'Nuevo', storeName: 'Nuevo', description: localText(''), ...colours })
    .returning()
  expect(added).toMatchObject({ signedTableLinks: true })
})
