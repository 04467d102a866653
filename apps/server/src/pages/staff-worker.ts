import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { printStaffPolicy } from '../http/content-policy.ts'

/**
 * The worker of the staff's shell. It is told which files belong to this build, so that it can keep all of them, and
 * its bytes differ with every build, so that browsers notice a new one.
 */
export function registerStaffWorker(app: FastifyInstance, buildFolder: string, options: RouteShorthandOptions): void {
  const policy = printStaffPolicy([])
  let kept: Promise<string> | undefined
  app.get('/sw.js', options, async (_request, reply) => {
    kept ??= readWorker(buildFolder)
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .send(await kept)
  })
}

async function readWorker(folder: string): Promise<string> {
  const document = await readFile(join(folder, 'index.html'))
  const all = await readdir(join(folder, 'assets'))
  // The compressed copies are no files of their own: the server chooses between them.
  const files = all.map((file) => `assets/${file}`).filter((file) => !/\.(br|gz)$/.test(file))
  const build = createHash('sha256').update(document).update(files.join()).digest('hex').slice(0, 12)
  const shell = JSON.stringify({ build, files: files.map((file) => `/${file}`).sort() })
  return `self.shell = ${shell}\n${await readFile(join(folder, 'worker/service-worker.js'), 'utf8')}`
}
