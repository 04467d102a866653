import type { PathParams } from '../views/page-question.ts'
import type { Entrance } from './entrance.ts'
import { matchPath } from './match-path.ts'
import type { ScreenRow } from './screen.ts'
import { screens } from './screens.ts'

interface FoundScreen {
  readonly row: ScreenRow
  readonly params: PathParams
}

const rows: readonly ScreenRow[] = Object.values(screens)

/** The screen of an address; undefined when there is none. */
export function findScreen(entrance: Entrance, pathname: string): FoundScreen | undefined {
  for (const row of rows) {
    const params = (row.entrances ?? ['site']).includes(entrance) ? matchPath(row.path, pathname) : undefined
    if (params !== undefined) return { row, params }
  }
  return undefined
}
