import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePicture } from './make-picture.ts'
import { makePictureFiles } from './make-picture-files.ts'
import { listPictureFiles, pictureWidths } from './picture-files.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'comanda-pictures-'))
})
afterEach(() => rm(directory, { recursive: true }))

function photo(background: string, width = 1200, height = 900) {
  return sharp({ create: { width, height, channels: 3, background } })
}

describe('making a picture', () => {
  it('gives three sizes in two formats, and nothing else', async () => {
    const { key } = await makePicture(directory, await photo('#a63a22').jpeg().toBuffer())
    const files = listPictureFiles(key)
    expect((await readdir(directory)).sort()).toEqual(files.map(({ name }) => name).sort())
    for (const { name, size, format } of files) {
      const { width, height, format: read, compression } = await sharp(join(directory, name)).metadata()
      expect({ width, height }).toEqual({ width: pictureWidths[size], height: (pictureWidths[size] * 3) / 4 })
      expect(format === 'avif' ? compression : read).toBe(format === 'avif' ? 'av1' : 'webp')
    }
  })

  it('names it after what it contains', async () => {
    const red = await photo('#ff0000').png().toBuffer()
    const first = await makePicture(directory, red)
    expect(await makePicture(directory, red)).toEqual(first)
    expect((await makePicture(directory, await photo('#0000ff').png().toBuffer())).key).not.toBe(first.key)
  })

  it('does not make again what is there', async () => {
    const source = await photo('#ff0000').png().toBuffer()
    for (const { name } of listPictureFiles('dish')) await writeFile(join(directory, name), 'made before')
    await makePictureFiles(directory, 'dish', source)
    expect(await readFile(join(directory, 'dish-big.webp'), 'utf8')).toBe('made before')
  })

  it('makes all again when one file is missing', async () => {
    const source = await photo('#ff0000').png().toBuffer()
    await writeFile(join(directory, 'dish-big.webp'), 'cut off')
    await makePictureFiles(directory, 'dish', source)
    expect((await sharp(join(directory, 'dish-big.webp')).metadata()).width).toBe(pictureWidths.big)
  })

  it('turns a picture upright and forgets what the camera wrote', async () => {
    const sideways = await photo('#00ff00', 400, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer()
    const { key } = await makePicture(directory, sideways)
    const { width, height, exif, orientation } = await sharp(join(directory, `${key}-small.webp`)).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 160,
      height: 320,
      exif: undefined,
      orientation: undefined,
    })
  })

  it('keeps a small picture as small as it is', async () => {
    const { key } = await makePicture(directory, await photo('#fff', 100, 75).png().toBuffer())
    expect((await sharp(join(directory, `${key}-big.webp`)).metadata()).width).toBe(100)
  })

  it('carries three colours as a place-holder, from the middle to the corners', async () => {
    const plate = await photo('#fff', 400, 300).png().toBuffer()
    const dish = photo('#a63322', 1200, 900).composite([{ input: plate, left: 400, top: 300 }])
    const { blur } = await makePicture(directory, await dish.png().toBuffer())
    expect(blur).toMatch(/^(#[\da-f]{3}){3}$/)
    expect(blur.slice(0, 4)).toMatch(/^#[c-f]{3}$/)
    expect(blur.slice(8)).toBe('#a32')
  })

  it('gives a grey and transparent picture colours too', async () => {
    const grey = photo('#888').toColourspace('b-w').png()
    expect((await makePicture(directory, await grey.toBuffer())).blur).toBe('#888#888#888')
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } }).png()
    expect((await makePicture(directory, await clear.toBuffer())).blur).toBe('#fff#fff#fff')
  })

  it('refuses what is no picture', async () => {
    await expect(makePicture(directory, Buffer.from('not a picture'))).rejects.toThrow()
    expect(await readdir(directory)).toEqual([])
  })
})
