import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { type FormEvent, useId, useState } from 'react'
import type { CartView } from './cart-view.ts'
import { order } from './order.ts'

/** The field for a discount code: folded away until somebody has one (OPEN-053). */
export function CouponField({ view }: { readonly view: CartView }) {
  const words = useWords('cart', 'refusals')
  const format = usePrice()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const { couponCode } = view.cart

  const save = async (next: string | null) => {
    setBusy(true)
    setError('')
    try {
      const refused = await order.save({ couponCode: next })
      if (refused) setError(refused.message)
      else {
        setCode('')
        setOpen(false)
      }
    } catch {
      setError(words.refusals['server-fault'])
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') save(code.trim())
  }

  if (couponCode !== null) {
    const worth = view.price.parts.find(({ kind }) => kind === 'coupon')?.amount ?? 0
    return (
      <div className="flex items-center gap-2 rounded-2xl bg-sunken py-1 pr-1 pl-4 text-sm">
        <p role="status" className="min-w-0 flex-1">
          {worth === 0 ? words.cart.codeIdle(couponCode) : words.cart.applied(couponCode)}
        </p>
        {worth !== 0 && <span className="font-bold tabular-nums">{format(worth)}</span>}
        <button
          type="button"
          disabled={isBusy}
          aria-label={words.cart.takeOff(couponCode)}
          onClick={() => save(null)}
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-xl text-muted hover:bg-surface"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    )
  }
  if (!isOpen) {
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 cursor-pointer self-start rounded-lg text-sm font-bold underline underline-offset-4"
      >
        {words.cart.haveCode}
      </button>
    )
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {words.cart.code}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          // Whoever unfolds it means to type.
          ref={(field) => field?.focus()}
          aria-invalid={error !== '' || undefined}
          aria-describedby={`${id}-error`}
          className="min-h-11 min-w-0 scroll-mb-60 flex-1 rounded-xl border border-muted bg-surface px-4 uppercase"
        />
        <Button type="submit" look="soft" disabled={isBusy}>
          {words.cart.apply}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-bold text-accent-text empty:hidden">
        {error}
      </p>
    </form>
  )
}
