import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorNotice } from './error-notice.tsx'

/** What is shown when a screen cannot be: never a white page, always a way home. */
export function ErrorScreen() {
  const error = useRouteError()
  return <ErrorNotice isMissing={isRouteErrorResponse(error) && error.status === 404} />
}
