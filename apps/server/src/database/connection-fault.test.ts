import { createServer } from 'node:net'
import { expect, inject, it } from 'vitest'
import { StartupFault } from '../startup/startup-fault.ts'
import { openDatabase } from './database.ts'

const cluster = new URL(inject('clusterUrl'))
const at = (change: (url: URL) => void): string => {
  const url = new URL(`${cluster.href.replace(/\/$/, '')}/postgres`)
  change(url)
  return url.href
}

it.each([
  ['a server that is not there', () => at((url) => (url.port = '1')), /^No PostgreSQL answers at 127\.0\.0\.1:1;/],
  ['a wrong password', () => at((url) => (url.password = 'guess')), /does not accept the user or password/],
  ['an unknown user', () => at((url) => (url.username = 'nobody')), /does not accept the user or password/],
  ['an unknown database', () => at((url) => (url.pathname = '/casa')), /has no database “casa”/],
  [
    'an unknown host',
    () => 'postgres://comanda@no-such-host.invalid/comanda',
    /no-such-host\.invalid:5432, is not known/,
  ],
  ['an address of something else', () => 'https://example.com/database', /is not an address such as postgres:/],
  ['no address at all', () => 'comanda', /is not an address such as postgres:/],
])('says in one sentence what is wrong with %s', async (_name, url, sentence) => {
  const opening = openDatabase({ url: url() })
  await expect(opening).rejects.toThrow(StartupFault)
  await expect(opening).rejects.toThrow(sentence)
})

it('never repeats the password', async () => {
  const url = at((address) => {
    address.password = 'canary-secret'
    address.pathname = '/casa'
  })
  const fault = await openDatabase({ url }).catch((error: Error) => error)
  expect(String((fault as Error).message)).not.toContain('canary-secret')
})

it('does not wait for ever for a server that stays silent', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(openDatabase({ url: `postgres://comanda@127.0.0.1:${port}/comanda` })).rejects.toThrow(StartupFault)
  silent.close()
})
