import type { ReplyOf } from '@comanda/contract/call'
import { placeBeside, placeTelephoneOrder, type showTelephoneMenu } from '@comanda/contract/calls/staff/telephone'
import { isRefusal } from '@comanda/contract/refusals'
import type { StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant, TimeZone } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../state/client.ts'
import { keep } from '../state/kept.ts'
import { type CallLine, sumLines, toSentLine } from './call-line.ts'
import { type Caller, nobody } from './caller.ts'
import { findCallerProblems, findToldProblem } from './find-caller-problems.ts'
import type { KnownCaller } from './known-caller.tsx'
import { repeatUsual } from './repeat-usual.ts'

export interface CallPlace {
  readonly storeId: StoreId
  readonly offered: ReplyOf<typeof showTelephoneMenu>
  /** The order that dishes are added to: whose it is, and how and when they get it, is known from it. */
  readonly beside: ReplyOf<typeof placeBeside> | null
}

/** What a call has come to so far, and what can be done with it. */
export function useCall({ storeId, offered, beside }: CallPlace) {
  const { telephone: words } = useWords('telephone')
  const [lines, setLines] = useState<readonly CallLine[]>([])
  const [caller, setCaller] = useState<Caller>(nobody)
  // The total that the server named, because promotions or the way add to the dishes; a change makes it void.
  const [named, setNamed] = useState<Cents | null>(null)
  const [placed, setPlaced] = useState<number | null>(null)
  const count = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  const desk = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState<ReturnType<typeof repeatUsual>['left']>([])
  const [wasTried, setTried] = useState(false)
  const { isSending, failure, send, forgive } = useSend()
  // The number comes first: it says who it is. Of what is added to an order all of that is known.
  const begin = () => (findNumber(desk.current) ?? field.current)?.focus()
  useEffect(() => (findNumber(desk.current) ?? field.current)?.focus(), [])
  const moment = toStoreMoment(Date.now() as Instant, offered.timeZone as TimeZone)
  const context = { hidesIngredients: offered.hidesIngredients, moment }
  const total = named ?? sumLines(lines, context)
  const own = beside === null ? findCallerProblems(caller, words.problems) : {}
  const told = findToldProblem(failure, words.problems)
  const problems = wasTried ? { ...told, ...own } : (told ?? {})

  function change(next: { readonly lines?: readonly CallLine[]; readonly caller?: Partial<Caller> }): void {
    if (next.lines) setLines(next.lines)
    if (next.caller) setCaller({ ...caller, ...next.caller })
    setNamed(null)
    forgive()
  }

  async function place(event: FormEvent): Promise<void> {
    event.preventDefault()
    // Enter in a field sends a form that has no button too.
    if (lines.length === 0) return
    setTried(true)
    if (Object.keys(own).length > 0) {
      // Once it is marked.
      requestAnimationFrame(() => desk.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const { address, ...rest } = caller
    const sold = { notes: rest.notes, lines: lines.map(toSentLine), saidTotal: total }
    const order = await send(async () => {
      const reply =
        beside === null
          ? await call(placeTelephoneOrder, {
              storeId,
              ...rest,
              ...sold,
              address: caller.mode === 'delivery' ? address : null,
            })
          : await call(placeBeside, { orderId: beside.orderId, ...sold })
      const isOther = isRefusal(reply) && reply.refused === 'price-differs' && reply.details?.total
      if (typeof isOther === 'number') setNamed(isOther)
      return reply
    })
    if (!order) return
    keep('call-taken', '1')
    setPlaced(order.number)
    setLines([])
    setCaller(nobody)
    setNamed(null)
    setLeft([])
    setTried(false)
    begin()
  }

  function takeCaller({ name, address }: KnownCaller): Pick<Caller, 'name' | 'address'> {
    return { name, address: address ?? caller.address }
  }

  function repeat(known: KnownCaller): void {
    const usual = repeatUsual(known, { storeId, menu: offered.menu, caller, context })
    setLeft(usual.left)
    const added = usual.lines.map((line) => ({ ...line, id: ++count.current }))
    change({ lines: [...lines, ...added], caller: takeCaller(known) })
  }

  return {
    desk,
    /** Where dishes are sought. */
    field,
    lines,
    caller,
    named,
    placed,
    left,
    context,
    total,
    problems,
    /** What the server said and no field can show. */
    failure: told === undefined ? failure : null,
    isSending,
    change,
    place,
    repeat,
    takeCaller: (known: KnownCaller) => change({ caller: takeCaller(known) }),
    addLine: (line: Omit<CallLine, 'id'>) => change({ lines: [...lines, { id: ++count.current, ...line }] }),
  }
}

function findNumber(desk: HTMLElement | null): HTMLInputElement | null {
  return desk?.querySelector<HTMLInputElement>('input[name=phone]') ?? null
}
