import type { ProductId, SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { product } from '../database/schema/product.ts'
import { transact } from '../database/transact.ts'

export interface SimilarSearch {
  readonly siteId: SiteId
  /** Folded, each long enough to be misspelt. */
  readonly words: readonly string[]
  readonly language: LanguageCode
  readonly limit: number
}

/** A letter or two wrong, missing or swapped still finds the word; another word does not. */
const likeEnough = 0.4

/** Products whose words come near every word looked for, the nearest first; a name counts for more than the rest. */
export async function listSimilarProducts(
  database: Database,
  { siteId, words, language, limit }: SimilarSearch,
): Promise<ProductId[]> {
  const inName = read(sql`${product.name}`, language)
  const inAll = sql`${inName} || ' ' || ${read(sql`${product.description}`, language)} || ' ' || ${read(sql`${product.ingredients}`, language)}`
  const near = words.map((word) => sql`word_similarity(${word}, fold_text(${inAll}))`)
  const named = words.map((word) => sql`word_similarity(${word}, fold_text(${inName}))`)
  const score = sql.join([...near, ...named], sql` + `)
  return transact(database, async (tx) => {
    await tx.execute(sql.raw(`set local pg_trgm.word_similarity_threshold = ${likeEnough}`))
    const rows = await tx
      .select({ id: product.id })
      .from(product)
      .where(
        sql.join(
          [
            sql`${product.siteId} = ${siteId} and ${product.active}`,
            // The index narrows it down over all languages, then the reader's own decides.
            ...words.map((word) => sql`${word} <% ${product.searchText}`),
            ...near.map((similarity) => sql`${similarity} >= ${likeEnough}`),
          ],
          sql` and `,
        ),
      )
      .orderBy(sql`${score} desc`, product.position, product.id)
      .limit(limit)
    return rows.map(({ id }) => id)
  })
}

/** Whether the database can tell how alike two words are. */
export function lacksSimilarity(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  // No such function, operator or setting: the extension is not there, or not for us.
  return ['42883', '42704', '42501'].includes(String((cause as { code?: unknown }).code))
}

function read(text: SQL, language: LanguageCode): SQL {
  return sql`coalesce(nullif(${text} -> 'variants' ->> ${language}, ''), ${text} ->> 'base', '')`
}
