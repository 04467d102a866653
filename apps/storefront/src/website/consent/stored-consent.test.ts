import { expect, it } from 'vitest'
import { readCookies } from './stored-consent.ts'

it('finds the three answers among other cookies', () => {
  const header = 'site-config=%7B%22a%22%3D1%7D; cookie:accepted=accepted; xcookies2=accepted; cookies2=declined'
  expect(readCookies(header)).toEqual({ global: 'accepted', analytics: 'declined', advertising: undefined })
  expect(readCookies('')).toEqual({ global: undefined, analytics: undefined, advertising: undefined })
})
