import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ListeningPrinter, startListeningPrinter } from '@comanda/sandbox/printer/listening-printer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { relayOnce } from './relay-printer.ts'

const paper = Buffer.from('\u001b@1 × Pulpo\n', 'latin1')
let server: Server
let door: { readonly url: string; readonly host: string }
/** What the server was told. */
let heard: string[]
let printer: ListeningPrinter
let mediaType: string

/** A server with one paper to print, and a printer on a port of its own. */
beforeEach(async () => {
  heard = []
  mediaType = 'application/octet-stream'
  server = createServer((request, reply) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      heard.push(`${request.headers.host} ${request.method} ${new URL(request.url ?? '', 'http://x').search}${body}`)
      if (request.method === 'GET') return reply.end(paper)
      const isReady = !heard.some((said) => said.includes('DELETE')) && body.includes('200')
      return reply.end(JSON.stringify({ jobReady: isReady, jobToken: 'one', mediaTypes: [mediaType] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  door = { url: `http://127.0.0.1:${port}/printer/x`, host: 'staff.example' }
  printer = await startListeningPrinter()
})
afterEach(async () => {
  await printer.close()
  await new Promise((resolve) => server.close(resolve))
})

const relay = (more = {}) => relayOnce(door, { host: '127.0.0.1', port: printer.port, ...more })

describe('the relay to a printer that only listens', () => {
  it('prints what the server has, and says so once the printer has answered', async () => {
    expect(await relay()).toBe(true)
    expect(printer.papers).toEqual(['1 × Pulpo\n'])
    expect(heard).toEqual([
      'staff.example POST {"statusCode":"200 OK"}',
      'staff.example GET ?token=one',
      'staff.example DELETE ?token=one&code=200',
    ])
    expect(await relay()).toBe(false)
  })

  it('fetches nothing for a printer that is away, and tells the server so', async () => {
    await printer.close()
    expect(await relay()).toBe(false)
    expect(heard).toEqual(['staff.example POST {"statusCode":"521 NO_PRINTER"}'])
  })

  it('does not say that a paper is printed when the printer hung up', async () => {
    printer.mood = 'hangs-up'
    await expect(relay()).rejects.toThrow('hung up')
    expect(heard.some((said) => said.includes('DELETE'))).toBe(false)
  })

  it('nor when the printer took it and says nothing', async () => {
    printer.mood = 'says-nothing'
    await expect(relay({ answerMs: 100 })).rejects.toThrow('says nothing')
    expect(heard.some((said) => said.includes('DELETE'))).toBe(false)
  })

  it('fetches nothing for a printer that could not say what it printed', async () => {
    mediaType = 'application/vnd.star.line'
    await expect(relay()).rejects.toThrow('only ESC/POS')
    expect(heard).toHaveLength(1)
  })
})
