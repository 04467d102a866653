import type { ServerResponse } from 'node:http'
import { signOfLife, signOfLifeSeconds } from '@comanda/contract/staff-live'
import { writeToStream } from './stream.ts'

/** A line that is closed as soon as whoever holds it may no longer hear it. */
export interface StaffLine {
  readonly response: ServerResponse
  /** False once the session, the device, the role or the stores are no longer what they were. */
  readonly isStillAllowed: () => Promise<boolean>
}

/** Every how many signs of life a line's right is looked at again: well within five seconds. */
const signsPerCheck = 2

export interface StaffLines {
  add(line: StaffLine): void
  close(): void
}

/** All staff lines of this process: one timer gives the signs of life, and ends what has lost its right. */
export function createStaffLines(now: () => number, onTrouble: (error: Error) => void): StaffLines {
  const lines = new Set<StaffLine>()
  let signs = 0
  const timer = setInterval(() => {
    signs += 1
    const sign = writeSign(now())
    for (const line of lines) {
      writeToStream(line.response, sign)
      if (signs % signsPerCheck === 0) check(line).catch(onTrouble)
    }
  }, signOfLifeSeconds * 1000)
  timer.unref()

  async function check({ response, isStillAllowed }: StaffLine): Promise<void> {
    if (!(await isStillAllowed())) response.end()
  }

  return {
    add(line) {
      lines.add(line)
      writeToStream(line.response, writeSign(now()))
      line.response.on('close', () => lines.delete(line))
    },
    close() {
      clearInterval(timer)
      for (const { response } of lines) response.end()
    },
  }
}

function writeSign(now: number): Buffer {
  return Buffer.from(`event: ${signOfLife}\ndata: ${now}\n\n`)
}
