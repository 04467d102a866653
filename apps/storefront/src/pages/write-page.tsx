import { heldScroll } from '@comanda/contract/held-scroll'
import type { PageRequest, RenderedPage } from '@comanda/contract/pages'
import type { Area } from '@comanda/i18n/areas'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { dictionaryCodeOf, type Language, languages } from '@comanda/i18n/languages'
import { readText } from '@comanda/rules/text/local-text'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { toBlurCss } from '../parts/blur-css.ts'
import { Frame } from '../shell/frame.tsx'
import { schemeScript } from '../state/scheme.ts'
import { toHydrationTags } from '../views/hydration.ts'
import type { Head } from '../views/loaded.ts'
import type { RootData } from '../views/root-view.ts'
import { toFoundTags } from '../website/found/found-tags.ts'
import { toLook } from '../website/theme/to-look.ts'
import type { ListAssets } from './built-assets.ts'
import { toDocument } from './document.ts'

export interface PageParts {
  readonly screen: ReactNode
  readonly head: Head
  readonly root: RootData
  readonly data: unknown
  /** Where the build finds the screen. */
  readonly source: string
}

type Written = Pick<RenderedPage, 'html' | 'styles' | 'scripts'>

/** The document of a screen that could be loaded. */
export function writePage(listAssets: ListAssets, request: PageRequest, parts: PageParts): Written {
  const { language, website } = request
  const { origin, pathname } = new URL(request.url)
  const { head, root, data, source } = parts
  const look = toLook(request)
  const scripts = listScripts(request)
  const styles = [look.css, toBlurCss(head.blurs ?? [])].filter(Boolean)
  const title = [head.title, website.title].filter(Boolean).join(' · ')
  const description = head.description || readText(website.description, language)
  const { body, areas } = renderBody(parts.screen, language)
  const words = ['first', ...areas].map((area) => `dictionaries/${area}/${dictionaryCodeOf(language)}.ts`)
  const found = { title, description, picture: head.picture ?? null, structured: head.structured ?? [] }
  const html = toDocument({
    tag: languages[language].tag,
    version: website.version,
    title,
    description,
    favicon: website.favicon,
    themeColours: look.colours,
    scripts,
    styles,
    body,
    assets: listAssets([source, ...words]),
    hydrationTag: toHydrationTags({ language, areas, root }, data),
    foundTags: toFoundTags({ ...found, origin, pathname, language, website }),
  })
  return { html, styles: [...styles, heldScroll], scripts }
}

/** An error page is plain: its link home needs no script. */
export function writeFailure(
  listAssets: ListAssets,
  request: PageRequest,
  { screen, status }: { readonly screen: ReactNode; readonly status: number },
): Written {
  const { language, website } = request
  const words = dictionaryOf(language).errorPage
  const look = toLook(request)
  const scripts = listScripts(request)
  const html = toDocument({
    tag: languages[language].tag,
    version: website.version,
    title: `${status === 404 ? words.notFoundTitle : words.failed} · ${website.storeName}`,
    description: '',
    favicon: website.favicon,
    themeColours: look.colours,
    scripts,
    styles: [look.css],
    body: renderBody(screen, language).body,
    assets: listAssets([]),
    hydrationTag: '',
    foundTags: [],
  })
  return { html, styles: [look.css], scripts }
}

/** Only a site that has both light and dark asks which of them the visitor chose. */
function listScripts({ website }: PageRequest): readonly string[] {
  return website.colours.followsVisitor ? [schemeScript] : []
}

function renderBody(screen: ReactNode, language: Language): { body: string; areas: readonly Area[] } {
  const dictionary = dictionaryOf(language)
  const areas = new Set<Area>()
  const words = (asked: readonly Area[]) => {
    for (const area of asked) areas.add(area)
    return dictionary
  }
  const body = renderToString(<Frame speech={{ language, words }}>{screen}</Frame>)
  return { body, areas: [...areas] }
}
