import { expect, it } from 'vitest'
import { dropSession, readSession } from './session.ts'

const sessionId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'

it('finds the session among other cookies, or none', () => {
  expect(readSession(`lang=es; session=abc_-9.${sessionId}; mode=1`)).toEqual({ token: 'abc_-9', sessionId })
  expect(readSession('other-session=abc.d')).toBeNull()
  expect(readSession('session=')).toBeNull()
})

it('is forgotten when it was refused, and not when another has been opened since', () => {
  const jar = { cookie: `session=old.${sessionId}` }
  const old = readSession(jar.cookie)
  dropSession(old, jar)
  expect(jar.cookie).toBe('session=; Max-Age=0; Path=/; SameSite=Lax')
  jar.cookie = `session=new.${sessionId}`
  dropSession(old, jar)
  dropSession(null, jar)
  expect(readSession(jar.cookie)?.token).toBe('new')
})
