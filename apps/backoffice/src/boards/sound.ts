import { createCell } from '@comanda/screen/cell'

/**
 * The events that a browser takes for somebody's wish: of a mouse that it is pressed, of a finger that it is lifted.
 */
const wishes = ['pointerdown', 'pointerup', 'keydown'] as const

let bell: AudioContext | null = null

/** A browser lets no page sound before somebody has touched it; one that has no sound at all says so in the same way. */
export const maySound = createCell(false)

/** Opens the page's one bell, and wakes it with the first touch. Until the returned function is called. */
export function openBell(): () => void {
  if (!('AudioContext' in window)) return () => {}
  const opened = new AudioContext()
  const look = () => maySound.set(opened.state === 'running')
  const wake = () => {
    if (opened.state !== 'running') void opened.resume().then(look, look)
  }
  opened.addEventListener('statechange', look)
  for (const kind of wishes) addEventListener(kind, wake, { capture: true })
  bell = opened
  look()
  return () => {
    for (const kind of wishes) removeEventListener(kind, wake, { capture: true })
    bell = null
    maySound.set(false)
    void opened.close()
  }
}

/** Two short tones, made here: nothing to download, and nothing that could be missing. */
export function ring(): void {
  if (bell === null) return
  for (const [at, pitch] of [
    [0, 880],
    [0.18, 1175],
  ] as const) {
    const tone = new OscillatorNode(bell, { type: 'triangle', frequency: pitch })
    const loudness = new GainNode(bell, { gain: 0.0001 })
    const begin = bell.currentTime + at
    loudness.gain.exponentialRampToValueAtTime(0.5, begin + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.16)
    tone.connect(loudness).connect(bell.destination)
    tone.start(begin)
    tone.stop(begin + 0.17)
  }
}
