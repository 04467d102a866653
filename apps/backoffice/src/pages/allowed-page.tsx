import type { StaffPage, StaffThing } from '@comanda/contract/staff-pages'
import { useWords } from '@comanda/screen/words'
import { Outlet } from 'react-router'
import { pageRights } from '../parts/page-rights.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'

/** What the last person saw is not shown to the next one who may not see it. It stays, hidden, for who comes back. */
export function AllowedPage({ page }: { readonly page: StaffPage | StaffThing }) {
  const { common } = useWords('common')
  const isAllowed = mayOpen(useWorker(), pageRights[page])
  return (
    <>
      {!isAllowed && <p className="mx-auto max-w-prose px-4 py-10 text-lg">{common.askForRight}</p>}
      <div hidden={!isAllowed}>
        <Outlet />
      </div>
    </>
  )
}
