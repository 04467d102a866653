import { useWords } from '@comanda/screen/words'
import { FullCover } from '@comanda/ui/full-cover'
import { type ReactNode, useLayoutEffect } from 'react'

/** Loaded apart: the first screen needs no dialog. */
export default function Cover({ children }: { readonly children: ReactNode }) {
  const { common } = useWords('common')
  useCovered()
  return <FullCover label={common.title}>{children}</FullCover>
}

let covers = 0

/** Hides what is below (`styles.css`) for as long as there is a cover. */
function useCovered(): void {
  useLayoutEffect(() => {
    covers += 1
    document.body.toggleAttribute('data-covered', true)
    return () => {
      covers -= 1
      document.body.toggleAttribute('data-covered', covers > 0)
    }
  }, [])
}
