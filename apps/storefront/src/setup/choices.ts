import type { Words } from '@comanda/i18n/areas'
import type { Category } from '@comanda/rules/catalogue/product'
import type { BrandId, StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import { tellError } from '@comanda/screen/toasts'
import { writeCookie } from '../state/cookie.ts'
import { coverWhile } from '../state/loading.ts'
import { setChosenCategories } from '../state/menu.ts'
import { changeSetup, getSetup, type Setup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import { toCategoryLinks } from '../views/frame-view.ts'
import type { SiteView } from '../views/site-view.ts'
import type { Caller } from './load-choice.ts'

/** The choices that a visit remembers of the previous one. */
export type Chosen = Pick<Setup, 'storeId' | 'brandId'>

interface Asker {
  readonly site: SiteView
  readonly words: Words<'refusals' | 'setup'>
  /** Nothing covers the page meanwhile. */
  readonly isQuiet?: boolean
}

/** Remembers the store and shows what it sells, or says that it is closed (OPEN-104). */
export async function chooseStore(id: StoreId, asker: Asker): Promise<void> {
  const store = asker.site.stores.find((known) => known.id === id)
  if (!store) return
  writeCookie('store-id', String(id))
  changeSetup({ storeId: id })
  if (store.closed) openOverlay({ name: 'closed-venue', text: store.closedText ?? asker.words.frame.closedText })
  const categories = await ask(asker, (client, { loadStore }) => loadStore(client, id, getSetup()))
  if (categories) setChosenCategories(toCategoryLinks(categories, spokenLanguage()))
}

/** A returning visitor sees what the store and brand chosen before sell, not what every visitor is shown. */
export async function takeUpChoices(site: SiteView, { storeId, brandId }: Chosen): Promise<void> {
  const isKnown = site.stores.some(({ id }) => id === storeId)
  if (storeId !== null && !isKnown) writeCookie('store-id', null)
  if (!isKnown && brandId === null) return
  try {
    const [client, loading] = await loadTools()
    const answer =
      storeId !== null && isKnown
        ? await loading.loadStore(client, storeId, getSetup())
        : await loading.loadCategories(client, brandId)
    if (!('refused' in answer) && answer.length > 0) setChosenCategories(toCategoryLinks(answer, spokenLanguage()))
  } catch {
    // The visitor did nothing just now, so no error is shown: the page stays as it is.
  }
}

/** Remembers the brand and shows its categories, or all when pressed again; an empty brand is refused (SITE-037). */
export async function chooseBrand(id: BrandId, asker: Asker): Promise<void> {
  const brandId = getSetup().brandId === id ? null : id
  const categories = await ask(asker, (client, { loadCategories }) => loadCategories(client, brandId))
  if (!categories) return
  if (categories.length === 0) return tellError(asker.words.setup.brandWithoutCategories)
  writeCookie('brand', brandId === null ? null : String(brandId))
  changeSetup({ brandId })
  setChosenCategories(toCategoryLinks(categories, spokenLanguage()))
}

/** Choosing a mode shows the categories from the top again (SITE-048). */
export async function chooseMode(mode: OrderingMode, asker: Asker): Promise<void> {
  writeCookie('delivery-mode', mode)
  changeSetup({ mode })
  const { brandId } = getSetup()
  const categories = await ask(asker, (client, { loadCategories }) => loadCategories(client, brandId))
  if (categories) setChosenCategories(toCategoryLinks(categories, spokenLanguage()))
}

type Loading = typeof import('./load-choice.ts')

/** Covers the page while it asks; an error is shown, and the page stays as it was. */
async function ask(
  { words, isQuiet = false }: Pick<Asker, 'words' | 'isQuiet'>,
  load: (client: Caller, loading: Loading) => ReturnType<Loading['loadCategories']>,
): Promise<readonly Category[] | undefined> {
  try {
    const asked = loadTools().then((tools) => load(...tools))
    const answer = await (isQuiet ? asked : coverWhile(asked))
    if (!('refused' in answer)) return answer
    tellError(words.refusals[answer.refused])
    return undefined
  } catch {
    tellError(words.refusals['server-fault'])
    return undefined
  }
}

/** The contract's client and its codecs are loaded with the first question. */
function loadTools() {
  return Promise.all([import('../state/client.ts'), import('./load-choice.ts')])
}
