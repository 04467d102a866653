import { describe, expect, it } from 'vitest'
import { showKitchen, showKitchenExample } from './calls/staff/kitchen.ts'
import { showRush, showRushExample } from './calls/staff/rush.ts'
import type { WireReply, WireRequest } from './send.ts'
import { createStaffClient } from './staff-client.ts'

const kitchenOf = (stationId: number) => ({ ...showKitchenExample().request, stationId }) as never

/** A client whose every answer the test decides. */
function openClient(answer: (asked: WireRequest) => Partial<WireReply>) {
  const sent: WireRequest[] = []
  const send = async (asked: WireRequest) => {
    sent.push(asked)
    return { status: 200, body: showKitchenExample().reply, ...answer(asked) }
  }
  return { sent, client: createStaffClient({ send, newKey: () => '' }) }
}

describe('a board that says what it said before', () => {
  const answer = ({ headers }: WireRequest) =>
    headers['if-none-match'] === '"one"' ? { status: 304, body: null, tag: '"one"' } : { tag: '"one"' }

  it('comes as the same reply, each address with its own tag', async () => {
    const { client, sent } = openClient(answer)
    const first = await client.call(showKitchen, kitchenOf(1))
    expect(await client.call(showKitchen, kitchenOf(1))).toBe(first)
    expect(await client.call(showKitchen, kitchenOf(2))).not.toBe(first)
    expect(sent.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"', undefined])
  })

  it('is asked for anew once somebody else may be here, or was refused it', async () => {
    const { client, sent } = openClient(answer)
    await client.call(showKitchen, kitchenOf(1))
    client.forget()
    await client.call(showKitchen, kitchenOf(1))
    expect(sent.at(-1)?.headers).not.toHaveProperty('if-none-match')
    const refused = {
      status: 403,
      body: { status: 'ERROR', code: 'right-missing', message: '' },
      tag: '"two"',
    } as const
    const other = openClient(() => refused)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await other.client.call(showKitchen, kitchenOf(1))).toMatchObject({ refused: 'right-missing' })
      expect(other.sent.at(-1)?.headers).not.toHaveProperty('if-none-match')
    }
  })

  it('is held for a few addresses, the last ones', async () => {
    const { client, sent } = openClient(answer)
    for (let station = 1; station <= 9; station += 1) await client.call(showKitchen, kitchenOf(station))
    for (const station of [1, 9]) await client.call(showKitchen, kitchenOf(station))
    expect(sent.slice(-2).map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"'])
  })

  it('is no other call', async () => {
    const { client, sent } = openClient(() => ({ body: showRushExample().reply, tag: '"one"' }))
    const asked = showRushExample().request as never
    expect(await client.call(showRush, asked)).not.toBe(await client.call(showRush, asked))
    expect(sent.at(-1)?.headers).not.toHaveProperty('if-none-match')
  })
})
