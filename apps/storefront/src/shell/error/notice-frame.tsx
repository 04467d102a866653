import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import type { ReactNode } from 'react'

/** The text of an error page, and a link home. It needs no router, so it works when everything else fails. */
export function NoticeFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-5 px-6 py-20 text-center">
      {children}
      <a href="/" className={buttonClass({ size: 'large' })}>
        {useWords().errorPage.backHome}
      </a>
    </div>
  )
}
