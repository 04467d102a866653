import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { logoFiles } from '@comanda/demo/pictures/logos'
import { pictureSources } from '@comanda/demo/pictures/picture-of'
import { makePictureFiles } from './make-picture-files.ts'
import { isPictureMade } from './picture-files.ts'

/** Makes the pictures that do not exist yet; a second start finds all of them and is done at once. */
export async function makeDemoPictures(
  directory: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const { name, path } of logoFiles) await copyFile(path, join(directory, name))
  const made = await Promise.all(pictureSources.map(({ key }) => isPictureMade(directory, key)))
  const missing = pictureSources.filter((_, at) => !made[at])
  let done = 0
  const queue = missing.values()
  const work = async () => {
    for (const { key, path } of queue) {
      await makePictureFiles(directory, key, await readFile(path))
      done += 1
      onProgress(done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
}
