import { useWords } from '@comanda/screen/words'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSetup } from '../state/setup.ts'

const TableTitle = lazy(() => import('../table/table-title.tsx'))

/** The name of the cart, wherever it is shown: at a table it is the round, and says where it is brought. */
export function useCartTitle(): ReactNode {
  const words = useWords().frame
  if (useSetup('mode') !== 'table') return words.cart
  return (
    <Suspense fallback={words.viewOrder}>
      <TableTitle />
    </Suspense>
  )
}
