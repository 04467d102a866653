import { ToastRegion } from '@comanda/ui/toast-region'
import type { ReactNode } from 'react'
import { useNews } from '../state/news.ts'

/** A page by itself, without header, footer, drawer or bars (SHELL-054). */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ToastRegion toasts={useNews()} />
      <form id="bank-form" method="post" hidden />
    </>
  )
}
