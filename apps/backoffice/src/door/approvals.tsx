import { lazy, Suspense } from 'react'
import { askedApproval } from '../state/approvals.ts'

const ApprovalSheet = lazy(() => import('./approval-sheet.tsx'))

/** Stands once above all screens: whichever of them makes a call that a colleague may allow, it is asked for here. */
export function Approvals() {
  const approval = askedApproval.use()
  return <Suspense>{approval !== null && <ApprovalSheet approval={approval} />}</Suspense>
}
