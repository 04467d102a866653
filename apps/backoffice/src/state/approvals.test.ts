import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { type StaffId, toId } from '@comanda/rules/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { askColleague, askedApproval, inWords, readPress } from './approvals.ts'
import { arrive } from './presence.ts'

const person = { staffId: 3, name: 'Marta' }
const device = { deviceId: 4, kind: 'till' }
const at = (parts: object) => arrive({ person: null, device: null, ...parts } as unknown as StaffSession)
const refused: ToldRefusal = { refused: 'right-missing', message: 'no' }
const by = { staffId: toId<StaffId>(2), pin: '2580' }
const press = () => askColleague({ text: 'Pedido 12: Rechazar', refused, ask: async ({ pin }) => `done with ${pin}` })

describe('asking a colleague for one call', () => {
  beforeEach(() => {
    askedApproval.get()?.settle()
    at({ person, device })
  })

  it('answers whoever pressed with what the second try was told, and asks for one thing at a time [DAY-029]', async () => {
    const answer = press()
    const asked = askedApproval.get()
    expect(asked?.text).toBe('Pedido 12: Rechazar')
    expect(await press()).toBe(refused)
    asked?.settle(await asked.ask(by))
    expect(await answer).toBe('done with 2580')
    expect(askedApproval.get()).toBeNull()
  })

  it('stays refused when nobody allows it', async () => {
    const answer = press()
    askedApproval.get()?.settle()
    expect(await answer).toBe(refused)
  })

  it.each([
    ['in a browser of one’s own', { person }],
    ['on a device that nobody works on', { device }],
  ])('is not offered %s, where no PIN would count', async (_where, parts) => {
    at(parts)
    expect(await press()).toBe(refused)
    expect(askedApproval.get()).toBeNull()
  })

  it('says what was pressed to the calls of that press, and to no other', async () => {
    const said = await inWords('Pedido 12: +10', async () => readPress())
    expect([said, readPress()]).toEqual(['Pedido 12: +10', ''])
  })
})
