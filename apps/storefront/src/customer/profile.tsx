import { getUser } from '@comanda/contract/calls/customer'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { call } from '../state/client.ts'
import { openOverlay } from '../state/shell.ts'
import { OwnData } from './own-data.tsx'
import { ListSkeleton, OwnPart } from './own-part.tsx'
import { Points } from './points.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SectionTitle } from './section-title.tsx'
import { useOwn } from './use-own.ts'

/** The customer's own data, and what they log in with (ACCOUNT-031). */
export function Profile() {
  const { account, accountPage: words } = useWords('customer')
  const own = useOwn('profile', (id) => call(getUser, { id }))
  return (
    <>
      <SectionTitle title={words.profile} />
      <OwnPart own={own} skeleton={<ListSkeleton rows={4} className="h-20" />}>
        {(customer) => (
          <>
            <ProfileForm key={JSON.stringify(customer)} customer={customer} onSaved={own.show} />
            <Button
              look="soft"
              className="justify-self-start"
              onClick={() => openOverlay({ name: 'account', view: 'password' })}
            >
              {account.changePassword}
            </Button>
            <Points />
            <OwnData customerId={customer.id} />
          </>
        )}
      </OwnPart>
    </>
  )
}
