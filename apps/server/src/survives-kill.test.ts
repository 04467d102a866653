import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getStoresCount } from '@comanda/contract/calls/venue'
import type { NewSession } from '@comanda/contract/entities/new-session'
import { isRefusal } from '@comanda/contract/refusals'
import { startUp } from '@comanda/contract/start-up'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRunning, readPostmasterFile } from './database/embedded/postmaster-file.ts'
import { createVisitor, keepWriting } from './testing/database/keep-writing.ts'
import { sendTo } from './testing/http/open-visit.ts'
import { keepPictures } from './testing/pictures/keep-pictures.ts'
import { runServer } from './testing/run-server.ts'

let dataDirectory: string
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'comanda-kill-'))
  // As root the database runs under its own account, which must be able to reach its folder.
  await chmod(dataDirectory, 0o711)
  keepPictures(dataDirectory)
})
afterAll(() => rm(dataDirectory, { recursive: true, force: true }))

const env = () => ({ DATA_DIR: dataDirectory, COMANDA_DEMO: '1', LOG_LEVEL: 'silent' })

/** `npm run hostile` kills it more often than every test run does. */
const kills = Number(process.env.HOSTILE_KILLS ?? 4)

it('starts again by itself after kills under writes, and keeps every session it had acknowledged', {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const acknowledged: NewSession[] = []
  for (let round = 0; round < kills; round += 1) {
    const server = await runServer(env())
    const { keys } = await startUp({ send: sendTo(server.url), host: 'localhost' })
    const ended = new AbortController()
    const writers = Array.from({ length: 4 }, () =>
      keepWriting(server.url, { keys, acknowledged, signal: ended.signal }),
    )
    const enough = acknowledged.length + 20
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 2))
    // Every second time a power failure is simulated: PostgreSQL is killed together with the server.
    const database = round % 2 ? await readPostmasterFile(path.join(dataDirectory, 'postgres')) : undefined
    server.process.kill('SIGKILL')
    if (database) process.kill(database.pid, 'SIGKILL')
    ended.abort()
    await Promise.all([server.stop('SIGKILL'), ...writers])
    while (database && (await isRunning(database.pid))) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const server = await runServer(env())
  const { keys } = await startUp({ send: sendTo(server.url), host: 'localhost' })
  const lost = []
  for (const session of acknowledged) {
    const answer = await createVisitor(server.url, { keys, session }).call(getStoresCount, {})
    if (isRefusal(answer)) lost.push(answer.refused)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 20)
  expect(lost).toEqual([])
  expect(await server.stop('SIGINT')).toBe(0)
  await expect(readFile(path.join(dataDirectory, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT')
})

it('ends, so that somebody starts it again, where its own PostgreSQL is killed [F-205]', {
  timeout: 60_000,
}, async () => {
  const server = await runServer({ ...env(), COMANDA_DEMO: '0' })
  const ended = once(server.process, 'exit')
  const database = await readPostmasterFile(path.join(dataDirectory, 'postgres'))
  process.kill(database?.pid ?? 0, 'SIGKILL')
  expect(await ended).toEqual([1, null])
  const again = await runServer({ ...env(), COMANDA_DEMO: '0' })
  expect(await again.stop()).toBe(0)
})
