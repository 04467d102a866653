import { createServer as createWeb, type Server as Web } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { relayOnce } from './print-relay.ts'

const paper = Buffer.from('\u001b@1 × Pulpo\n', 'latin1')
const opened: (Server | Web)[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await new Promise((resolve) => one.close(resolve))
})

const listen = (server: Server | Web) =>
  new Promise<number>((resolve) => {
    opened.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** A server with one paper to print, which writes down what it is told. */
async function openDoor() {
  const heard: string[] = []
  const web = createWeb((request, reply) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      heard.push(`${request.method} ${new URL(request.url ?? '', 'http://x').search}${body}`)
      if (request.method === 'GET') return reply.end(paper)
      const isReady = !heard.some((said) => said.startsWith('DELETE')) && body.includes('200')
      return reply.end(JSON.stringify({ jobReady: isReady, jobToken: 'one' }))
    })
  })
  return { door: `http://127.0.0.1:${await listen(web)}/printer/x`, heard }
}

/** A printer on port 9100 that prints, and answers whoever asks how far it is; or one that hangs up instead. */
async function openPrinter(answers: boolean) {
  const printed: Buffer[] = []
  const printer = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      printed.push(part)
      if (!answers) socket.destroy()
      else if (part.includes(Buffer.from([0x1d, 0x72, 0x01]))) socket.write(Buffer.from([0]))
    })
  })
  return { at: { host: '127.0.0.1', port: await listen(printer) }, printed: () => Buffer.concat(printed) }
}

describe('the relay to a printer that only listens', () => {
  it('prints what the server has, and says so once the printer has answered', async () => {
    const [{ door, heard }, printer] = [await openDoor(), await openPrinter(true)]
    expect(await relayOnce(door, printer.at)).toBe(true)
    expect(printer.printed().subarray(0, paper.length)).toEqual(paper)
    expect(heard).toEqual(['POST {"statusCode":"200 OK"}', 'GET ?token=one', 'DELETE ?token=one&code=200'])
    expect(await relayOnce(door, printer.at)).toBe(false)
  })

  it('fetches nothing for a printer that is away, and tells the server so', async () => {
    const [{ door, heard }, printer] = [await openDoor(), await openPrinter(true)]
    for (const one of opened.splice(1)) await new Promise((resolve) => one.close(resolve))
    expect(await relayOnce(door, printer.at)).toBe(false)
    expect(heard).toEqual(['POST {"statusCode":"521 NO_PRINTER"}'])
  })

  it('does not say that a paper is printed when the printer hung up', async () => {
    const [{ door, heard }, printer] = [await openDoor(), await openPrinter(false)]
    await expect(relayOnce(door, printer.at)).rejects.toThrow('hung up')
    expect(heard.some((said) => said.startsWith('DELETE'))).toBe(false)
  })
})
