import { type ComponentType, createElement } from 'react'
import { data, matchRoutes, type RouteObject } from 'react-router'
import { directLinkParameter } from '../checkout/direct-link-parameter.ts'
import { BareRoot } from '../shell/bare-root.tsx'
import { ErrorScreen } from '../shell/error/error.screen.tsx'
import { Component as RootScreen } from '../shell/root.screen.tsx'
import { pageContext } from '../views/page-context.ts'
import type { RootData } from '../views/root-view.ts'
import { type ScreenRow, toRoute } from './screen-row.ts'
import { bookingHome, directPayment, orderScreens, venueScreens } from './site-screens.ts'

/** The table of addresses and their screens; a screen's code, and what it loads with, arrive when they are needed. */
const screens: readonly RouteObject[] = [
  {
    id: 'home',
    path: '/',
    loader: async (args) => (await import('../website/home/load-home.ts')).loadHome(args),
    lazy: { Component: async () => (await import('../website/home/home.screen.tsx')).Component },
  },
  {
    id: 'product',
    path: '/products/:slug',
    loader: async (args) => (await import('../catalogue/dish/load-product.ts')).loadProduct(args),
    lazy: { Component: async () => (await import('../catalogue/dish/product.screen.tsx')).Component },
  },
  {
    id: 'category',
    path: '/categories/:slug?',
    loader: async (args) => (await import('../catalogue/menu/load-category.ts')).loadCategory(args),
    lazy: { Component: async () => (await import('../catalogue/menu/category.screen.tsx')).Component },
  },
  ...[...venueScreens, ...orderScreens].map(toRoute),
]

/** Where the build finds each screen, for the preloads of the document. */
export const screenSources: Readonly<Record<string, string>> = {
  category: 'src/catalogue/menu/category.screen.tsx',
  home: 'src/website/home/home.screen.tsx',
  product: 'src/catalogue/dish/product.screen.tsx',
  ...sourcesOf([...venueScreens, ...orderScreens, bookingHome, directPayment]),
}

const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw data(null, { status: 404 })
  },
}

export const routes = toTable(RootScreen, [...screens, notFound])
const bookingRoutes = toTable(BareRoot, [toRoute(bookingHome), ...venueScreens.map(toRoute), notFound])
const directRoutes = toTable(BareRoot, [toRoute(directPayment)])
export const tables = [routes, bookingRoutes, directRoutes] as const

/** A direct-payment link and a site that only takes bookings have tables of their own, without the layout (SHELL-054). */
export function chooseRoutes(site: { readonly onlyBookings: boolean }, query: URLSearchParams): RouteObject[] {
  if (query.has(directLinkParameter)) return directRoutes
  return site.onlyBookings ? bookingRoutes : routes
}

function sourcesOf(rows: readonly ScreenRow[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, source }) => [id, source]))
}

function toTable(Root: ComponentType, children: readonly RouteObject[]): RouteObject[] {
  const root: RouteObject = {
    id: 'root',
    Component: Root,
    errorElement: createElement(ErrorScreen),
    loader: async ({ context }): Promise<RootData> => {
      const { site, language } = context.get(pageContext)
      const { loadFrame } = await import('../shell/load-frame.ts')
      return { site, language, frame: await loadFrame(context.get(pageContext)) }
    },
    // An error inside keeps the header and the footer around it.
    children: [{ id: 'inside', errorElement: createElement(ErrorScreen), children: [...children] }],
  }
  return [root]
}

/** Hydration needs the matched screens at hand, or it would blank what the server rendered. */
export async function resolveScreens(table: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(table, path) ?? []) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue
    const Component = await route.lazy.Component()
    delete route.lazy
    if (Component) route.Component = Component
  }
}
