import type { Area, Words } from './areas.ts'
import type { FirstWords } from './dictionaries/first/es.ts'
import { dictionaryCodeOf, type Language } from './languages.ts'

/** The words every page shows at once and those of the given areas: a browser fetches no others. */
export async function loadWords<Asked extends readonly Area[]>(
  language: Language,
  ...areas: Asked
): Promise<Words<Asked[number]>> {
  const { first, fetchArea } = await loadFirst(dictionaryCodeOf(language))
  return Object.assign({}, first, ...(await Promise.all(areas.map(fetchArea))))
}

interface First {
  readonly first: FirstWords
  readonly fetchArea: (area: Area) => Promise<object>
}

async function loadFirst(code: string): Promise<First> {
  const { [code]: first, fetchArea } = await import(`./dictionaries/first/${code}.ts`)
  return { first, fetchArea }
}
