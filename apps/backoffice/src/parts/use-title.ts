import { useWords } from '@comanda/screen/words'
import { useEffect } from 'react'

/** The text in the browser's tab. */
export function useTitle(title: string): void {
  const { common } = useWords('common')
  useEffect(() => {
    document.title = `${title} · ${common.title}`
  }, [title, common.title])
}
