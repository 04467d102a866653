import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { accepts } from '../http/kept/accept-encoding.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
}

/** An app's built files. Their names change with their content, so a browser may keep them for ever. */
export function registerAssets(app: FastifyInstance, folder: string, options: RouteShorthandOptions = {}): void {
  let known: Promise<ReadonlySet<string>> | undefined
  const kept = new Map<string, Promise<Buffer>>()
  const read = (file: string) => {
    const bytes = kept.get(file) ?? readFile(join(folder, file))
    kept.set(file, bytes)
    return bytes
  }

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    known ??= readdir(folder).then((files) => new Set(files))
    const files = await known.catch(() => new Set<string>())
    const { file } = request.params as { readonly file: string }
    const type = types[extname(file)]
    // Only names that the build wrote: no other path can be requested.
    if (type === undefined || !files.has(file)) return reply.callNotFound()
    const encoding = chooseEncoding(request.headers['accept-encoding'], (ending) => files.has(`${file}${ending}`))
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding').type(type)
    if (encoding) reply.header('content-encoding', encoding.name)
    return reply.send(await read(`${file}${encoding?.ending ?? ''}`))
  }
  app.get('/assets/:file', options, send)
}

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

function chooseEncoding(accepted: string | undefined, exists: (ending: string) => boolean) {
  return encodings.find(({ name, ending }) => accepts(accepted, name) && exists(ending))
}
