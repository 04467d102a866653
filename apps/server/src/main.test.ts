import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBareDatabase, createTestDatabase } from './testing/database/test-database.ts'
import { runFailingServer, runServer } from './testing/run-server.ts'

const patience = 60_000
let dataDirectory: string
let bare: Awaited<ReturnType<typeof createBareDatabase>>

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'comanda-main-'))
  bare = await createBareDatabase()
})
afterAll(async () => {
  await bare.drop()
  await rm(dataDirectory, { recursive: true, force: true })
})

const env = () => ({ DATABASE_URL: bare.url, DATA_DIR: dataDirectory, COMANDA_DEMO: '0' })
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casa.example' }

describe('the server as a process', () => {
  it('starts twice at once on an empty database, answers, and stops cleanly by either signal', {
    timeout: patience,
  }, async () => {
    const [one, other] = await Promise.all([runServer(env()), runServer(env())])
    for (const { url } of [one, other]) {
      const ready = await fetch(`${url}/readyz`)
      expect(await ready.json()).toEqual({
        status: 'OK',
        checks: { database: true, migrations: true, jobs: true, writing: true },
      })
    }
    expect(await Promise.all([one.stop('SIGTERM'), other.stop('SIGINT')])).toEqual([0, 0])
  })

  it('says in one sentence that its port is taken', { timeout: patience }, async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as { port: number }
    const failed = await runFailingServer({ ...env(), PORT: String(port) })
    holder.close()
    expect(failed).toEqual({
      code: 1,
      said: `Port ${port} on 127.0.0.1 is taken; stop what uses it, or set PORT to another one.\n`,
    })
  })

  it('says in one sentence what is wrong with its configuration', { timeout: patience }, async () => {
    const failed = await runFailingServer({ ...env(), PORT: 'eighty' })
    expect(failed).toEqual({ code: 1, said: 'The configuration is wrong: PORT must be a port between 0 and 65535.\n' })
  })

  it('keeps cookies and visits to TLS in production, where only its hosts are listed [F-204]', {
    timeout: patience,
  }, async () => {
    const server = await runServer({ ...env(), NODE_ENV: 'production', ALLOWED_HOSTS: '127.0.0.1' })
    const { headers } = await fetch(`${server.url}/healthz`)
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
    expect(await server.stop()).toBe(0)
  })

  it('refuses demo keys in production', { timeout: patience }, async () => {
    const demo = await createTestDatabase()
    const failed = await runFailingServer({ ...env(), DATABASE_URL: demo.url, ...production })
    await demo.drop()
    expect(failed).toEqual({
      code: 1,
      said: 'This database holds demo keys, which everyone knows; production refuses to start with them.\n',
    })
  })
})
