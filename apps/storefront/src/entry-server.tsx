import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { type Language, languages } from '@comanda/i18n/languages'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { type BuiltAssets, listAssets, type Manifest } from './built-assets.ts'
import { chooseLanguage, type LanguageHints } from './choose-language.ts'
import { toDocument } from './document.ts'
import { toHydrationTag } from './hydration.ts'
import { pageContext } from './page-context.ts'
import { NonceContext } from './parts/nonce.tsx'
import type { Reader } from './reader.ts'
import { routes, screenSources } from './routes.ts'
import { LastResort } from './screens/error/last-resort.tsx'
import { deriveTheme } from './theme/derive-theme.ts'
import { toCss } from './theme/to-css.ts'
import { toSiteView } from './views/site-view.ts'
import { SpeechProvider } from './words.tsx'

export interface PageRequest {
  /** The whole address, with the host the visitor typed. */
  readonly url: string
  readonly hints: Omit<LanguageHints, 'asked'>
  readonly website: Website
  readonly stores: readonly Store[]
  /** Gives a reader that answers in the chosen language. */
  readonly readerIn: (language: Language) => Reader
  readonly nonce: string
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly language: Language
  /** Where a loader sent the visitor instead. */
  readonly location: string | null
}

export type Renderer = (request: PageRequest) => Promise<RenderedPage>

const handler = createStaticHandler(routes)

/** Renders any address of a site, errors included; only a fault in rendering itself is thrown. */
export function createRenderer(manifest: Manifest): Renderer {
  return async ({ url, hints, website, stores, readerIn, nonce }) => {
    const asked = new URL(url).searchParams.get('lang')
    const language = chooseLanguage(website, { ...hints, asked })
    const site = toSiteView(website, stores, language)
    const context = new RouterContextProvider()
    context.set(pageContext, { reader: readerIn(language), site, language })
    const answer = await handler.query(new Request(url), { requestContext: context })
    if (answer instanceof Response) {
      return { status: answer.status, html: '', language, location: answer.headers.get('location') }
    }
    const words = dictionaryOf(language)
    const failed = answer.statusCode >= 400
    const body = renderBody(answer, language, nonce)
    const theme = deriveTheme(website.colours)
    const { origin } = new URL(url)
    const html = toDocument({
      tag: languages[language].tag,
      title: failed ? `${titleOf(answer.statusCode, words.errorPage)} · ${site.storeName}` : site.title,
      description: failed ? '' : site.description,
      favicon: website.favicon,
      themeColour: theme.background,
      themeCss: toCss(theme, website.colours.dark),
      nonce,
      body,
      assets: assetsOf(manifest, answer, language),
      // An error page is plain: it links home and needs no script to do so.
      hydrationTag: failed ? '' : toHydrationTag({ language, loaderData: answer.loaderData }),
      canonical: failed ? null : `${origin}${answer.location.pathname}`,
      alternates: failed ? [] : site.languages.map(({ code, tag }) => ({ tag, href: `${origin}/?lang=${code}` })),
    })
    return { status: answer.statusCode, html, language, location: null }
  }
}

function renderBody(answer: StaticHandlerContext, language: Language, nonce: string): string {
  const router = createStaticRouter(handler.dataRoutes, answer)
  const words = dictionaryOf(language)
  return renderToString(
    <StrictMode>
      <LastResort text={words.errorPage.failedTwice} backHome={words.errorPage.backHome}>
        <NonceContext value={nonce}>
          <SpeechProvider speech={{ language, words }}>
            <StaticRouterProvider router={router} context={answer} hydrate={false} />
          </SpeechProvider>
        </NonceContext>
      </LastResort>
    </StrictMode>,
  )
}

function assetsOf(manifest: Manifest, { matches }: StaticHandlerContext, language: Language): BuiltAssets {
  const screens = matches.flatMap(({ route }) => screenSources[route.id ?? ''] ?? [])
  return listAssets(manifest, [...screens, `dictionaries/${languages[language].dictionary}.ts`])
}

function titleOf(status: number, words: ReturnType<typeof dictionaryOf>['errorPage']): string {
  return status === 404 ? words.notFoundTitle : words.failed
}
