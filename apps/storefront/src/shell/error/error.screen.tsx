import { isRefusalCode, type RefusalCode } from '@comanda/contract/refusal-codes'
import { useWords } from '@comanda/screen/words'
import { Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isChunkFailure, reloadOnce } from '../../state/reload-once.ts'
import { ErrorNotice } from './error-notice.tsx'

/** What is shown when a screen cannot be: never a white page, always a way home. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce()
  }, [error])
  if (!isRouteErrorResponse(error)) return <ErrorNotice status={500} />
  // A failure that carries a status says its message (SHELL-028); what merely broke says nothing of itself.
  const told: unknown = error.data
  const { status } = error
  if (!isRefusalCode(told)) return <ErrorNotice status={status} message={typeof told === 'string' ? told : ''} />
  return (
    <Suspense fallback={<ErrorNotice status={status} />}>
      <RefusalNotice status={status} code={told} />
    </Suspense>
  )
}

function RefusalNotice({ status, code }: { readonly status: number; readonly code: RefusalCode }) {
  return <ErrorNotice status={status} message={useWords('refusals').refusals[code]} />
}
