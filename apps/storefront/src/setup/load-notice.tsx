import { Button } from '@comanda/ui/button'
import { Apology } from './apology.tsx'
import type { SetupWork } from './use-setup-work.ts'

/** The stores did not arrive: said, with the way to ask again. */
export function LoadNotice({ work: { hasFailed, retry, words } }: { readonly work: SetupWork }) {
  if (!hasFailed) return null
  return (
    <Apology text={words.setup.loadFailed}>
      <Button look="soft" onClick={retry}>
        {words.setup.tryAgain}
      </Button>
    </Apology>
  )
}
