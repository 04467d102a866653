import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { findPictureName } from './find-picture-name.ts'
import type { FindVisit } from './site-visit.ts'

/** The sizes that home screens ask for. A maskable icon may be cut to a circle, so its drawing keeps to the middle. */
const icons = {
  '192.png': { size: 192, share: 1, hasGround: false },
  '512.png': { size: 512, share: 1, hasGround: false },
  'maskable-512.png': { size: 512, share: 0.62, hasGround: true },
  'apple-180.png': { size: 180, share: 0.8, hasGround: true },
} as const satisfies Record<string, { size: number; share: number; hasGround: boolean }>

type IconName = keyof typeof icons
type Marked = Pick<Website, 'logo' | 'favicon' | 'colours'>

const keptAtMost = 400

/** Icons made from the site's own logo when first requested, and kept. */
export function registerIcons(app: FastifyInstance, findVisit: FindVisit, pictureDirectory: string): void {
  const kept = new Map<string, Promise<Buffer>>()
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const visit = await findVisit(request)
    if (!visit || !isIconName(name)) return reply.callNotFound()
    const { website } = visit.site
    const key = [name, website.favicon, website.logo, website.colours.primary, website.colours.dark].join(' ')
    if (kept.size >= keptAtMost) kept.clear()
    const made = kept.get(key) ?? makeIcon(website, name, pictureDirectory)
    kept.set(key, made)
    made.catch(() => kept.delete(key))
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await made)
  }
  app.get<{ Params: { name: string } }>('/icons/:name', { config: { call: 'icon' } }, (request, reply) =>
    answer(request.params.name, request, reply),
  )
  // Browsers ask for this name where an answer is no page and can name no icon: a PDF, robots.txt.
  app.get('/favicon.ico', { config: { call: 'icon' } }, (request, reply) => answer('192.png', request, reply))
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}

export async function makeIcon(website: Marked, name: IconName, pictureDirectory: string): Promise<Buffer> {
  const { size, share, hasGround } = icons[name]
  const inner = Math.round(size * share)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const mark = await sharp(await findMark(website, pictureDirectory), { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
  const ground = website.colours.dark ? '#111111' : '#ffffff'
  return sharp({ create: { width: size, height: size, channels: 4, background: hasGround ? ground : clear } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The site's icon, else its logo, if it is one of our own pictures: other addresses are never fetched. */
async function findMark({ favicon, logo, colours }: Marked, pictureDirectory: string): Promise<Buffer> {
  for (const address of [favicon, logo]) {
    const file = findPictureName(address)
    if (file === undefined) continue
    const bytes = await readFile(join(pictureDirectory, file)).catch(() => undefined)
    if (bytes && (await isPicture(bytes))) return bytes
  }
  return Buffer.from(drawPlate(/^#[\da-f]{3,8}$/i.test(colours.primary) ? colours.primary : '#b3261e'))
}

function isPicture(bytes: Buffer): Promise<boolean> {
  return sharp(bytes)
    .metadata()
    .then(
      () => true,
      () => false,
    )
}

/** A plate on the site's colour, for a site without a logo. */
function drawPlate(colour: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="${colour}"/>`,
    '<circle cx="50" cy="50" r="33" fill="#fff"/><circle cx="50" cy="50" r="22" fill="none" stroke="#0002" stroke-width="3"/></svg>',
  ].join('')
}
