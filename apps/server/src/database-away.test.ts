import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { login } from '@comanda/contract/calls/start'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { startUp } from '@comanda/contract/start-up'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database/database.ts'
import type { Jobs } from './keep-running.ts'
import { createReadiness } from './readiness.ts'
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
  const askReadinessAs = (host: string) => askAs(host, '/readyz')
  const askAs = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${server.url}${path}`, { headers: { host, 'accept-language': 'es' } }, (answer) =>
        resolve(answer.resume().statusCode),
      ).on('error', reject)
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

  it('the instance says so in time, even when the database only stays silent; kept pages are served [F-065] [F-209]', {
    timeout: patience,
  }, async () => {
    await isBack()
    const readPage = () => askAs('localhost', '/')
    expect(await readPage()).toBe(200)
    proxy.fallSilent()
    // What is kept needs nobody: it would come after the call if it waited.
    expect(await readPage()).toBe(200)
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

describe('an instance whose database takes no write [F-209]', () => {
  const isRunning = () => true
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.drop())

  async function check() {
    const opened = await openDatabase({ url: database.url })
    const { writing, ...others } = createReadiness(opened.pool, { isRunning } as Jobs)
    const ask = (one: () => Promise<boolean>) => one().catch(() => false)
    const told = { writing: await ask(writing as never), others: await Promise.all(Object.values(others).map(ask)) }
    await opened.close()
    return told
  }

  it.each([
    [
      'for its disk is full',
      `create event trigger full_disk on ddl_command_start execute function refuse_for_lack_of_space()`,
    ],
    [
      'for it only reads',
      `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
    ],
  ])('is not ready, %s, though every question is answered', async (_, ends) => {
    expect(await check()).toEqual({ writing: true, others: [true, true, true] })
    await database.pool.query(`create function refuse_for_lack_of_space() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await database.pool.query(ends)
    expect(await check()).toEqual({ writing: false, others: [true, true, true] })
  })

  it('leaves nothing behind, and asks again and again', async () => {
    for (let count = 0; count < 3; count += 1) expect(await check()).toMatchObject({ writing: true })
    const { rows } = await database.pool.query(`select relname from pg_class where relname = 'readiness'`)
    expect(rows).toEqual([])
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
