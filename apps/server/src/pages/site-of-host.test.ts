import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { describe, expect, it } from 'vitest'
import type { CallInProcess } from '../http/call-in-process.ts'
import type { HostKeys } from '../session/site-key.repository.ts'
import { createSitesOfHosts } from './site-of-host.ts'

const keys = { siteId: casaComanda.website.id } as HostKeys
const replies: Readonly<Record<string, unknown>> = {
  getWebsite: casaComanda.website,
  getStores: casaComanda.stores,
  getBanners: [],
  getBrands: [],
}

function open() {
  const state = { now: 0, reads: 0, host: (): Promise<HostKeys | undefined> => Promise.resolve(keys) }
  const sites = createSitesOfHosts({
    findKeys: () => {
      state.reads += 1
      return state.host()
    },
    call: (async (name: string) => replies[name]) as CallInProcess,
    clock: () => state.now,
  })
  return { state, sites }
}
const never = () => new Promise<undefined>(() => {})

describe('the site of a host', () => {
  it('is told for as long as the database stays silent, and asked for once each half minute [F-209]', async () => {
    const { state, sites } = open()
    const first = await sites.find('a.example')
    expect(first?.keys).toBe(keys)
    state.host = never
    for (const now of [29_999, 30_000, 45_000, 60_000, 3_600_000]) {
      state.now = now
      expect(await sites.find('a.example')).toBe(first)
    }
    expect(state.reads).toBe(4)
    state.host = () => Promise.reject(new Error('away'))
    state.now = 7_200_000
    expect(await sites.find('a.example')).toBe(first)
    await new Promise(setImmediate)
    expect(await sites.find('a.example')).toBe(first)
  })

  it('is the new one once that was read, and none once there is none', async () => {
    const { state, sites } = open()
    await sites.find('a.example')
    state.now = 30_000
    state.host = () => Promise.resolve(undefined)
    await sites.find('a.example')
    await new Promise(setImmediate)
    expect(await sites.find('a.example')).toBeUndefined()
    state.host = () => Promise.resolve(keys)
    state.now = 60_000
    expect((await sites.find('a.example'))?.keys).toBe(keys)
  })

  it('is read anew by whoever comes after a change, and after a read that failed', async () => {
    const { state, sites } = open()
    await sites.find('a.example')
    sites.forget()
    await sites.find('a.example')
    expect(state.reads).toBe(2)
    state.host = () => Promise.reject(new Error('away'))
    await expect(sites.find('b.example')).rejects.toThrow('away')
    state.host = () => Promise.resolve(keys)
    expect((await sites.find('b.example'))?.keys).toBe(keys)
  })
})
