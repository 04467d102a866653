import { heldScroll } from '@comanda/contract/held-scroll'
import type { PageRequest, RenderedPage } from '@comanda/contract/pages'
import type { Area } from '@comanda/i18n/areas'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { dictionaryCodeOf, type Language, languages } from '@comanda/i18n/languages'
import { readText } from '@comanda/rules/text/local-text'
import { SpeechProvider } from '@comanda/screen/words'
import { WaitingScrim } from '@comanda/ui/waiting-scrim'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { toBlurCss } from '../parts/blur-css.ts'
import type { Page } from '../parts/use-page.ts'
import { Frame } from '../shell/frame.tsx'
import { faceScript } from '../state/face.ts'
import { schemeScript } from '../state/scheme.ts'
import { toHydrationTags } from '../views/hydration.ts'
import type { Head } from '../views/loaded.ts'
import { toFoundTags } from '../website/found/found-tags.ts'
import { toLook } from '../website/theme/to-look.ts'
import type { ListAssets } from './built-assets.ts'
import { toDocument } from './document.ts'
import { NoScriptLine } from './no-script-line.tsx'

export interface Drawn {
  readonly screen: ReactNode
  /** The site's footer; none where the screen stands alone. */
  readonly footer: ReactNode
}

export interface PageParts extends Drawn {
  readonly head: Head
  readonly page: Page
  readonly isBare: boolean
  readonly data: unknown
  /** Where the build finds the screen. */
  readonly source: string
  /** Whether there is such a page: else it says nothing to search engines. */
  readonly isFound: boolean
}

type Written = Pick<RenderedPage, 'html' | 'styles' | 'scripts'>

/** The document of a screen that could be loaded. */
export function writePage(listAssets: ListAssets, request: PageRequest, parts: PageParts): Written {
  const { language, website } = request
  const { origin, pathname } = new URL(request.url)
  const { head, page, isBare, data, source, isFound } = parts
  const look = toLook(request)
  const scripts = listScripts(request)
  const styles = [look.css, toBlurCss(head.blurs ?? [])].filter(Boolean)
  const title = [head.title, website.title].filter(Boolean).join(' · ')
  const description = head.description || readText(website.description, language)
  const { body, foot, areas } = renderBody(parts, language)
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
    lead: isBare ? '' : writeNoScriptLine(page, language),
    body,
    foot,
    assets: listAssets([source, ...words]),
    hydrationTag: toHydrationTags({ language, areas, root: page.root, params: page.params, isBare }, data),
    foundTags: isFound ? toFoundTags({ ...found, origin, pathname, language, website }) : [],
  })
  return { html, styles: [...styles, heldScroll], scripts }
}

/** An error page is plain: its link home needs no script. */
export function writeFailure(
  listAssets: ListAssets,
  request: PageRequest,
  { status, ...drawn }: Drawn & { readonly status: number },
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
    lead: '',
    ...renderBody(drawn, language),
    assets: listAssets([]),
    hydrationTag: '',
    foundTags: [],
  })
  return { html, styles: [look.css], scripts }
}

/** Apart from the page: its words are of no use to a browser that runs the page. */
function writeNoScriptLine({ root }: Page, language: Language): string {
  const { noScript } = dictionaryOf(language).found
  return renderToStaticMarkup(<NoScriptLine site={root.site} text={noScript} />)
}

/** Only a site that has both light and dark asks which of them the visitor chose. */
function listScripts({ website }: PageRequest): readonly string[] {
  return website.colours.followsVisitor ? [schemeScript, faceScript] : [faceScript]
}

interface Body {
  readonly body: string
  readonly foot: string
  readonly areas: readonly Area[]
}

function renderBody({ screen, footer }: Drawn, language: Language): Body {
  const dictionary = dictionaryOf(language)
  const areas = new Set<Area>()
  const words = (asked: readonly Area[]) => {
    for (const area of asked) areas.add(area)
    return dictionary
  }
  const speech = { language, words }
  const body = renderToString(<Frame speech={speech}>{screen}</Frame>)
  const foot = renderToStaticMarkup(
    <SpeechProvider speech={speech}>
      {footer}
      <WaitingScrim />
    </SpeechProvider>,
  )
  return { body, foot, areas: [...areas] }
}
