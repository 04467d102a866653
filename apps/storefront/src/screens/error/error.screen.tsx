import { isRefusalCode } from '@comanda/contract/refusals'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isChunkFailure, reloadOnce } from '../../state/reload-once.ts'
import { useWords } from '../../words.tsx'
import { ErrorNotice } from './error-notice.tsx'

/** What is shown when a screen cannot be: never a white page, always a way home. */
export function ErrorScreen() {
  const error = useRouteError()
  const words = useWords().refusals
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce()
  }, [error])
  if (!isRouteErrorResponse(error)) return <ErrorNotice isMissing={false} />
  // A failure that carries a status says its message (SHELL-028); what merely broke says nothing of itself.
  const told: unknown = error.data
  const message = isRefusalCode(told) ? words[told] : typeof told === 'string' ? told : undefined
  return <ErrorNotice isMissing={error.status === 404} message={message} />
}
