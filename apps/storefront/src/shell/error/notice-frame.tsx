import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import type { ReactNode } from 'react'

interface NoticeFrameProps {
  readonly children: ReactNode
  /** Another way to go on. */
  readonly beside?: ReactNode
}

/** The text of an error page, and a link home. It needs no router, so it works when everything else fails. */
export function NoticeFrame({ children, beside }: NoticeFrameProps) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-5 px-6 py-20 text-center">
      {children}
      <div className="flex flex-wrap items-center justify-center gap-3">
        <a href="/" className={buttonClass({ size: 'large' })}>
          {useWords().errorPage.backHome}
        </a>
        {beside}
      </div>
    </div>
  )
}
