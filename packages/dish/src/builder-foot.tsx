import { type DialogButton, type DialogLevel, listButtons } from '@comanda/rules/catalogue/sections-dialog'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import type { BuilderPrice } from './builder-props.ts'

interface BuilderFootProps {
  readonly level: DialogLevel
  readonly isEdit?: boolean
  readonly mode: OrderingMode | null
  readonly price: BuilderPrice | null
  readonly missing: string
  /** Nothing is missing, and no answer is awaited (CONFIG-036). */
  readonly canAdd: boolean
  /** In step 0 the button leads to the sections, not to the basket. */
  readonly goOn: { readonly isReady: boolean; readonly onPress: () => void } | null
  /** Back leads to the previous step, not out of the dialog. */
  readonly hasStepBefore: boolean
  readonly onSubmit: () => void
  readonly onReview: () => void
  readonly onBack: () => void
}

/** The missing choices, and the buttons to continue (CONFIG-021, CONFIG-022). */
export function BuilderFoot({
  level,
  isEdit = false,
  mode,
  price,
  missing,
  canAdd,
  goOn,
  hasStepBefore,
  onSubmit,
  onReview,
  onBack,
}: BuilderFootProps) {
  const words = useWords('dish')
  const format = usePrice()
  const shown = listButtons(level, mode)
  const withTotal = (label: string) => {
    if (!price) return label
    return `${label} · ${level === 1 ? format(price.total) : words.dish.extra(format(price.total))}`
  }
  const press: Readonly<Record<DialogButton, { readonly label: string; readonly onPress: () => void }>> = {
    'view-selection': { label: words.configuration.seeSelection, onPress: onReview },
    'add-to-order': { label: withTotal(isEdit ? words.dish.save : words.configuration.addToOrder), onPress: onSubmit },
    back: { label: words.configuration.back, onPress: onBack },
    'add-selection': { label: withTotal(words.configuration.addSelection), onPress: onSubmit },
    exit: { label: hasStepBefore ? words.configuration.back : words.dish.exit, onPress: onBack },
  }
  const isMain = (button: DialogButton) => button === 'add-to-order' || button === 'add-selection'
  return (
    <div className="flex flex-col gap-2 [@media(max-height:30rem)]:flex-row-reverse [@media(max-height:30rem)]:flex-wrap [@media(max-height:30rem)]:items-center">
      <p
        role="status"
        className="text-sm font-bold text-accent-text empty:hidden [@media(max-height:30rem)]:basis-full"
      >
        {missing}
      </p>
      {goOn && (
        <Button
          size="large"
          aria-disabled={!goOn.isReady || undefined}
          onClick={goOn.onPress}
          className="aria-disabled:opacity-60"
        >
          {words.configuration.goToOptions}
        </Button>
      )}
      {!goOn &&
        shown.filter(isMain).map((button) => (
          <Button
            key={button}
            id={`builder-submit-${level}`}
            size="large"
            aria-disabled={!canAdd || undefined}
            onClick={press[button].onPress}
            className="leading-tight text-balance max-sm:px-3 tabular-nums aria-disabled:opacity-60 max-sm:text-base"
          >
            {press[button].label}
          </Button>
        ))}
      <div className="flex flex-auto gap-2">
        {shown
          .filter((button) => !isMain(button))
          .map((button) => (
            <Button
              key={button}
              look="quiet"
              onClick={press[button].onPress}
              className="flex-1 leading-tight max-sm:px-2"
            >
              {press[button].label}
            </Button>
          ))}
      </div>
    </div>
  )
}
