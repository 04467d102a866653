import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { makeBlur } from '../apps/server/src/pictures/make-blur.ts'
import { drawSheet } from './draw-sheet.ts'

const pictures = fileURLToPath(new URL('../demo/pictures/', import.meta.url))
const sheet = fileURLToPath(new URL('../docs/screens/dishes.webp', import.meta.url))

/** What a dish's picture is kept as: as wide as the largest size that is served, and about 45 KB. */
const kept = { width: 800, quality: 82 } as const

/** As large as the picture of a dish on a phone's card; banners keep their shape. */
const card = { width: 172, height: 129, columns: 8, quality: 78 } as const

/**
 * Takes what the studio has rendered into the demo: `node tools/take-pictures.ts <folder of PNG files>` keeps each as
 * WebP in `demo/pictures/dishes/`, then writes the list that `pictureOf` reads and draws `docs/screens/dishes.webp`. Without
 * a folder it writes only the list and the sheet.
 */
async function takePictures(folder: string | undefined): Promise<void> {
  for (const file of folder ? await readdir(folder) : []) {
    const { name, ext } = parse(file)
    if (folder && ext === '.png') await keep(join(folder, file), name)
  }
  const entries = [...(await list('dishes', '.webp')), ...(await list('signs', '.svg'))]
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(join(pictures, 'pictures.json'), `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
  await drawSheet(
    (await listFiles('dishes')).map((file) => join(pictures, 'dishes', file)),
    sheet,
    card,
  )
  console.log(`${entries.length} pictures`)
}

async function keep(path: string, name: string): Promise<void> {
  const image = sharp(path).resize({ width: kept.width, withoutEnlargement: true })
  await image
    .webp({ quality: kept.quality, effort: 6, smartSubsample: true })
    .toFile(join(pictures, 'dishes', `${name}.webp`))
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(join(pictures, folder))).sort()
}

async function list(folder: string, ext: string) {
  const files = (await listFiles(folder)).filter((file) => parse(file).ext === ext)
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(pictures, folder, file))
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 12)
      // Signs are transparent around their shape, so nothing may show through before they arrive.
      const blur = ext === '.svg' ? '' : await makeBlur(source)
      return [parse(file).name, { file: `${folder}/${file}`, hash, blur }] as const
    }),
  )
}

await takePictures(process.argv[2])
