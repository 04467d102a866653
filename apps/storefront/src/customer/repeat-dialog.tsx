import { canRepeat, type RepeatedLine } from '@comanda/rules/order/plan-repeat'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { nameConcerns } from '../cart/name-concerns.ts'
import { toDishPath } from '../state/open-dish.ts'
import type { OverlayProps } from '../state/overlay-props.ts'
import type { RootData } from '../views/root-view.ts'

/** The changes since an order was made, line by line, before its dishes go into the basket again. */
export default function RepeatDialog({ overlay, root, onClose }: OverlayProps<'repeat'>) {
  const { accountPage: words, frame, shell } = useWords('customer', 'cart')
  const { plan, onAdd } = overlay
  const pieces = plan.filter(canRepeat).reduce((sum, { past }) => sum + past.quantity, 0)
  return (
    <Sheet title={words.repeatTitle} closeLabel={shell.close} isOpen onClose={onClose}>
      <p className="text-pretty text-muted">{pieces === 0 ? words.repeatNothing : words.repeatText}</p>
      <ul className="mt-3 divide-y divide-line">
        {plan.map((line) => (
          <LineNews key={line.past.id} line={line} frame={root.frame} />
        ))}
      </ul>
      <Button size="large" className="mt-5 w-full" onClick={pieces === 0 ? onClose : onAdd}>
        {pieces === 0 ? frame.understood : words.repeatAdd(frame.pieces(pieces))}
      </Button>
    </Sheet>
  )
}

interface LineNewsProps {
  readonly line: RepeatedLine
  readonly frame: RootData['frame']
}

function LineNews({ line, frame }: LineNewsProps) {
  const { accountPage: words, cart } = useWords('customer', 'cart')
  const price = usePrice()
  const { past, product, verdict } = line
  const warning = nameConcerns(line.concerns, frame, cart)
  return (
    <li className="grid gap-1 py-3">
      <p className="flex items-baseline gap-3">
        <span className="font-bold tabular-nums">{past.quantity} ×</span>
        <span className="min-w-0 flex-1 font-bold">{past.name}</span>
      </p>
      <p className={verdict.kind === 'same' ? 'text-sm text-muted' : 'text-sm font-bold text-accent-text'}>{news()}</p>
      {warning !== '' && <p className="text-sm font-bold text-accent-text">{warning}</p>}
      {verdict.kind === 'choice-gone' && product !== null && (
        <a href={toDishPath(product.slug)} className={buttonClass({ look: 'soft' }, 'mt-1 w-fit')}>
          {words.chooseAgain}
        </a>
      )}
    </li>
  )

  function news(): string {
    switch (verdict.kind) {
      case 'price-changed':
        return words.repeatPrice(price(past.total), price(verdict.total))
      case 'gone':
        return words.repeatGone
      case 'paused':
        return words.repeatPaused
      case 'not-now':
        return words.repeatNotNow
      case 'choice-gone':
        return words.repeatChoice
      case 'same':
        return words.repeatSame
    }
  }
}
