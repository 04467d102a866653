import { useEffect, useRef, useState } from 'react'

const ringEveryMs = 2_000
const touches = ['pointerdown', 'keydown'] as const
/**
 * The events that a browser takes for somebody's wish: of a mouse that it is pressed, of a finger that it is lifted.
 */
const wishes = ['pointerdown', 'pointerup', 'keydown'] as const

export interface Alarm {
  /** Something is new and nobody has touched the board since. */
  readonly isRinging: boolean
  /** The browser lets no page sound before somebody has touched it. */
  readonly maySound: boolean
}

/** Sounds for everything that is new since the board was opened, until the board is touched (DAY-084). */
export function useAlarm(ids: readonly string[] | null, insists: boolean): Alarm {
  const known = useRef<ReadonlySet<string> | null>(null)
  const [hasNews, setNews] = useState(false)
  const isRinging = hasNews || insists
  const { bell, maySound } = useBell()
  useEffect(() => {
    // Another board is being read: what it shows at first is not new.
    if (ids === null) {
      known.current = null
      return
    }
    const before = known.current
    known.current = new Set([...(before ?? []), ...ids])
    if (before !== null && ids.some((id) => !before.has(id))) setNews(true)
  }, [ids])
  useEffect(() => {
    const hush = () => setNews(false)
    for (const kind of touches) addEventListener(kind, hush, { capture: true })
    return () => {
      for (const kind of touches) removeEventListener(kind, hush, { capture: true })
    }
  }, [])
  useEffect(() => {
    // Tones for a bell that is still mute would wait, and sound all at once at the first touch.
    if (!isRinging || bell === null || !maySound) return undefined
    ring(bell)
    const timer = setInterval(() => ring(bell), ringEveryMs)
    return () => clearInterval(timer)
  }, [isRinging, bell, maySound])
  return { isRinging, maySound }
}

/** A browser that has no sound at all says so, like one that may not sound yet. */
function useBell(): { readonly bell: AudioContext | null; readonly maySound: boolean } {
  const [bell, setBell] = useState<AudioContext | null>(null)
  const [maySound, setMaySound] = useState(false)
  useEffect(() => {
    if (!('AudioContext' in window)) return undefined
    const opened = new AudioContext()
    const look = () => setMaySound(opened.state === 'running')
    const wake = () => {
      if (opened.state !== 'running') void opened.resume().then(look, look)
    }
    opened.addEventListener('statechange', look)
    for (const kind of wishes) addEventListener(kind, wake, { capture: true })
    setBell(opened)
    look()
    return () => {
      for (const kind of wishes) removeEventListener(kind, wake, { capture: true })
      void opened.close()
    }
  }, [])
  return { bell, maySound }
}

/** Two short tones, made here: nothing to download, and nothing that could be missing. */
function ring(bell: AudioContext): void {
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
