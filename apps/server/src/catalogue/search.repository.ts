import type { ProductId, SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { product } from '../database/schema/product.ts'
import { transact } from '../database/transact.ts'

export interface SimilarSearch {
  readonly siteId: SiteId
  /** Folded, and each long enough to be misspelt. */
  readonly words: readonly string[]
  readonly language: LanguageCode
  readonly limit: number
}

/** A word with a letter or two wrong, missing or swapped is still found; another word is not. */
const likeEnough = 0.4

/** Products whose words are similar to every searched word, the most similar first; a name counts more. */
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
            // The index narrows the search over all languages, then the reader's own language decides.
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

/** Whether the database lacks the extension that compares words. */
export function lacksSimilarity(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  // The function, operator or setting does not exist: the extension is missing, or we may not use it.
  return ['42883', '42704', '42501'].includes(String((cause as { code?: unknown }).code))
}

function read(text: SQL, language: LanguageCode): SQL {
  return sql`coalesce(nullif(${text} -> 'variants' ->> ${language}, ''), ${text} ->> 'base', '')`
}
