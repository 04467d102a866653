/**
 * Lets the clock of a process run from another day. A server in a process of its own loads this file first and finds
 * the shift in its environment; a test shifts its own clock by the same, so that signed times agree.
 */
export function shiftClock(ms: number): () => void {
  const realNow = Date.now
  Date.now = () => realNow() + ms
  return () => {
    Date.now = realNow
  }
}

const shift = process.env.CLOCK_SHIFT_MS
if (shift !== undefined) shiftClock(Number(shift))
