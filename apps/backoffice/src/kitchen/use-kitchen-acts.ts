import { bumpTicket, confirmVoid, fireCourse, moveKitchenItem } from '@comanda/contract/calls/staff/kitchen'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { isToCook } from '@comanda/rules/kitchen/kitchen-item'
import { type Cell, createCell } from '@comanda/screen/cell'
import { toFailureText } from '@comanda/screen/failure'
import { nextFrame } from '@comanda/screen/next-frame'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Board } from '../boards/use-board.ts'
import { sendNoted } from '../queue/unsent.ts'
import { call } from '../state/client.ts'
import { who } from '../state/who.ts'
import {
  type KitchenItem,
  type KitchenReply,
  type KitchenThing,
  type Ticket,
  tableOf,
  toThing,
} from './kitchen-things.ts'

type KitchenBoard = Pick<Board<KitchenReply, KitchenThing>, 'show' | 'again'>

/** What presses do; always the same functions. */
export interface KitchenActs {
  /** The dishes whose press has not been answered yet. Each row follows its own: a press draws nothing else again. */
  readonly pending: Pick<Cell<ReadonlySet<string>>, 'get' | 'follow' | 'use'>
  readonly closeClash: (seen: KitchenItem | null) => void
  readonly bump: (thing: KitchenThing, units: number | null) => Promise<void>
  readonly bumpAll: (things: readonly KitchenThing[]) => Promise<void>
  readonly serve: (things: readonly KitchenThing[]) => Promise<void>
  readonly fire: (ticket: Ticket, course: number) => Promise<void>
  readonly confirm: (thing: KitchenThing) => Promise<void>
  readonly recall: (item: Pick<KitchenItem, 'itemId' | 'version' | 'name' | 'units'>) => Promise<void>
}

interface KitchenWork {
  readonly acts: KitchenActs
  /** A dish that clashes with an allergy, which somebody must know of before it is bumped. */
  readonly clash: KitchenThing | null
}

/** What can be done on a kitchen board. A refusal is told, and the board looks again. */
export function useKitchenActs({ show, again }: KitchenBoard): KitchenWork {
  const { kitchen, common } = useWords('common', 'boards')
  const [pending] = useState(() => createCell<ReadonlySet<string>>(new Set()))
  const [clash, setClash] = useState<KitchenThing | null>(null)

  /** A dish whose press is under way is not sent again. */
  async function act({ ids, text }: Press, make: () => Promise<ToldRefusal | undefined>): Promise<void> {
    if (ids.some((id) => pending.get().has(id))) return
    pending.set(new Set([...pending.get(), ...ids]))
    // Whoever pressed sees it before it is sent.
    await nextFrame()
    const failure = await sendNoted({ place: 'kitchen', text }, make).catch((error: unknown) => error)
    pending.set(new Set([...pending.get()].filter((id) => !ids.includes(id))))
    if (failure === undefined) return
    const isDone = isRefusal(failure) && failure.refused === 'already-there' && failure.details?.by
    tell(isDone ? kitchen.doneBy(isDone) : toFailureText(failure, common.notSent))
    again()
  }

  async function move(thing: KitchenThing, to: 'ready' | 'served', units: number | null) {
    const { itemId, version } = thing
    const reply = await call(moveKitchenItem, { itemId, to, units, version })
    if (isRefusal(reply)) return reply
    show(toThing(thing, reply))
    return undefined
  }

  /** A board is nobody: what needs a name says so at once. */
  function hasPerson(): boolean {
    const here = who.get()
    if (here.state === 'here' && here.session.person !== null) return true
    tell(kitchen.needsPerson)
    return false
  }

  const latest: Omit<KitchenActs, 'pending'> = {
    closeClash: (seen) => {
      if (seen !== null && clash !== null) show(toThing(clash, seen))
      setClash(null)
    },
    bump: async (thing, units) => {
      if (thing.isAllergyUnseen) setClash(thing)
      else await act(toPress(kitchen.states.ready, [thing], units), () => move(thing, 'ready', units))
    },
    bumpAll: async (things) => {
      const open = things.filter(isToCook)
      const [first] = open
      if (first === undefined) return
      const unseen = open.find(({ isAllergyUnseen }) => isAllergyUnseen)
      if (unseen) return setClash(unseen)
      const items = open.map(({ itemId, version }) => ({ itemId, version }))
      await act(toPress(kitchen.states.ready, open), async () => {
        const reply = await call(bumpTicket, { ticketId: first.ticket.ticketId, items })
        if (isRefusal(reply)) return reply
        for (const thing of open) {
          const item = reply.items.find(({ itemId }) => itemId === thing.itemId)
          if (item) show(toThing(thing, item))
        }
        return undefined
      })
    },
    serve: async (things) => {
      if (!hasPerson()) return
      for (const thing of things) {
        await act(toPress(kitchen.states.served, [thing]), () => move(thing, 'served', null))
      }
    },
    fire: async ({ ticketId, items }, course) => {
      if (!hasPerson()) return
      const held = items.filter((item) => item.course === course)
      await act(toPress(kitchen.fire(course), held), async () => {
        const reply = await call(fireCourse, { ticketId, course })
        if (isRefusal(reply)) return reply
        again()
        return undefined
      })
    },
    confirm: (thing) =>
      act(toPress(kitchen.states.voided, [thing]), async () => {
        const reply = await call(confirmVoid, { itemId: thing.itemId })
        if (isRefusal(reply)) return reply
        show(toThing(thing, reply))
        return undefined
      }),
    recall: ({ itemId, version, name, units }) =>
      act({ ids: [itemId], text: `${kitchen.putBack}: ${units} × ${name}` }, async () => {
        const reply = await call(moveKitchenItem, { itemId, to: 'cooking', units: null, version })
        if (isRefusal(reply)) return reply
        again()
        return undefined
      }),
  }
  return { acts: useSameActs(latest, pending), clash }
}

/** Functions that never change and call what was made last: a card that is given them need not be drawn again. */
function useSameActs(acts: Omit<KitchenActs, 'pending'>, pending: KitchenActs['pending']): KitchenActs {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  return useMemo(
    () => ({
      pending,
      closeClash: (seen) => latest.current.closeClash(seen),
      bump: (thing, units) => latest.current.bump(thing, units),
      bumpAll: (things) => latest.current.bumpAll(things),
      serve: (things) => latest.current.serve(things),
      fire: (ticket, course) => latest.current.fire(ticket, course),
      confirm: (thing) => latest.current.confirm(thing),
      recall: (item) => latest.current.recall(item),
    }),
    [pending],
  )
}

interface Press {
  readonly ids: readonly string[]
  /** In words, for whoever has to do it elsewhere. */
  readonly text: string
}

function toPress(what: string, things: readonly KitchenThing[], units: number | null = null): Press {
  const countOf = (thing: KitchenThing) => units ?? (thing.units - thing.unitsReady || thing.units)
  const dishes = things.map((thing) => `${countOf(thing)} × ${thing.name}`)
  const [first] = things
  const place = first && `${tableOf(first.ticket)} #${first.ticket.number}`.trim()
  return { ids: things.map(({ id }) => id), text: `${what}: ${dishes.join(', ')} · ${place}` }
}
