import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'

interface ErrorNoticeProps {
  readonly status: number
  /** The failure's own message, where it had a status. */
  readonly message?: string | undefined
}

/** A sentence and a link home. It needs no router, so it works when everything else fails. */
export function ErrorNotice({ status, message }: ErrorNoticeProps) {
  const words = useWords().errorPage
  const isMissing = status === 404
  const text = isMissing ? words.notFound : message
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-5 px-6 py-20 text-center">
      {!isMissing && <p className="text-sm font-bold uppercase tracking-widest text-muted">{words.status(status)}</p>}
      <Heading level={1} look="page">
        {isMissing ? words.notFoundTitle : words.failed}
      </Heading>
      {text && <p className="text-lg text-muted">{text}</p>}
      <a href="/" className={buttonClass({ size: 'large' })}>
        {words.backHome}
      </a>
    </div>
  )
}
