import type { ReplyOf } from '@comanda/contract/call'
import { placeBeside, placeTelephoneOrder, type showTelephoneMenu } from '@comanda/contract/calls/staff/telephone'
import { isRefusal } from '@comanda/contract/refusals'
import type { Product } from '@comanda/rules/catalogue/product'
import type { StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant, TimeZone } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { keep } from '../state/kept.ts'
import { BesideFields } from './beside-fields.tsx'
import { CallBasket } from './call-basket.tsx'
import { type CallLine, sumLines, toSentLine } from './call-line.ts'
import { type Caller, nobody } from './caller.ts'
import { CallerFields } from './caller-fields.tsx'
import { DishChooser } from './dish-chooser.tsx'
import { DishSearch } from './dish-search.tsx'

interface TakeCallProps {
  readonly storeId: StoreId
  readonly offered: ReplyOf<typeof showTelephoneMenu>
  /** The order that dishes are added to: whose it is, and how and when they get it, is known from it. */
  readonly beside: ReplyOf<typeof placeBeside> | null
}

/** One call after the other: search, choose, read back, name and phone, done. */
export function TakeCall({ storeId, offered, beside }: TakeCallProps) {
  const { telephone: words } = useWords('telephone')
  const format = usePrice()
  const [lines, setLines] = useState<readonly CallLine[]>([])
  const [caller, setCaller] = useState<Caller>(nobody)
  const [opened, setOpened] = useState<Product | null>(null)
  // The total that the server named, because promotions or the way add to the dishes; a change makes it void.
  const [named, setNamed] = useState<Cents | null>(null)
  const [placed, setPlaced] = useState<number | null>(null)
  const count = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  const { isSending, failure, send, forgive } = useSend()
  useEffect(() => field.current?.focus(), [])
  const moment = toStoreMoment(Date.now() as Instant, offered.timeZone as TimeZone)
  const context = { hidesIngredients: offered.hidesIngredients, moment }
  const total = named ?? sumLines(lines, context)

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
    field.current?.focus()
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <DishSearch products={offered.menu.products} field={field} onOpen={setOpened} />
      <form className="grid gap-6 rounded-card bg-surface p-5 shadow-card" onSubmit={(event) => void place(event)}>
        {placed !== null && lines.length === 0 && <Placed number={placed} />}
        <CallBasket
          lines={lines}
          context={context}
          onRemove={(id) => change({ lines: lines.filter((line) => line.id !== id) })}
        />
        {beside === null ? (
          <CallerFields caller={caller} hours={offered} onChange={(next) => change({ caller: next })} />
        ) : (
          <BesideFields first={beside} notes={caller.notes} onChange={(notes) => change({ caller: { notes } })} />
        )}
        {named === null ? (
          <Trouble failure={failure} />
        ) : (
          <p role="alert" className="font-bold text-late-text">
            {words.priceIs(format(named))}
          </p>
        )}
        {lines.length > 0 && (
          <Button type="submit" size="large" disabled={isSending}>
            {words.place} · {format(total)}
          </Button>
        )}
      </form>
      {opened && (
        <DishChooser
          product={opened}
          mode={beside?.mode ?? caller.mode}
          allergens={offered.menu.legend.allergens}
          context={context}
          onClose={() => setOpened(null)}
          onAdd={({ configuration, quantity }, said) => {
            setOpened(null)
            change({ lines: [...lines, { id: ++count.current, product: opened, configuration, quantity, ...said }] })
          }}
        />
      )}
    </div>
  )
}

function Placed({ number }: { readonly number: number }) {
  const { telephone: words } = useWords('telephone')
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl bg-secondary px-4 py-3 font-bold text-on-secondary"
    >
      {words.placed(number)}
      <Link to="/orders" className="underline">
        {words.seeOrders}
      </Link>
    </p>
  )
}
