import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHost } from './host.ts'

describe('a host', () => {
  it.each([
    ['localhost', { name: 'localhost', port: null }],
    ['Reservas.LocalHost:3000', { name: 'reservas.localhost', port: '3000' }],
    ['127.0.0.1:80', { name: '127.0.0.1', port: '80' }],
    ['[::1]:3000', { name: '[::1]', port: '3000' }],
    ['a_b.xn--caf-dma.example', { name: 'a_b.xn--caf-dma.example', port: null }],
  ])('%s is a name and digits [F-060]', (text, host) => {
    expect(readHost(text)).toEqual(host)
  })

  it.each([
    'localhost:80@evil.example',
    'localhost@evil.example',
    'localhost:80:80',
    'localhost:99999',
    'localhost:',
    ':80',
    '',
    'casa.example/evil',
    'casa.example?x',
    'casa.example#x',
    'casa example',
    'casa.example\u0000',
    'casa..example',
    '-casa.example',
    '[::1',
    'a'.repeat(300),
  ])('%j is none [F-060]', (text) => {
    expect(readHost(text)).toBeUndefined()
  })

  it('leads where its name says, whatever is written around it [F-060]', () => {
    const written = fc.string({ unit: fc.constantFrom(...'ab.:@/\\?#%[]1-_ \u0000') })
    fc.assert(
      fc.property(written, (text) => {
        const host = readHost(text)
        fc.pre(host !== undefined && URL.canParse(`http://${text}`))
        const address = new URL(`http://${text}`)
        expect(address.username + address.password + address.pathname + address.search).toBe('/')
      }),
      { numRuns: 2_000 },
    )
  })
})
