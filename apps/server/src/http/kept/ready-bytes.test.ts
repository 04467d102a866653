import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAnswer, toPassingBytes, toReadyBytes } from './ready-bytes.ts'

const board = fc
  .array(fc.string({ maxLength: 3_000, unit: 'grapheme' }), { maxLength: 20 })
  .map((tickets) => JSON.stringify({ tickets }))
const manner = { headers: { vary: 'accept-encoding' }, tag: 'of-encoding' } as const
const large = JSON.stringify({ tickets: Array.from({ length: 60 }, (_, at) => `ticket ${at}`.repeat(5)) })

describe('bytes that last for seconds', () => {
  it('say the same compressed as plain, whatever was sent before', () => {
    fc.assert(
      fc.property(board, board, fc.nat(60_000), (first, second, cut) => {
        const begun = JSON.stringify({ tickets: [first.slice(0, cut), first] })
        const grown = JSON.stringify({ tickets: [first.slice(0, cut), second] })
        let before: ReturnType<typeof toPassingBytes> | undefined
        for (const text of [begun, grown, begun, second, grown]) {
          before = toPassingBytes(text, before)
          expect(String(before.plain)).toBe(text)
          const { gzip } = before.compressed
          if (gzip !== undefined) expect(gunzipSync(gzip)).toEqual(before.plain)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('stay the same bytes while they say the same, and have another tag when they say something else', () => {
    const before = toPassingBytes(large)
    expect(toPassingBytes(large, before)).toBe(before)
    expect(toPassingBytes(large).hash).toBe(before.hash)
    expect(toPassingBytes(`${large} `, before).hash).not.toBe(before.hash)
  })

  it('are those of what is said now where a dish changed in place and the length stayed the same [F-244]', () => {
    const before = toPassingBytes(large)
    const changed = large.replace('ticket 30', 'ticket 03')
    expect(changed).toHaveLength(large.length)
    const after = toPassingBytes(changed, before)
    expect(String(gunzipSync(after.compressed.gzip ?? Buffer.of()))).toBe(changed)
    expect([String(after.plain), after.hash === before.hash]).toEqual([changed, false])
  })

  it('go out in what the caller reads of what there is', async () => {
    const encodingOf = (ready: ReturnType<typeof toPassingBytes>, accepted: string) =>
      toAnswer(ready, { 'accept-encoding': accepted }, manner).headers['content-encoding']
    expect(['gzip, br', 'gzip', 'br', 'identity'].map((one) => encodingOf(toPassingBytes(large), one))).toEqual([
      'gzip',
      'gzip',
      undefined,
      undefined,
    ])
    expect(encodingOf(await toReadyBytes(large), 'gzip, br')).toBe('br')
    expect(encodingOf(toPassingBytes('{}'), 'gzip')).toBeUndefined()
  })
})
