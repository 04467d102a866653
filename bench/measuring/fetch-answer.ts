import { get } from 'node:http'
import type { Answer } from './processes.ts'

/** What a server answers, as it came over the wire: its bytes, and the headers that are not the connection's. */
export function fetchAnswer(url: string, headers: Answer['headers']): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { connection, date, 'keep-alive': _, 'content-length': __, ...rest } = response.headers
        const flat = Object.entries(rest).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : value,
        ])
        resolve({ headers: Object.fromEntries(flat) as Record<string, string>, bytes: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
