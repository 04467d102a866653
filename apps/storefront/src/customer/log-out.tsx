import { customerLogout } from '@comanda/contract/calls/customer'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { endLogin } from './end-login.ts'

interface LogOutProps {
  readonly onStay: () => void
  readonly onOut: () => void
}

/** Asks once more, in case it was pressed by mistake (ACCOUNT-009). */
export function LogOut({ onStay, onOut }: LogOutProps) {
  const { account: words } = useWords('customer')
  const { isSending, send } = useTellingSend(words.failed)
  async function leave(): Promise<void> {
    const out = await send(() => call(customerLogout, {}))
    if (!out) return
    endLogin()
    tell(words.seeYouSoon)
    onOut()
  }
  return (
    <>
      <p className="text-pretty text-muted">{words.logOutText}</p>
      <div className="mt-6 grid gap-2">
        <Button disabled={isSending} onClick={leave}>
          {words.logOut}
        </Button>
        <Button look="soft" onClick={onStay}>
          {words.stay}
        </Button>
      </div>
    </>
  )
}
