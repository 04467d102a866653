import { buttonClass } from '@comanda/ui/button'
import { useWords } from '../../words.tsx'

/** The sentence, and the way home. It needs no router, so it can stand in when everything else fails. */
export function ErrorNotice({ isMissing }: { readonly isMissing: boolean }) {
  const words = useWords().errorPage
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-5 px-6 py-20 text-center">
      <h1 className="text-balance text-4xl font-extrabold tracking-tight md:text-5xl">
        {isMissing ? words.notFoundTitle : words.failed}
      </h1>
      {isMissing && <p className="text-lg text-muted">{words.notFound}</p>}
      <a href="/" className={buttonClass({ size: 'large' })}>
        {words.backHome}
      </a>
    </div>
  )
}
