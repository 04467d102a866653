import type { showsStepper } from '@comanda/rules/catalogue/card-actions'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { CardView } from '../../views/card-view.ts'
import type { SiteView } from '../../views/site-view.ts'

export interface CardActionProps {
  readonly card: CardView
  readonly site: SiteView
  /** The visitor's, else the one the site begins with. */
  readonly mode: OrderingMode | null
}

/** The facts that the rule needs: only whether there is something to choose. */
export function toChoosing({ hasChoices }: CardView): Parameters<typeof showsStepper>[1] {
  return { attributes: [], optionGroups: [], isConfigurable: hasChoices === true }
}

export const buttonLook = { look: 'soft', size: 'small' } as const
/** Above the link that covers the whole card. */
export const above = 'relative min-h-11'
