import { copyFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { loadEmoji } from '@comanda/demo/pictures/emoji'
import { logoFiles } from '@comanda/demo/pictures/logos'
import { recipeKey } from '@comanda/demo/pictures/picture-of'
import { recipes } from '@comanda/demo/pictures/recipes'
import { makePictureFiles } from './make-picture-files.ts'
import { isPictureMade } from './picture-files.ts'
import { renderDemoPicture } from './render-demo-picture.ts'

/** Makes the pictures that do not exist yet; a second start finds all of them and is done at once. */
export async function makeDemoPictures(
  directory: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const { name, path } of logoFiles) await copyFile(path, join(directory, name))
  const wanted = [...new Map(Object.entries(recipes).map(([name, recipe]) => [recipeKey(name, recipe), recipe]))]
  const made = await Promise.all(wanted.map(([key]) => isPictureMade(directory, key)))
  const missing = wanted.filter((_, at) => !made[at])
  if (missing.length === 0) return
  const emoji = loadEmoji()
  let done = 0
  const queue = missing.values()
  const work = async () => {
    for (const [key, recipe] of queue) {
      await makePictureFiles(directory, key, Buffer.from(renderDemoPicture(recipe, emoji)))
      done += 1
      onProgress(done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
}
