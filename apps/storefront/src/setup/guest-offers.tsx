import type { SetupPart } from '@comanda/rules/setup/setup-dialog'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'

interface GuestOffersProps {
  readonly parts: readonly SetupPart[]
  readonly onAccount: (view: 'login' | 'registration') => void
  readonly onGuest?: () => void
}

/** Visitors may log in or register, but nobody has to (ACCOUNT-036). */
export function GuestOffers({ parts, onAccount, onGuest }: GuestOffersProps) {
  const { setup, account } = useWords('setup', 'customer')
  if (!parts.includes('log-in')) return null
  const link = 'inline-flex min-h-11 cursor-pointer items-center font-bold text-primary-text underline'
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-muted max-sm:sr-only">{setup.haveAccount}</span>
      <button type="button" className={link} onClick={() => onAccount('login')}>
        {account.logIn}
      </button>
      {parts.includes('register') && (
        <button type="button" className={link} onClick={() => onAccount('registration')}>
          {account.register}
        </button>
      )}
      {onGuest && parts.includes('continue-as-guest') && (
        <Button look="soft" className="mt-2 w-full sm:mt-0 sm:ml-auto sm:w-auto" onClick={onGuest}>
          {setup.asGuest}
        </Button>
      )}
    </div>
  )
}
