import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** A picture's name says what is in it, so those made for an earlier server in a temporary folder still serve. */
export function keepPictures(dataDirectory: string): void {
  const kept = join(repository, '.data/test-pictures')
  mkdirSync(kept, { recursive: true })
  symlinkSync(kept, join(dataDirectory, 'pictures'), 'dir')
}
