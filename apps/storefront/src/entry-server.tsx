import type { PageRequest, RenderedPage, StorefrontBundle } from '@comanda/contract/pages'
import type { Area } from '@comanda/i18n/areas'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { type Language, languages } from '@comanda/i18n/languages'
import { readText } from '@comanda/rules/text/local-text'
import type { SiteColours, Website } from '@comanda/rules/website/website'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { directLinkParameter } from './checkout/direct-link-parameter.ts'
import { createAssetLists, type ListAssets } from './pages/built-assets.ts'
import { toDocument } from './pages/document.ts'
import { checkEntry, readHandle } from './pages/guards/check-entry.ts'
import { chooseRoutes, screenSources, tables } from './pages/routes.ts'
import { toBlurCss } from './parts/blur-css.ts'
import { ErrorNotice } from './shell/error/error-notice.tsx'
import { Frame } from './shell/frame.tsx'
import type { CategoryPageView } from './views/category-view.ts'
import { toHydrationTag } from './views/hydration.ts'
import { pageContext } from './views/page-context.ts'
import type { ProductView } from './views/product-view.ts'
import { toSiteView } from './views/site-view.ts'
import { findPagePicture } from './website/found/find-page-picture.ts'
import { toFoundTags } from './website/found/found-tags.ts'
import { loadMenu } from './website/found/load-menu.ts'
import type { PageView } from './website/page/load-page.ts'
import { deriveTheme } from './website/theme/derive-theme.ts'
import { toCss } from './website/theme/to-css.ts'

interface Look {
  readonly css: string
  readonly colour: string
}

const handlers = new Map(tables.map((table) => [table, createStaticHandler(table)]))

export const createRenderer: StorefrontBundle['createRenderer'] = (manifest) => {
  const listAssets = createAssetLists(manifest)
  return {
    async render(request) {
      const { url, language, website, stores, reader } = request
      const { pathname, searchParams, origin } = new URL(url)
      const site = toSiteView(website, stores, { language, origin })
      const routes = chooseRoutes(site, searchParams)
      const handler = handlers.get(routes) ?? createStaticHandler(routes)
      const entry = await checkEntry({
        path: pathname,
        matches: handler.match(pathname),
        visit: request.visit,
        onlyDigitalCard: website.onlyDigitalCard,
      })
      if (entry.kind === 'elsewhere') return toRedirect(302, entry.location)
      if (entry.kind === 'failed') {
        const { status, message } = entry
        return toFailure(listAssets, request, <ErrorNotice status={status} message={message} />, status)
      }
      const context = new RouterContextProvider()
      context.set(pageContext, { reader, site, language })
      const answer = await handler.query(new Request(url), { requestContext: context })
      if (answer instanceof Response) return toRedirect(answer.status, answer.headers.get('location'))
      const router = createStaticRouter(handler.dataRoutes, answer)
      const screen = <StaticRouterProvider router={router} context={answer} hydrate={false} />
      if (answer.statusCode >= 400) {
        return { ...toFailure(listAssets, request, screen, answer.statusCode), fault: findFault(answer) }
      }
      // What visitors type makes endless different pages: none of them is kept.
      const isShared = !entry.isGuarded && !searchParams.has(directLinkParameter) && !searchParams.has('q')
      const category = answer.loaderData.category as CategoryPageView | undefined
      const menu = category ? await loadMenu(category, { url: new URL(url), language, website, reader }) : null
      return { ...toPage(listAssets, request, screen, answer, menu), isShared }
    },
    renderFailure: (request) => toFailure(listAssets, request, <ErrorNotice status={500} />, 500),
  }
}

function toPage(
  listAssets: ListAssets,
  { url, language, website, stores }: PageRequest,
  screen: ReactNode,
  { matches, loaderData, location }: StaticHandlerContext,
  menu: object | null,
): RenderedPage {
  const { origin } = new URL(url)
  const subject = loaderData.product as ProductView | undefined
  const screens = matches.flatMap(({ route }) => screenSources[route.id ?? ''] ?? [])
  const look = toLook(website)
  const styles = [look.css, toBlurCss(findBlurs(loaderData))].filter(Boolean)
  const title = [subject?.name ?? findTitle(matches, loaderData, language), website.title].filter(Boolean).join(' · ')
  const category = loaderData.category as CategoryPageView | undefined
  const description = subject?.description || category?.description || readText(website.description, language)
  const { body, areas } = renderBody(screen, language)
  const words = ['first', ...areas].map((area) => `dictionaries/${area}/${languages[language].dictionary}.ts`)
  const html = toDocument({
    tag: languages[language].tag,
    title,
    description,
    favicon: website.favicon,
    themeColour: look.colour,
    styles,
    body,
    assets: listAssets([...screens, ...words]),
    hydrationTag: toHydrationTag({ language, areas, loaderData }),
    foundTags: toFoundTags({
      origin,
      pathname: location.pathname,
      language,
      website,
      title,
      description,
      picture: findPagePicture(loaderData),
      stores: 'home' in loaderData ? stores : [],
      menu,
    }),
  })
  return { status: 200, isShared: true, html, styles, location: null, fault: null }
}

/** An error page is plain: it links home and needs no script to do so. */
function toFailure(
  listAssets: ListAssets,
  { language, website }: PageRequest,
  screen: ReactNode,
  status: number,
): RenderedPage {
  const words = dictionaryOf(language).errorPage
  const look = toLook(website)
  const html = toDocument({
    tag: languages[language].tag,
    title: `${status === 404 ? words.notFoundTitle : words.failed} · ${website.storeName}`,
    description: '',
    favicon: website.favicon,
    themeColour: look.colour,
    styles: [look.css],
    body: renderBody(screen, language).body,
    assets: listAssets([]),
    hydrationTag: '',
    foundTags: [],
  })
  return { status, isShared: false, html, styles: [look.css], location: null, fault: null }
}

function toRedirect(status: number, location: string | null): RenderedPage {
  return { status, isShared: false, html: '', styles: [], location, fault: null }
}

/** What the last screen calls itself: by its row, or by the page it loaded. */
function findTitle(
  matches: StaticHandlerContext['matches'],
  loaderData: StaticHandlerContext['loaderData'],
  language: Language,
): string | undefined {
  const named = matches.flatMap(({ route }) => readHandle(route).title ?? []).at(-1)
  const words = dictionaryOf(language)
  const menu = loaderData.category as CategoryPageView | undefined
  if (menu) return menu.category?.name ?? words.home.menu
  return named?.(words) ?? (loaderData.page as PageView | undefined)?.name
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

const looks = new WeakMap<SiteColours, Look>()

/** Derived once for as long as the site's colours are kept in memory. */
function toLook({ colours }: Website): Look {
  const known = looks.get(colours)
  if (known) return known
  const theme = deriveTheme(colours)
  const look = { css: toCss(theme, colours.dark), colour: theme.background }
  looks.set(colours, look)
  return look
}

function findFault({ errors }: StaticHandlerContext): unknown {
  return Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error)) ?? null
}

function findBlurs(loaderData: StaticHandlerContext['loaderData']): readonly string[] {
  const withBlurs = Object.values(loaderData).find((data) => data && 'blurs' in data)
  return withBlurs?.blurs ?? []
}
