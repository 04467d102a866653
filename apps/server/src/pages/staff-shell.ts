import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { heldScroll } from '@comanda/contract/held-scroll'
import { isStaffPage } from '@comanda/contract/staff-pages'
import type { FastifyInstance } from 'fastify'
import { devicePolicy, printStaffPolicy } from '../http/content-policy.ts'
import { onStaffHost } from '../http/staff-constraint.ts'
import { registerAssets } from './assets.ts'
import { registerStaffWorker } from './staff-worker.ts'

const backofficeBuild = join(dirname(fileURLToPath(import.meta.url)), '../../../backoffice/dist')

/**
 * The staff's application: one document for every address, on the staff's host alone. It carries nothing of any site;
 * who is there, and in which site, is said by the calls that it makes.
 */
export function registerStaffShell(app: FastifyInstance, buildFolder: string = backofficeBuild): void {
  const policy = printStaffPolicy([heldScroll])
  let kept: Promise<Buffer> | undefined

  registerAssets(app, join(buildFolder, 'assets'), { ...onStaffHost, config: { staff: true } })
  registerStaffWorker(app, buildFolder, { ...onStaffHost, config: { staff: true, call: 'staff-worker' } })
  app.get('/*', { ...onStaffHost, config: { staff: true, call: 'staff-page' } }, async (request, reply) => {
    kept ??= readFile(join(buildFolder, 'index.html'))
    const path = request.url.split('?')[0] ?? '/'
    return reply
      .code(isStaffPage(path) ? 200 : 404)
      .headers({
        'content-security-policy': policy,
        'permissions-policy': devicePolicy,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(await kept)
  })
}
