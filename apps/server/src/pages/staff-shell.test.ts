import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStaffConstraint } from '../http/staff-constraint.ts'
import { createIsStaffHost, registerStaffHost } from '../http/staff-host.ts'
import { registerStaffShell } from './staff-shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'comanda-shell-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>shell</title>')
  for (const file of ['index-1.js', 'index-1.js.br', 'index-1.css']) {
    writeFileSync(join(folder, 'assets', file), `/* ${file} */`)
  }
  mkdirSync(join(folder, 'worker'))
  writeFileSync(join(folder, 'worker/service-worker.js'), '/* the worker */')
  app = Fastify({ trustProxy: (_address, hop) => hop < 1 })
  const isStaffHost = createIsStaffHost('staff.example')
  addStaffConstraint(app, { isStaffHost, trustedProxies: 1 })
  registerStaffHost(app, isStaffHost)
  registerStaffShell(app, folder)
  app.get('/*', async () => 'a page of a site')
  app.get('/sw.js', async () => 'a worker of a site')
  app.get('/robots.txt', async () => 'for robots')
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, host = 'staff.example', headers = {}) => app.inject({ url, headers: { host, ...headers } })

describe('the shell of the staff’s application', () => {
  it('is the answer to each of its addresses, on the staff’s host alone [DAY-001]', async () => {
    for (const path of ['/', '/people', '/devices?from=start', '/welcome']) {
      const { statusCode, body, headers } = await ask(path)
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>shell</title>'])
      expect(headers['cache-control']).toBe('no-cache')
    }
    expect((await ask('/people', 'casa.example')).body).toBe('a page of a site')
    expect((await ask('/assets/index-1.js', 'casa.example')).body).toBe('a page of a site')
  })

  it('is all there is on the staff’s host: a site’s pages and files are not found [DAY-001]', async () => {
    expect((await ask('/categories/arroces')).statusCode).toBe(404)
    expect((await ask('/categories/arroces')).body).not.toContain('a page of a site')
    expect((await ask('/robots.txt')).statusCode).toBe(404)
    expect((await ask('/assets/index-2.js')).statusCode).toBe(404)
  })

  it('knows its host behind a proxy too', async () => {
    const forwarded = { 'x-forwarded-host': 'staff.example' }
    expect((await ask('/', 'inside:3000', forwarded)).body).toContain('shell')
  })

  it('may load its own files alone and be framed by nobody [DAY-002]', async () => {
    const policy = String((await ask('/')).headers['content-security-policy'])
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split(';')).toContain(part)
    }
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('http')
  })

  it('has a worker of its own, which is told every file of the build and may ask its own host alone', async () => {
    const { body, headers } = await ask('/sw.js')
    expect(body).toMatch(
      /^self\.shell = \{"build":"[0-9a-f]{12}","files":\["\/assets\/index-1\.css","\/assets\/index-1\.js"\]\}\n/,
    )
    expect(body).toContain('/* the worker */')
    expect(headers['cache-control']).toBe('no-cache')
    expect(String(headers['content-security-policy']).split(';')).toContain("connect-src 'self'")
    expect((await ask('/sw.js', 'casa.example')).body).toBe('a worker of a site')
  })

  it('has files whose names change with their content', async () => {
    const { statusCode, headers } = await ask('/assets/index-1.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })
})
