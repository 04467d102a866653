import { expect, it } from 'vitest'
import { readSession, toSessionCookie } from './session.ts'

const sessionId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'

it('finds the session among other cookies, or none', () => {
  expect(readSession(`lang=es; session=abc_-9.${sessionId}; mode=1`)).toEqual({ token: 'abc_-9', sessionId })
  expect(readSession('other-session=abc.d')).toBeNull()
  expect(readSession('session=')).toBeNull()
})

it('is kept for the whole site, a little shorter than it lasts', () => {
  expect(toSessionCookie('a.b', 601_200, true)).toBe('session=a.b; Max-Age=601200; Path=/; SameSite=Lax; Secure')
  expect(toSessionCookie('', 0, false)).toBe('session=; Max-Age=0; Path=/; SameSite=Lax')
})
