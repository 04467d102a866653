import { useEffect, useRef, useState } from 'react'

interface BumpBar {
  /** The tickets on the board, in their order. */
  readonly ids: readonly string[]
  readonly onBump: (id: string) => void
  readonly onRecallLast: () => void
}

interface Bumping {
  readonly chosen: string | null
  /** A key was pressed since the board was opened: a tablet without a bump bar needs no numbers. */
  readonly hasKeys: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Works a board by the keys of a bump bar: 1 to 9 choose, space bumps, R recalls, arrows move (DAY-085). */
export function useBumpBar(bar: BumpBar): Bumping {
  const [chosen, choose] = useState<string | null>(null)
  const [hasKeys, setKeys] = useState(false)
  const latest = useRef({ ...bar, chosen })
  useEffect(() => {
    latest.current = { ...bar, chosen }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ids, onBump, onRecallLast, chosen: now } = latest.current
      if (event.ctrlKey || event.metaKey || event.altKey || isOwnKey(event)) return
      const at = now === null ? -1 : ids.indexOf(now)
      const step = steps[event.key]
      const wanted = /^[1-9]$/.test(event.key)
        ? ids[Number(event.key) - 1]
        : step !== undefined && ids.length > 0
          ? ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
          : undefined
      if (wanted !== undefined) {
        choose(wanted)
        document.getElementById(`ticket-${wanted}`)?.focus()
      } else if (event.key === ' ' && at >= 0 && now !== null) onBump(now)
      else if (event.key.toLowerCase() === 'r') onRecallLast()
      else return
      setKeys(true)
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return { chosen: chosen !== null && bar.ids.includes(chosen) ? chosen : null, hasKeys }
}

/** A list uses its keys itself, and so does a button that is asked by the space bar, or a field by anything. */
function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role=dialog]') || target.matches('input, textarea, select')) return true
  return key === ' ' && target.matches('button, a')
}
