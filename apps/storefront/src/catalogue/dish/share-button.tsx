import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { writeConfiguration } from '@comanda/rules/catalogue/configuration-link'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { toDishPath } from '../../state/open-dish.ts'
import { choiceParameter } from './use-linked-choice.ts'

interface ShareButtonProps {
  readonly slug: string
  readonly configuration: Configuration
}

/** The dish as chosen now, as a link to share. */
export function ShareButton({ slug, configuration }: ShareButtonProps) {
  const words = useWords('dish').dish
  const share = async () => {
    const choice = writeConfiguration(configuration)
    const link = `${location.origin}${toDishPath(slug)}${choice && `?${choiceParameter}=${choice}`}`
    // Browsers refuse the clipboard over plain http; the address can still be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => tell(words.shared),
      () => tell(link),
    )
  }
  return (
    <Button look="quiet" size="small" className="-ml-3.5 min-h-11 text-muted" onClick={share}>
      {words.share}
    </Button>
  )
}
