import { carta } from '@comanda/demo/carta/carta'
import type { DemoSite } from '@comanda/demo/demo-site'
import type { Category, Product } from '@comanda/rules/catalogue/product'
import { type CategoryId, type ProductId, type SiteId, toId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../../apps/server/src/database/database.ts'
import { transact } from '../../apps/server/src/database/transact.ts'
import { insertCatalogue } from '../../apps/server/src/demo/insert-catalogue.ts'
import { insertStores } from '../../apps/server/src/demo/insert-stores.ts'
import { insertWebsite, linkWebsite } from '../../apps/server/src/demo/insert-website.ts'
import { toPlainDish } from '../../e2e/to-plain-dish.ts'

export const dishesPerCategory = 60

/** A digital menu with so many dishes, sixty in a category: those of the demo, repeated. */
export function siteOf(dishes: number): DemoSite {
  const id = toId<SiteId>(10_000 + dishes)
  const made = Array.from({ length: Math.ceil(dishes / dishesPerCategory) }, (_, at) => categoryAt(at))
  return {
    ...carta,
    website: { ...carta.website, id, title: `Carta de ${dishes} platos` },
    hosts: [`dishes-${dishes}.localhost`],
    key: { publicKey: `demo-dishes-${dishes}`, password: `demo-key-not-for-production-${id}` },
    categories: made,
    products: Array.from({ length: dishes }, (_, at) => dishAt(at)),
    staff: [],
  }
}

function categoryAt(at: number): Category {
  const like = carta.categories[at % carta.categories.length] as Category
  return { ...like, id: toId<CategoryId>(at + 1), slug: `category-${at + 1}`, parentId: null, featured: at < 3 }
}

function dishAt(at: number): Product {
  const simple = carta.products.filter(({ sections, service }) => sections.length === 0 && service === null)
  const like = simple[at % simple.length] as Product
  const categoryId = toId<CategoryId>(Math.floor(at / dishesPerCategory) + 1)
  return toPlainDish(like, {
    categoryId,
    id: toId<ProductId>(at + 1),
    slug: `dish-${at + 1}`,
    featured: at < 6,
  })
}

/** Otherwise references are checked row by row, which takes a minute for 6,000 dishes; these rows are known to be valid. */
const withoutChecks = "set local session_replication_role = 'replica'"

export async function insertSite(db: Database, site: DemoSite): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql.raw(withoutChecks))
    await insertWebsite(tx, site)
    await insertStores(tx, site)
    await insertCatalogue(tx, site)
    await linkWebsite(tx, site)
  })
}

/** Copies a site by copying its rows in every table that refers to it; each copy has its own host and key. */
export async function copySite(pool: Pool, siteId: SiteId, copies: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(withoutChecks)
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
      select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name
      having (bool_or(column_name = 'site_id') or table_name = 'site') and table_name not in ('visitor_session', 'live_event')`)
    for (const { name, columns } of tables) {
      const key = name === 'site' ? 'id' : 'site_id'
      const values = columns.map((column) => {
        if (column === key) return 'copy'
        return `${name}.${column}` in unique ? unique[`${name}.${column}`] : `"${column}"`
      })
      const listed = columns.map((column) => `"${column}"`).join(', ')
      await client.query(
        `insert into "${name}" (${listed}) overriding system value
          select ${values.join(', ')} from "${name}", generate_series(20001, ${20_000 + copies}) as copy
          where "${name}".${key} = $1`,
        [siteId],
      )
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

const unique: Readonly<Record<string, string>> = {
  'site_host.host': "'copy-' || copy || '.localhost'",
  'site_key.public_key': "'demo-copy-' || copy",
}
