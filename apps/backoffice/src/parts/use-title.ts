import { useWords } from '@comanda/screen/words'
import { useEffect } from 'react'

/** What the browser's tab says. */
export function useTitle(title: string): void {
  const { common } = useWords('common')
  useEffect(() => {
    document.title = `${title} · ${common.title}`
  }, [title, common.title])
}
