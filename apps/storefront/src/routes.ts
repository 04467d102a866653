import { data, matchRoutes, type RouteObject } from 'react-router'
import { pageContext } from './page-context.ts'
import { ErrorScreen } from './screens/error/error.screen.tsx'
import { type RootData, Component as RootScreen } from './screens/root/root.screen.tsx'

/** The table of addresses and their screens; a screen's code, and what it loads with, arrive when they are needed. */
const screens: readonly RouteObject[] = [
  {
    id: 'home',
    path: '/',
    loader: async (args) => (await import('./screens/home/load-home.ts')).loadHome(args),
    lazy: { Component: async () => (await import('./screens/home/home.screen.tsx')).Component },
  },
  {
    id: 'product',
    path: '/products/:slug',
    loader: async (args) => (await import('./screens/product/load-product.ts')).loadProduct(args),
    lazy: { Component: async () => (await import('./screens/product/product.screen.tsx')).Component },
  },
  {
    id: 'not-found',
    path: '*',
    loader: () => {
      throw data(null, { status: 404 })
    },
  },
]

/** Where the build finds each screen, for the preloads of the document. */
export const screenSources: Readonly<Record<string, string>> = {
  home: 'src/screens/home/home.screen.tsx',
  product: 'src/screens/product/product.screen.tsx',
}

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootScreen,
    ErrorBoundary: ErrorScreen,
    loader: async ({ context }): Promise<RootData> => {
      const { site, language } = context.get(pageContext)
      const { loadFrame } = await import('./screens/root/load-frame.ts')
      return { site, language, frame: await loadFrame(context.get(pageContext)) }
    },
    // The site does not change while one walks through it.
    shouldRevalidate: () => false,
    // An error inside keeps the header and the footer around it.
    children: [{ ErrorBoundary: ErrorScreen, children: [...screens] }],
  },
]

/** Hydration needs the matched screens at hand, or it would blank what the server rendered. */
export async function resolveScreens(table: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(table, path) ?? []) {
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue
    const Component = await route.lazy.Component()
    delete route.lazy
    if (Component) route.Component = Component
  }
}
