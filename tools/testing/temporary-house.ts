import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach } from 'vitest'
import { readSources, type Sources } from '../read-sources.ts'

/** The repository itself, which every gate must accept. */
export const thisHouse = fileURLToPath(new URL('../..', import.meta.url))

let sources: Sources | undefined

/** Three thousand files, which no test changes, so they are read once for all. */
export function readThisHouse(): Sources {
  sources ??= readSources(thisHouse)
  return sources
}

/** An empty repository for each test, to which it adds a few files. */
export function openTemporaryHouse(): { root: () => string; write: (files: Readonly<Record<string, string>>) => void } {
  let house = ''
  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'comanda-house-'))
  })
  afterEach(() => rmSync(house, { recursive: true }))
  return {
    root: () => house,
    write: (files) => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(house, file)), { recursive: true })
        writeFileSync(join(house, file), text)
      }
    },
  }
}
