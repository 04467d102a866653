import { useWords } from '@comanda/screen/words'
import { useEffect } from 'react'

/** What the browser's tab says. */
export function useTitle(title: string): void {
  const { desk } = useWords('staff')
  useEffect(() => {
    document.title = `${title} · ${desk.title}`
  }, [title, desk.title])
}
