import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getStoresCount } from '@comanda/contract/calls/venue'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { isRefusal } from '@comanda/contract/refusals'
import { startUp } from '@comanda/contract/start-up'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseUser, readPassword } from './database/embedded/data-folder.ts'
import { readPostmasterFile } from './database/embedded/postmaster-file.ts'
import { createVisitor, keepWriting } from './testing/database/keep-writing.ts'
import { sendTo } from './testing/http/open-visit.ts'
import { keepPictures } from './testing/pictures/keep-pictures.ts'
import { runServer } from './testing/run-server.ts'

let dataDirectory: string
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'comanda-cuts-'))
  // As root the database runs under its own account, which must be able to reach its folder.
  await chmod(dataDirectory, 0o711)
  keepPictures(dataDirectory)
})
afterAll(() => rm(dataDirectory, { recursive: true, force: true }))

it('is ready again, has lost nothing and still stops by a signal after fifty cuts of all its connections [F-061]', {
  timeout: 300_000,
}, async () => {
  const server = await runServer({ DATA_DIR: dataDirectory, COMANDA_DEMO: '1', LOG_LEVEL: 'silent' })
  const { keys } = await startUp({ send: sendTo(server.url), host: 'localhost' })
  const cutter = await connectToCluster()
  const acknowledged: NewSession[] = []
  const ended = new AbortController()
  const writers = Array.from({ length: 12 }, () =>
    keepWriting(server.url, { keys, acknowledged, signal: ended.signal }),
  )
  for (let cut = 0; cut < 50; cut += 1) {
    const enough = acknowledged.length + 3
    while (acknowledged.length < enough) {
      expect(server.process.exitCode, 'the server still runs').toBeNull()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await cutter.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = user and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  }
  ended.abort()
  await Promise.all(writers)
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 }).toBe(200)
  const lost = []
  for (const session of acknowledged) {
    const answer = await createVisitor(server.url, { keys, session }).call(getStoresCount, {})
    if (isRefusal(answer)) lost.push(answer.refused)
  }
  expect(lost).toEqual([])
  await cutter.end()
  // One that does not come to its end in ten seconds ends itself, with another code.
  expect(await server.stop('SIGTERM')).toBe(0)
  await expect(readFile(path.join(dataDirectory, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
})

async function connectToCluster(): Promise<Client> {
  const folder = path.join(dataDirectory, 'postgres')
  const [running, password] = await Promise.all([readPostmasterFile(folder), readPassword(folder)])
  const client = new Client(`postgres://${databaseUser}:${password}@127.0.0.1:${running?.port}/comanda`)
  await client.connect()
  return client
}
