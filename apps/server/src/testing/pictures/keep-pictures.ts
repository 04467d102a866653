import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../../../../..')

/** A picture is named after its content, so those made for an earlier server in a temporary folder can be reused. */
export function keepPictures(dataDirectory: string): void {
  const kept = join(repository, '.data/test-pictures')
  mkdirSync(kept, { recursive: true })
  symlinkSync(kept, join(dataDirectory, 'pictures'), 'dir')
}
