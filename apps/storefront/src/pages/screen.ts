import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Elsewhere, Head, Loaded } from '../views/loaded.ts'
import type { PageQuestion } from '../views/page-question.ts'
import type { ScreenProps } from '../views/screen-props.ts'
import type { Entrance } from './entrance.ts'
import type { GuardName } from './guards/guards.ts'

/** The exports of a file `*.screen.tsx`. */
export interface ScreenFile<Data> {
  readonly Component: ComponentType<ScreenProps<Data>>
  /** Where the build finds it, for the preloads of the document; the build writes it in for the server. */
  readonly source?: string
  /** Has what the browser hydrates later at hand, for the server. */
  readonly ready?: () => Promise<unknown>
}

interface RowBasics {
  readonly path: string
  /** Without it the page's title comes from what it loads, or is the site's name. */
  readonly title?: (words: Dictionary) => string
  /** Run in this order before anything is loaded. */
  readonly guards?: readonly GuardName[]
  /** The entrances that show it; only an ordinary site when missing. */
  readonly entrances?: readonly Entrance[]
}

interface PlainScreen extends RowBasics {
  readonly file: () => Promise<ScreenFile<null>>
}

/** The screen's type says what its loader must return, and the loader's type what it is given. */
interface LoadedScreen<Data> extends RowBasics {
  readonly file: () => Promise<ScreenFile<Data>>
  readonly load: (question: PageQuestion) => Promise<Loaded<Data>>
}

/** One address and its screen, whatever it loads. */
export interface ScreenRow extends RowBasics {
  /** Loads what is shown, the page's head, and what the browser will need. */
  readonly load: (question: PageQuestion) => Promise<ReadyScreen | Elsewhere>
}

export interface ReadyScreen {
  readonly shown: ReactNode
  readonly head: Head
  readonly data: unknown
  readonly source: string
}

export function screen<Data>(row: LoadedScreen<Data>): ScreenRow
export function screen(row: PlainScreen): ScreenRow
export function screen<Data>(row: PlainScreen | LoadedScreen<Data>): ScreenRow {
  return 'load' in row ? toRow(row) : toRow({ ...row, load: async () => ({ data: null }) })
}

function toRow<Data>({ file, load, ...basics }: LoadedScreen<Data>): ScreenRow {
  return {
    ...basics,
    async load(question) {
      const [{ Component, source, ready }, loaded] = await Promise.all([file(), load(question)])
      await ready?.()
      if ('elsewhere' in loaded) return loaded
      if (source === undefined) throw new Error(`the build did not say where the screen of ${basics.path} is`)
      const { data, head = {} } = loaded
      return { shown: createElement(Component, { data }), head, data, source }
    },
  }
}
