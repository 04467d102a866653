import { useWords } from '@comanda/screen/words'
import { PhoneIcon } from '../parts/icons.tsx'
import type { StoreView } from '../views/site-view.ts'

/** Where a store is, when it opens and how to reach it. */
export function StoreDetails({ store }: { readonly store: StoreView }) {
  return (
    <>
      <span className="block font-bold">{store.name}</span>
      <span className="block text-sm text-muted">{store.address}</span>
      <span className="block whitespace-pre-line text-sm text-muted">{store.hours}</span>
    </>
  )
}

export function CallLink({ phone, name }: { readonly phone: string; readonly name: string }) {
  const words = useWords()
  return (
    <a
      href={`tel:${phone.replace(/\s/g, '')}`}
      aria-label={`${words.shell.call}: ${name}`}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary hover:bg-primary-hover"
    >
      <PhoneIcon />
    </a>
  )
}
