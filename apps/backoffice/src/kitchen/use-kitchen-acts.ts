import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import {
  type bumpTicket,
  confirmVoid,
  fireCourse,
  type listBumped,
  type moveKitchenItem,
} from '@comanda/contract/calls/staff/kitchen'
import { isToCook } from '@comanda/rules/kitchen/kitchen-item'
import type { Cell } from '@comanda/screen/cell'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCutOff } from '../boards/acting-board.ts'
import { useActor } from '../boards/use-act.ts'
import { call } from '../state/client.ts'
import { type KitchenItem, type KitchenThing, type Ticket, tableOf, toThing } from './kitchen-things.ts'

/** The acts behind the presses; always the same functions. */
export interface KitchenActs {
  /** The dishes whose press has not been answered yet. Each row follows its own: a press draws nothing else again. */
  readonly pending: Pick<Cell<ReadonlySet<string>>, 'get' | 'follow' | 'use'>
  readonly closeClash: (seen: KitchenItem | null) => void
  readonly bump: (thing: KitchenThing, units: number | null) => Promise<void>
  readonly bumpAll: (things: readonly KitchenThing[]) => Promise<void>
  readonly serve: (things: readonly KitchenThing[]) => Promise<void>
  readonly fire: (ticket: Ticket, course: number) => Promise<void>
  readonly confirm: (thing: KitchenThing) => Promise<void>
  readonly recall: (press: BumpedPress) => Promise<void>
}

/** What one press made ready: one recall brings it back (DAY-222). */
interface BumpedPress {
  readonly pressId: ReplyOf<typeof listBumped>[number]['pressId']
  readonly items: readonly Pick<KitchenItem, 'itemId' | 'version' | 'name' | 'units'>[]
}

interface KitchenWork {
  readonly acts: KitchenActs
  /** A dish that clashes with an allergy, which somebody must know of before it is bumped. */
  readonly clash: KitchenThing | null
}

/** The acts on a kitchen board, and how its dishes look then. */
export function useKitchenActs(show: (thing: KitchenThing) => void): KitchenWork {
  const { kitchen, boards } = useWords('boards')
  const isCutOff = useCutOff()
  const { act, pending } = useActor({ inPassing: true })
  const [clash, setClash] = useState<KitchenThing | null>(null)

  function move(what: string, thing: KitchenThing, step: Pick<RequestOf<typeof moveKitchenItem>, 'to' | 'units'>) {
    const { itemId, version } = thing
    return act<KitchenItem>({
      ...toPress(what, [thing], step.units),
      later: { call: 'moveKitchenItem', request: { itemId, version, ...step } },
      show: (item) => show(toThing(thing, item)),
    })
  }

  /** Who takes an allergy on is proven by a PIN, and only the server knows those. */
  function askWhoMinds(thing: KitchenThing) {
    if (isCutOff) tell(boards.waits)
    else setClash(thing)
  }

  const latest: Omit<KitchenActs, 'pending'> = {
    closeClash: (seen) => {
      if (seen !== null && clash !== null) show(toThing(clash, seen))
      setClash(null)
    },
    bump: async (thing, units) => {
      if (thing.isAllergyUnseen) askWhoMinds(thing)
      else await move(kitchen.states.ready, thing, { to: 'ready', units })
    },
    bumpAll: async (things) => {
      const open = things.filter(isToCook)
      const [first] = open
      if (first === undefined) return
      const unseen = open.find(({ isAllergyUnseen }) => isAllergyUnseen)
      if (unseen) return askWhoMinds(unseen)
      const items = open.map(({ itemId, version }) => ({ itemId, version }))
      await act<ReplyOf<typeof bumpTicket>>({
        ...toPress(kitchen.states.ready, open),
        later: { call: 'bumpTicket', request: { ticketId: first.ticket.ticketId, items } },
        show: (bumped) => {
          for (const thing of open) {
            const item = bumped.items.find(({ itemId }) => itemId === thing.itemId)
            if (item) show(toThing(thing, item))
          }
        },
      })
    },
    serve: async (things) => {
      for (const thing of things) await move(kitchen.states.served, thing, { to: 'served', units: null })
    },
    fire: async ({ ticketId, items }, course) => {
      const held = items.filter((item) => item.course === course)
      await act({ ...toPress(kitchen.fire(course), held), make: () => call(fireCourse, { ticketId, course }) })
    },
    confirm: async (thing) => {
      await act({
        ...toPress(kitchen.states.voided, [thing]),
        make: () => call(confirmVoid, { itemId: thing.itemId }),
        show: (item) => show(toThing(thing, item)),
      })
    },
    recall: async ({ pressId, items }) => {
      const toText = (some: BumpedPress['items']) =>
        `${kitchen.putBack}: ${some.map(({ name, units }) => `${units} × ${name}`).join(', ')}`
      const ids = items.map((item) => item.itemId)
      if (pressId !== null) {
        await act({ ids, text: toText(items), later: { call: 'recallPress', request: { pressId } } })
        return
      }
      // What was bumped without a line has no press yet: its dishes come back one by one.
      for (const item of items) {
        const { itemId, version } = item
        const request = { itemId, to: 'cooking', units: null, version } as const
        await act({ ids: [itemId], text: toText([item]), later: { call: 'moveKitchenItem', request } })
      }
    },
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
      recall: (press) => latest.current.recall(press),
    }),
    [pending],
  )
}

function toPress(what: string, things: readonly KitchenThing[], units: number | null = null) {
  const countOf = (thing: KitchenThing) => units ?? (thing.units - thing.unitsReady || thing.units)
  const dishes = things.map((thing) => `${countOf(thing)} × ${thing.name}`)
  const [first] = things
  const place = first && `${tableOf(first.ticket)} #${first.ticket.number}`.trim()
  return { ids: things.map(({ id }) => id), text: `${what}: ${dishes.join(', ')} · ${place}` }
}
