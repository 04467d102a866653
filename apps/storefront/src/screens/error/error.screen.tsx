import { buttonClass } from '@comanda/ui/button'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useWords } from '../../words.tsx'

/** What is shown when a screen cannot be: never a white page, always a way home. */
export function ErrorScreen() {
  const error = useRouteError()
  const words = useWords().errorPage
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-5 px-6 py-20 text-center">
      <h1 className="text-balance text-4xl font-extrabold tracking-tight md:text-5xl">
        {isMissing ? words.notFoundTitle : words.failed}
      </h1>
      {isMissing && <p className="text-lg text-muted">{words.notFound}</p>}
      <a href="/" className={buttonClass({ size: 'large' })}>
        {words.backHome}
      </a>
    </div>
  )
}
