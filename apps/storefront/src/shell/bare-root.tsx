import { ToastRegion } from '@comanda/ui/toast-region'
import { Outlet } from 'react-router'
import { useNews } from '../state/news.ts'

/** A page by itself: neither header, footer, drawer nor bars (SHELL-054). */
export function BareRoot() {
  return (
    <>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <ToastRegion toasts={useNews()} />
      <form id="bank-form" method="post" hidden />
    </>
  )
}
