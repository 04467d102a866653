import type { DemoSite } from '@comanda/demo/demo-site'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { picture } from '../database/schema/picture.ts'
import { site, siteHost, siteKey, siteLanguage } from '../database/schema/site.ts'
import { banner, brand, contentPage, socialLink } from '../database/schema/website.ts'
import { sanitiseText } from '../website/sanitise-text.ts'
import { toDemoLinkSecret } from './demo-link-secret.ts'
import { insertRows } from './insert-rows.ts'
import { listPictures } from './list-pictures.ts'

/** The site itself comes first: every other row refers to it. */
export async function insertWebsite(tx: Tx, demo: DemoSite): Promise<void> {
  const { website } = demo
  const siteId = website.id
  await insertRows(tx, site, [{ ...toSiteRow(website), tableLinkSecret: toDemoLinkSecret(siteId) }])
  await insertRows(
    tx,
    siteHost,
    demo.hosts.map((host) => ({ host, siteId })),
  )
  await insertRows(tx, siteKey, [{ siteId, ...demo.key, isDemo: true }])
  await insertRows(
    tx,
    siteLanguage,
    website.languages.map((language, position) => ({ siteId, language, position })),
  )
  await insertRows(
    tx,
    picture,
    listPictures(demo).map((made) => ({ siteId, ...made })),
  )
  await insertRows(tx, brand, inOrder(demo, demo.brands))
  const pages = demo.pages.map((page) => ({ ...page, body: sanitiseText(page.body) }))
  await insertRows(tx, contentPage, inOrder(demo, pages))
  await insertRows(tx, banner, inOrder(demo, demo.banners))
  await insertRows(tx, socialLink, inOrder(demo, demo.socials))
}

/** A site and its stores refer to each other, so these references are set once both exist. */
export async function linkWebsite(tx: Tx, { website }: DemoSite): Promise<void> {
  const { onlyStoreId, defaultStoreId, menuId } = website
  await tx.update(site).set({ onlyStoreId, defaultStoreId, menuId }).where(eq(site.id, website.id))
}

function toSiteRow(website: DemoSite['website']): typeof site.$inferInsert {
  const { colours, modes, scripts } = website
  return {
    ...website,
    onlyStoreId: null,
    defaultStoreId: null,
    menuId: null,
    colourPrimary: colours.primary,
    colourSecondary: colours.secondary,
    colourAccent: colours.accent,
    dark: colours.dark,
    followsVisitor: colours.followsVisitor,
    offersDelivery: modes.delivery,
    offersPickup: modes.pickup,
    offersTable: modes.table,
    offersDigitalCard: modes['digital-card'],
    offersTakehere: modes.takehere,
    scriptHead: scripts.head,
    scriptBody: scripts.body,
    scriptBooking: scripts.booking,
  }
}

function inOrder<T extends object>({ website }: DemoSite, rows: readonly T[]) {
  return rows.map((row, position) => ({ siteId: website.id, position, ...row }))
}
