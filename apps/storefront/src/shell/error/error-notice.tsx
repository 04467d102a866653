import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { NoticeFrame } from './notice-frame.tsx'

interface ErrorNoticeProps {
  readonly status: number
  /** The failure's own message, where it had a status. */
  readonly message?: string | undefined
}

/** Something failed. */
export function ErrorNotice({ status, message }: ErrorNoticeProps) {
  const words = useWords().errorPage
  return (
    <NoticeFrame>
      <p className="text-sm font-bold uppercase tracking-widest text-muted">{words.status(status)}</p>
      <Heading level={1} look="page">
        {words.failed}
      </Heading>
      {message && <p className="text-lg text-muted">{message}</p>}
    </NoticeFrame>
  )
}
