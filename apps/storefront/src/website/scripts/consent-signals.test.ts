import { expect, it } from 'vitest'
import { listConsentCommands, toArguments } from './consent-signals.ts'

it('denies everything until a choice is made', () => {
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  expect(listConsentCommands(null)).toEqual([['consent', 'default', denied]])
  expect(listConsentCommands({ analytics: true, advertising: false })).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ])
})

it('has the shape of a function’s arguments', () => {
  const command = toArguments(['consent', 'default'])
  expect(Object.prototype.toString.call(command)).toBe('[object Arguments]')
  expect(Array.from(command as ArrayLike<unknown>)).toEqual(['consent', 'default'])
})
