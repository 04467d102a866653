import { moveBooking } from '@comanda/contract/calls/staff/book'
import type { BoardBooking } from '@comanda/contract/entities/staff/board-booking'
import type { HostStep } from '@comanda/rules/booking/host-booking'
import { useWords } from '@comanda/screen/words'
import { useAct } from '../boards/use-act.ts'
import { call } from '../state/client.ts'
import { type BookThing, toThing } from './book-things.ts'

export interface BookActs {
  /** Something is being sent, or the server cannot be reached. */
  readonly isHeld: boolean
  readonly move: (booking: BookThing, to: HostStep | 'back') => Promise<boolean>
}

/** The steps of one tap. What a step does to the day's count is read again; the others are shown as they are answered. */
export function useBookActs(show: (booking: BookThing) => void): BookActs {
  const { book: words } = useWords('book')
  const { isHeld, act } = useAct({ inPassing: true })
  return {
    isHeld,
    async move({ bookingId, version, name }, to) {
      const text = `${words.ofName(name || words.nameless)}: ${words.steps[to]}`
      const make = () => call(moveBooking, { bookingId, to, version })
      const counts = to === 'no-show' || to === 'back'
      const done = await act({
        text,
        make,
        ...(!counts && { show: (changed: BoardBooking) => show(toThing(changed)) }),
      })
      return done !== undefined
    },
  }
}
