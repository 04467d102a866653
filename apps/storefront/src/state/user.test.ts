import { expect, it } from 'vitest'
import { readUser } from './user.ts'

it('is logged in when a user id exists, and nobody else is [ACCOUNT-002]', () => {
  expect(readUser('user-id=d0000000-0000-4000-8000-000000000101; user-name=Ana%20Demo')).toEqual({
    id: 'd0000000-0000-4000-8000-000000000101',
    name: 'Ana Demo',
  })
  expect(readUser('user-name=Ana; store-id=1')).toBeNull()
  expect(readUser('user-id=; user-name=Ana')).toBeNull()
})
