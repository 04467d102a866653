import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { readManifestText } from './storefront-build.ts'

/** The storefront's service worker. It contains the name of its build, so that browsers notice a new one. */
export function registerServiceWorker(app: FastifyInstance, buildFolder: string): void {
  let kept: Promise<string> | undefined
  app.get('/sw.js', { config: { call: 'service-worker' } }, async (_request, reply) => {
    kept ??= readWorker(buildFolder)
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(await kept)
  })
}

async function readWorker(folder: string): Promise<string> {
  const manifest = await readManifestText(folder)
  const build = createHash('sha256').update(manifest).digest('hex').slice(0, 12)
  return `/* build ${build} */\n${await readFile(join(folder, 'worker/service-worker.js'), 'utf8')}`
}
