import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Presence } from '../state/presence.ts'
import { findLandingPage } from './groups.ts'

/** The addresses by which one comes in, and which say nothing of where one wants to go. */
const entrances: readonly string[] = ['/', '/pair']

/**
 * Whoever comes in first is led to where their work is, and a board to its own screen; true while they are on the way.
 * The next person finds the screen of the one before (DAY-021), and whoever goes to the start stays there.
 */
export function useLanding(now: Presence): boolean {
  const { pathname } = useLocation()
  const goTo = useNavigate()
  const [hasLanded, setLanded] = useState(false)
  const session = now.state === 'here' ? now.session : null
  const isIn = session !== null && (session.person !== null || session.device?.kind === 'board')
  const landing = session && findLandingPage(session)
  const isOnTheWay = isIn && !hasLanded && entrances.includes(pathname) && landing !== pathname
  useEffect(() => {
    if (isOnTheWay && landing) goTo(landing, { replace: true })
    else if (isIn) setLanded(true)
  }, [isIn, isOnTheWay, landing, goTo])
  return isOnTheWay
}
