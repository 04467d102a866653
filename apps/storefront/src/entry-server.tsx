import type { PageRequest, RenderedPage, StorefrontBundle } from '@comanda/contract/pages'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { ReactNode } from 'react'
import { directLinkParameter } from './checkout/direct-link-parameter.ts'
import { createAssetLists } from './pages/built-assets.ts'
import { chooseEntrance, hasLayout } from './pages/entrance.ts'
import { findScreen } from './pages/find-screen.ts'
import { checkEntry } from './pages/guards/check-entry.ts'
import type { ReadyScreen, ScreenRow } from './pages/screen.ts'
import { missing } from './pages/screens.ts'
import { type Drawn, writeFailure, writePage } from './pages/write-page.tsx'
import { ErrorNotice } from './shell/error/error-notice.tsx'
import { Footer } from './shell/footer.tsx'
import { LanguagePopover } from './shell/language-popover.tsx'
import { loadFrame } from './shell/load-frame.ts'
import { PageFrame } from './shell/page-frame.tsx'
import { PageFailure } from './views/page-failure.ts'
import { toSiteView } from './views/site-view.ts'
import { toLogoTone } from './website/theme/to-logo-tone.ts'

const nothing = { isShared: false, location: null, fault: null }

export const createRenderer: StorefrontBundle['createRenderer'] = (manifest) => {
  const listAssets = createAssetLists(manifest)

  function showFailure(request: PageRequest, status: number, drawn: Drawn): RenderedPage {
    return { ...nothing, ...writeFailure(listAssets, request, { ...drawn, status }), status }
  }

  /** A refusal shows its code's sentence; a fault is logged and shows nothing of itself (SHELL-028). */
  function showError(request: PageRequest, error: unknown, inFrame = alone): RenderedPage {
    const { status, refused } = error instanceof PageFailure ? error : { status: 500, refused: null }
    const message = refused === null ? '' : dictionaryOf(request.language).refusals[refused]
    const page = showFailure(request, status, inFrame(<ErrorNotice status={status} message={message} />))
    return { ...page, fault: error instanceof PageFailure ? null : error }
  }

  async function render(request: PageRequest): Promise<RenderedPage> {
    const { language, website, stores, now, reader, readInks, readOutages, visit, sends, findsCity } = request
    const url = new URL(request.url)
    const { pathname, searchParams, origin } = url
    const [inks, outages] = await Promise.all([readInks(website.logo), readOutages()])
    const logoTone = toLogoTone(inks)
    const site = toSiteView(website, stores, { language, origin, sends, findsCity, logoTone, outages })
    const entrance = chooseEntrance(site, url)
    const { row, params } = findScreen(entrance, pathname) ?? { row: undefined, params: {} }
    const guards = row?.guards ?? []
    const entry = await checkEntry({ path: pathname, guards, visit, onlyDigitalCard: website.onlyDigitalCard })
    if (entry.kind === 'elsewhere') return toRedirect(entry.location)
    if (entry.kind === 'failed') {
      return showFailure(request, entry.status, alone(<ErrorNotice status={entry.status} message={entry.message} />))
    }
    const words = dictionaryOf(language)
    const question = { url, params, language, words, site, website, stores, now, reader, readInks }
    const [frame, loaded] = await Promise.allSettled([
      loadFrame(question),
      row ? row.load(question) : Promise.reject(new PageFailure(404)),
    ])
    if (frame.status === 'rejected') return showError(request, frame.reason)
    const page = { root: { site, frame: frame.value }, pathname, params }
    const isBare = !hasLayout(entrance)
    const inFrame = (screen: ReactNode): Drawn => ({
      screen: (
        <PageFrame page={page} isBare={isBare}>
          {screen}
        </PageFrame>
      ),
      footer: !isBare && (
        <>
          <Footer {...page.root} />
          <LanguagePopover site={site} path={pathname} />
        </>
      ),
    })
    const write = (titled: ScreenRow | undefined, { shown, data, source, head: own }: ReadyScreen) => {
      const named = titled?.title?.(words)
      const head = { ...(named !== undefined && { title: named }), ...own }
      const isFound = titled !== missing
      return writePage(listAssets, request, { ...inFrame(shown), head, page, isBare, data, source, isFound })
    }
    if (loaded.status === 'rejected') {
      const isMissing = loaded.reason instanceof PageFailure && loaded.reason.status === 404
      const instead = isMissing && (await missing.load(question))
      if (!instead || 'elsewhere' in instead) return showError(request, loaded.reason, inFrame)
      return { ...nothing, ...write(missing, instead), status: 404 }
    }
    if ('elsewhere' in loaded.value) return toRedirect(loaded.value.elsewhere)
    const written = write(row, loaded.value)
    // What visitors type makes endless different pages, so none of them is cached; nor is one for every table.
    const isTyped = searchParams.has('q') || entrance === 'table'
    const isShared = !entry.isGuarded && !searchParams.has(directLinkParameter) && !isTyped
    return { ...nothing, ...written, status: 200, isShared }
  }

  return { render, renderFailure: (request) => showFailure(request, 500, alone(<ErrorNotice status={500} />)) }
}

function alone(screen: ReactNode): Drawn {
  return { screen, footer: null }
}

function toRedirect(location: string): RenderedPage {
  return { ...nothing, status: 302, html: '', styles: [], scripts: [], location }
}
