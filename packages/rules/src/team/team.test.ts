import { describe, expect, it, test } from 'vitest'
import { type StoreId, toId } from '../ids.ts'
import { checkAccess, isInReach, type StaffCaller, type StaffNeed } from './check-access.ts'
import { findRights, holdsAll, holdsRight, listRights, staffRights } from './rights.ts'
import { seededRoles } from './seeded-roles.ts'

describe('rights', () => {
  it('are held, given and named out of one table', () => {
    expect(findRights(['menu.pause', 'no.right'])).toBeUndefined()
    expect(findRights(['menu.pause', 'menu.pause'])).toEqual(['menu.pause'])
    expect(findRights(staffRights)).toBe('every')
    expect(listRights('every')).toBe(staffRights)
    expect([holdsRight('every', 'site.edit'), holdsRight(['menu.pause'], 'site.edit')]).toEqual([true, false])
    expect([holdsAll('every', 'every'), holdsAll(['menu.pause'], 'every')]).toEqual([true, false])
    expect([holdsAll(['menu.pause', 'menu.edit'], ['menu.pause']), holdsAll(['menu.pause'], ['menu.edit'])]).toEqual([
      true,
      false,
    ])
  })

  it('of the seeded roles are such that the manager gives all roles but the owner’s', () => {
    const { owner, manager, ...others } = seededRoles
    expect(holdsAll(manager.rights, owner.rights)).toBe(false)
    for (const role of Object.values(others)) expect(holdsAll(manager.rights, role.rights)).toBe(true)
  })
})

describe('access', () => {
  const need: StaffNeed = { right: 'menu.pause', place: 'store', byBoard: false }
  const caller: StaffCaller = { held: ['menu.pause'], deviceKind: null, stores: 'all' }
  const [one, other] = [toId<StoreId>(1), toId<StoreId>(2)]
  test.each<[string, Partial<StaffNeed>, Partial<StaffCaller>, string]>([
    ['the right', {}, {}, 'allowed'],
    ['any person', { right: 'person' }, { held: [] }, 'allowed'],
    ['no right', { right: 'menu.edit' }, {}, 'right-missing'],
    ['the whole site, for somebody bound to a store', { place: 'site' }, { stores: [one] }, 'right-missing'],
    ['the whole site, for somebody bound to none', { place: 'site' }, {}, 'allowed'],
    ['a board', { byBoard: true }, { held: null, deviceKind: 'board' }, 'allowed'],
    ['a board, where it needs a person', {}, { held: null, deviceKind: 'board' }, 'staff-only'],
    ['a till without a person', { byBoard: true }, { held: null, deviceKind: 'till' }, 'staff-only'],
    ['a person at a board', { byBoard: true, right: 'menu.edit' }, { deviceKind: 'board' }, 'right-missing'],
  ])('with %s is as the row says', (_, needs, is, expected) => {
    const verdict = checkAccess({ ...need, ...needs }, { ...caller, ...is })
    expect(verdict.allowed ? 'allowed' : verdict.code).toBe(expected)
  })

  it('reaches the stores that somebody works in', () => {
    expect([isInReach('all', one), isInReach([one], one), isInReach([one], other)]).toEqual([true, true, false])
  })
})
