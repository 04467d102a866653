import { useWords } from '@comanda/screen/words'
import { FullCover } from '@comanda/ui/full-cover'
import type { ReactNode } from 'react'

/** Loaded apart: the first screen needs no dialog. */
export default function Cover({ children }: { readonly children: ReactNode }) {
  const { desk } = useWords('staff')
  return <FullCover label={desk.title}>{children}</FullCover>
}
