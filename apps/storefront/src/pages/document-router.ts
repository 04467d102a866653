import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type RouteObject,
  type To,
} from 'react-router'

type State = DataRouter['state']
type Subscriber = Parameters<DataRouter['subscribe']>[0]

const nothingUnderWay = {
  initialized: true,
  renderFallback: false,
  restoreScrollPosition: null,
  preventScrollReset: true,
  navigation: IDLE_NAVIGATION,
  revalidation: 'idle',
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
} satisfies Partial<State>

/**
 * The router of a page whose links lead to other documents: it keeps the place on the page and what lies over it.
 * React Router's own, made to fetch, revalidate and submit, is two thirds of that library and would do none of it here.
 */
export function createDocumentRouter(routes: RouteObject[], loaderData: State['loaderData']): DataRouter {
  const history = createBrowserHistory()
  const match = (place: Parameters<DataRouter['match']>[0]) => matchRoutes(routes, place) as State['matches'] | null
  const subscribers = new Set<Subscriber>()
  let state: State = {
    ...nothingUnderWay,
    historyAction: history.action,
    location: history.location,
    matches: match(history.location) ?? [],
    loaderData,
  }
  const change = (changed: Partial<State>) => {
    state = { ...state, ...changed }
    for (const tell of subscribers) tell(state, { deletedFetchers: [], newErrors: null, flushSync: false })
  }
  const { pathname: page } = history.location
  const stand = () => change({ historyAction: history.action, location: history.location })
  history.listen(({ location: there }) => (there.pathname === page ? stand() : location.reload()))

  const go = (to: To, { state: usr = null, replace = false, mask }: NavigateOptions) => {
    const { href, origin, pathname, search, hash } = toUrl(to, state.location)
    const there: Location = { pathname, search, hash, state: usr, key: performance.now().toString(36) }
    if (mask !== undefined) there.mask = toUrl(mask, state.location)
    if (origin !== location.origin || pathname !== page) {
      const historyAction = replace ? NavigationType.Replace : NavigationType.Push
      change({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location: there, matches: [], historyAction } })
      return location[replace ? 'replace' : 'assign'](href)
    }
    history[replace ? 'replace' : 'push'](there)
    stand()
  }

  return {
    basename: '/',
    future: {},
    routes: routes as DataRouter['routes'],
    manifest: {},
    window,
    get state() {
      return state
    },
    match,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    async navigate(to: To | number | null, options: NavigateOptions = {}) {
      if (typeof to === 'number') history.go(to)
      else go(to ?? '', options)
    },
    initialize() {
      return this
    },
    dispose() {},
    enableScrollRestoration: () => () => {},
    getFetcher: () => IDLE_FETCHER,
    resetFetcher() {},
    deleteFetcher() {},
    getBlocker: () => IDLE_BLOCKER,
    deleteBlocker() {},
    fetch: refuse,
    revalidate: refuse,
    patchRoutes: refuse,
    _internalSetRoutes: refuse,
    _internalSetStateDoNotUseOrYouWillBreakYourApp: refuse,
    _internalFetchControllers: new Map(),
  }
}

function refuse(): never {
  throw new Error('a page is read anew by its address')
}

function toUrl(to: To, here: State['location']): URL {
  const path = typeof to === 'string' ? to : createPath({ pathname: here.pathname, ...to })
  return new URL(path, new URL(createPath(here), location.origin))
}
