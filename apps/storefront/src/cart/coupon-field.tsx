import { isRefusal } from '@comanda/contract/refusals'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useId, useState } from 'react'
import type { CartView } from './cart-view.ts'
import { order } from './order.ts'

/** The field for a discount code, collapsed until it is needed (OPEN-053). */
export function CouponField({ view }: { readonly view: CartView }) {
  const words = useWords('cart', 'refusals')
  const format = usePrice()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [values, change] = useValues({ code: '' })
  const { isSending, failure, send } = useSend()
  const { couponCode } = view.cart
  const problem = failure && (isRefusal(failure) ? failure.message : words.refusals['server-fault'])

  const save = async (next: string | null) => {
    const saved = await send(async () => (await order.save({ couponCode: next })) ?? 'saved')
    if (saved === undefined) return
    change({ code: '' })
    setOpen(false)
  }
  const form = useForm({
    values,
    change,
    problems: {},
    submit() {
      const code = values.code.trim()
      if (code !== '') save(code)
    },
  })
  const field = form.field('code')

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
          disabled={isSending}
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
    <form {...form.props} className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {words.cart.code}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name={field.name}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          // A diner who opens it wants to type.
          ref={(field) => field?.focus()}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-error`}
          className="min-h-11 min-w-0 scroll-mb-60 flex-1 rounded-xl border border-muted bg-surface px-4 uppercase"
        />
        <Button type="submit" look="soft" disabled={isSending}>
          {words.cart.apply}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-sm font-bold text-accent-text empty:hidden">
        {problem}
      </p>
    </form>
  )
}
