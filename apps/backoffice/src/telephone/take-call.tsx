import type { Product } from '@comanda/rules/catalogue/product'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { Trouble } from '../parts/trouble.tsx'
import { BesideFields } from './beside-fields.tsx'
import { CallBasket } from './call-basket.tsx'
import { CallerFields } from './caller-fields.tsx'
import { DishChooser } from './dish-chooser.tsx'
import { DishSearch } from './dish-search.tsx'
import { LeftOutOfUsual } from './left-out-of-usual.tsx'
import { NumberFirst } from './number-first.tsx'
import { type CallPlace, useCall } from './use-call.ts'

/** One call after the other: number, search, choose, read back, name, done. */
export function TakeCall(place: CallPlace) {
  const { storeId, offered, beside } = place
  const { telephone: words } = useWords('telephone')
  const format = usePrice()
  const [opened, setOpened] = useState<Product | null>(null)
  const taken = useCall(place)
  const { desk, field, lines, caller, named, placed, context, problems, change, repeat, takeCaller, addLine } = taken
  return (
    <div ref={desk} className="grid items-start gap-8 lg:grid-cols-2">
      {beside === null && (
        <NumberFirst
          storeId={storeId}
          phone={caller.phone}
          problem={problems.phone}
          onPhone={(phone) => change({ caller: { phone } })}
          onDone={() => field.current?.focus()}
          onTake={takeCaller}
          onRepeat={repeat}
        />
      )}
      <DishSearch products={offered.menu.products} field={field} onOpen={setOpened} />
      <form
        noValidate
        className="grid gap-6 rounded-card bg-surface p-5 shadow-card"
        onSubmit={(event) => void taken.place(event)}
      >
        {placed !== null && lines.length === 0 && <Placed number={placed} />}
        <CallBasket
          lines={lines}
          context={context}
          onRemove={(id) => change({ lines: lines.filter((line) => line.id !== id) })}
        />
        <LeftOutOfUsual left={taken.left} />
        {beside === null ? (
          <CallerFields
            caller={caller}
            hours={offered}
            problems={problems}
            onChange={(next) => change({ caller: next })}
          />
        ) : (
          <BesideFields first={beside} notes={caller.notes} onChange={(notes) => change({ caller: { notes } })} />
        )}
        {named === null ? (
          <Trouble failure={taken.failure} />
        ) : (
          <p role="alert" className="font-bold text-late-text">
            {words.priceIs(format(named))}
          </p>
        )}
        {lines.length > 0 && (
          <Button type="submit" size="large" disabled={taken.isSending}>
            {words.place} · {format(taken.total)}
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
            addLine({ product: opened, configuration, quantity, ...said })
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
