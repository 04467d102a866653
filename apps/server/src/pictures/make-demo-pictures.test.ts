import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadEmoji } from '@comanda/demo/pictures/emoji'
import { recipeKey } from '@comanda/demo/pictures/picture-of'
import { recipes } from '@comanda/demo/pictures/recipes'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDemoPictures } from './make-demo-pictures.ts'
import { isPictureMade, listPictureFiles } from './picture-files.ts'
import { renderDemoPicture } from './render-demo-picture.ts'

const keys = Object.entries(recipes).map(([name, recipe]) => recipeKey(name, recipe))

describe('the demo’s pictures', () => {
  let directory: string
  beforeEach(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'comanda-pictures-')), 'pictures')
  })
  afterEach(() => rm(dirname(directory), { recursive: true }))

  it('are drawn where they are missing and left alone where they are not', async () => {
    await mkdir(directory, { recursive: true })
    const [missing = '', other = ''] = keys.filter((key) => key.startsWith('paella-'))
    const present = keys.filter((key) => key !== missing && key !== other)
    for (const { name } of present.flatMap(listPictureFiles)) await writeFile(join(directory, name), 'drawn before')
    const progress: [number, number][] = []
    await makeDemoPictures(directory, (done, total) => progress.push([done, total]))
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(await isPictureMade(directory, missing)).toBe(true)
    const { width, height } = await sharp(join(directory, `${other}-big.avif`)).metadata()
    expect({ width, height }).toEqual({ width: 800, height: 600 })
    expect(await readFile(join(directory, `${present[0]}-big.webp`), 'utf8')).toBe('drawn before')
    expect(await readdir(directory)).toContain('casa-comanda.svg')
  })
})

describe('drawing a recipe', () => {
  const emoji = loadEmoji()

  it.each(Object.entries(recipes))('%s has all it needs and no two gradients of one name', (_, recipe) => {
    const drawn = renderDemoPicture(recipe, emoji)
    const ids = [...drawn.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, used] of drawn.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(used)
  })
})
