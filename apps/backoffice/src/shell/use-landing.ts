import { findLanding } from '@comanda/rules/team/landing'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Presence } from '../state/presence.ts'
import { landingPages } from './groups.ts'

/** The addresses by which one comes in, and which say nothing of where one wants to go. */
const entrances: readonly string[] = ['/', '/pair']

/**
 * Whoever comes in first is led to where their work is, and a board to its own screen. The next person finds the screen
 * of the one before (DAY-021), and whoever goes to the start stays there.
 */
export function useLanding(now: Presence): void {
  const { pathname } = useLocation()
  const goTo = useNavigate()
  const hasLanded = useRef(false)
  const session = now.state === 'here' ? now.session : null
  const isIn = session !== null && (session.person !== null || session.device?.kind === 'board')
  useEffect(() => {
    if (!isIn || hasLanded.current) return
    hasLanded.current = true
    const landing = landingPages[findLanding(session.person?.rights ?? [], session.device?.kind ?? null)]
    if (entrances.includes(pathname) && landing !== pathname) goTo(landing, { replace: true })
  }, [isIn, session, pathname, goTo])
}
