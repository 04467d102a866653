import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pictureSources } from '@comanda/demo/pictures/picture-of'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDemoPictures } from './make-demo-pictures.ts'
import { isPictureMade, listPictureFiles } from './picture-files.ts'

const isSign = (path: string) => path.endsWith('.svg')

describe('the demo’s pictures', () => {
  let directory: string
  beforeEach(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'comanda-pictures-')), 'pictures')
  })
  afterEach(() => rm(dirname(directory), { recursive: true }))

  it('are made where they are missing and left alone where they are not', async () => {
    await mkdir(directory, { recursive: true })
    const dish = pictureSources.find(({ key }) => key.startsWith('patatas-bravas-'))?.key ?? ''
    const sign = pictureSources.find(({ key }) => key.startsWith('allergen-fish-'))?.key ?? ''
    const present = pictureSources.map(({ key }) => key).filter((key) => key !== dish && key !== sign)
    for (const { name } of present.flatMap(listPictureFiles)) await writeFile(join(directory, name), 'made before')
    const progress: [number, number][] = []
    await makeDemoPictures(directory, (done, total) => progress.push([done, total]))
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(await isPictureMade(directory, sign)).toBe(true)
    const { width, height } = await sharp(join(directory, `${dish}-big.avif`)).metadata()
    expect({ width, height }).toEqual({ width: 800, height: 600 })
    expect(await readFile(join(directory, `${present[0]}-big.webp`), 'utf8')).toBe('made before')
    expect(await readdir(directory)).toContain('casa-comanda.svg')
  })
})

describe('what they are made from', () => {
  it.each(pictureSources)(
    '$key can be read, and has the proportions of a dish or of a banner',
    async ({ key, path }) => {
      const { width, height } = await sharp(path).metadata()
      const proportion = isSign(path) ? 1 : key.startsWith('banner-') ? 2.4 : 4 / 3
      expect(width / height).toBeCloseTo(proportion, 2)
    },
  )

  it('weighs at most 16 MB', async () => {
    const sizes = await Promise.all(pictureSources.map(async ({ path }) => (await stat(path)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(16_000_000)
  })
})
