import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { login } from '@comanda/contract/calls/start'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { startUp } from '@comanda/contract/start-up'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from './testing/database/database-proxy.ts'
import { testNow } from './testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.ts'
import { sendTo } from './testing/http/open-visit.ts'
import { type RunningServer, runServer } from './testing/run-server.ts'
import { createTestApp } from './testing/test-app.ts'

const patience = 60_000

describe('while the database is away', () => {
  let database: TestDatabase
  let proxy: DatabaseProxy
  let server: RunningServer
  let dataDirectory: string
  let loginUrl: string
  beforeAll(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'comanda-away-'))
    database = await createTestDatabase()
    proxy = await openDatabaseProxy(database.url)
    server = await runServer({
      DATABASE_URL: proxy.url,
      DATA_DIR: dataDirectory,
      COMANDA_DEMO: '0',
      LOG_LEVEL: 'fatal',
    })
    const { keys } = await startUp({ send: sendTo(server.url), host: 'localhost' })
    const query = writeEnvelope({ keys, session: () => null, standing: nowhere }, login, Date.now())
    loginUrl = `${server.url}/api/Login${toQuery(query)}`
  })
  afterAll(async () => {
    await server.stop()
    await proxy.close()
    await database.drop()
    await rm(dataDirectory, { recursive: true, force: true })
  })

  const ask = async (address: string, method = 'GET') => {
    const answer = await fetch(address, { method })
    await answer.arrayBuffer()
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) }
  }
  const askReadinessAs = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${server.url}/readyz`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      )
    })
  const isBack = () => expect.poll(async () => (await ask(`${server.url}/readyz`)).status).toBe(200)

  it('calls and pages say when to come again, and the instance is not ready [F-065]', {
    timeout: patience,
  }, async () => {
    expect((await ask(loginUrl, 'POST')).status).toBe(200)
    await proxy.goAway()
    for (const [address, method] of [
      [loginUrl, 'POST'],
      [`${server.url}/`, 'GET'],
      [`${server.url}/robots.txt`, 'GET'],
    ] as const) {
      const { status, retryAfter } = await ask(address, method)
      expect([address, status]).toEqual([address, 503])
      expect(retryAfter).toBeGreaterThan(0)
    }
    expect((await ask(`${server.url}/readyz`)).status).toBe(503)
    await proxy.comeBack()
    await isBack()
    expect((await ask(loginUrl, 'POST')).status).toBe(200)
  })

  it('the instance says so in time, even when the database only stays silent [F-065]', {
    timeout: patience,
  }, async () => {
    await isBack()
    proxy.fallSilent()
    // A call gives up when its statement does, which is later than a balancer waits.
    const call = ask(loginUrl, 'POST').then(() => 'the call')
    // Asked by a name that nobody used before: no site is looked up for it.
    const readiness = askReadinessAs('balancer.example')
    expect(await Promise.race([call, readiness])).toBe(503)
    await proxy.comeBack()
    await call
    await isBack()
  })
})

it('a full disk is no mistake of ours: the call says when to come again [F-065]', async () => {
  const shop = await createTestApp()
  await shop.database.pool.query(`create function refuse_for_lack_of_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await shop.database.pool.query(
    'create trigger full_disk before insert on visitor_session execute function refuse_for_lack_of_space()',
  )
  const query = writeEnvelope({ ...shop, session: () => null, standing: nowhere }, login, testNow)
  const answer = await shop.app.inject({ method: 'POST', url: `/api/Login${toQuery(query)}` })
  expect(answer.statusCode).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toMatchObject({ status: 'ERROR', code: 'server-fault' })
  await shop.close()
})
