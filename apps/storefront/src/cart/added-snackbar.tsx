import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import { Suspense } from 'react'
import { type AddedProduct, useAddedProduct } from '../state/snackbar.ts'

/** Picture, name and quantity of what was just added. The region always exists: a new region is not announced. */
export function AddedSnackbar() {
  const added = useAddedProduct()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 md:bottom-4"
    >
      <Suspense>{added && <Added added={added} />}</Suspense>
    </div>
  )
}

function Added({ added }: { readonly added: AddedProduct }) {
  const words = useWords('cart')
  return (
    <div className="animate-sheet flex items-center gap-3 rounded-2xl bg-text p-2.5 pr-5 text-sm text-background shadow-lift">
      {added.picture && (
        <img
          src={pictureFile(added.picture, 'small', 'webp')}
          alt=""
          width={48}
          height={48}
          className="size-12 rounded-xl object-cover"
        />
      )}
      <p>
        <span className="block">{words.cart.added}</span>
        <span className="font-bold">
          {added.quantity} × {added.name}
        </span>
      </p>
    </div>
  )
}
