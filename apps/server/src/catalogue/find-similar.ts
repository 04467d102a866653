import type { ProductId, SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { listSearchWords } from '@comanda/rules/text/search-text'
import type { Database } from '../database/database.ts'
import { lacksSimilarity, listSimilarProducts } from './search.repository.ts'

/** Products similar to what was typed, the most similar first. */
export type FindSimilar = (siteId: SiteId, text: string, language: LanguageCode) => Promise<readonly ProductId[]>

export interface FindsSimilar {
  readonly findSimilar: FindSimilar
}

/** Shorter words are similar to too many others. */
const shortestWord = 4
const mostWords = 6
const mostFound = 50

export function createFindSimilar(database: Database, warn: (text: string) => void): FindSimilar {
  let isAble = true
  return async (siteId, text, language) => {
    const words = listSearchWords(text).filter((word) => word.length >= shortestWord)
    if (!isAble || words.length === 0 || words.length > mostWords) return []
    try {
      return await listSimilarProducts(database, { siteId, words, language, limit: mostFound })
    } catch (error) {
      if (!lacksSimilarity(error)) throw error
      isAble = false
      warn('The database has no pg_trgm: searches find what is spelt as it is written, and forgive no slip.')
      return []
    }
  }
}
