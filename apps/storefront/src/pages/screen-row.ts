import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'

/** One address and its screen. */
export interface ScreenRow {
  readonly id: string
  readonly path: string
  /** Where the build finds it, for the preloads of the document. */
  readonly source: string
  readonly screen: () => Promise<{ readonly Component: ComponentType }>
  readonly loader?: LoaderFunction
  /** Without one the page is named by what it loads, or by the site alone. */
  readonly title?: (words: Dictionary) => string
  /** Names of guards, asked in this order before anything is loaded. */
  readonly guards?: readonly string[]
}

/** What a route says of itself beside its screen. */
export type ScreenHandle = Pick<ScreenRow, 'title' | 'guards'>

export function toRoute({ id, path, screen, loader, title, guards }: ScreenRow): RouteObject {
  const load = async () => (await screen()).Component
  return {
    id,
    path,
    ...(loader && { loader }),
    lazy: { Component: load },
    handle: { ...(title && { title }), ...(guards && { guards }) } satisfies ScreenHandle,
  }
}
