import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'

/** Shown instead of a page that was never kept; the worker has it ready in the visitor's language. */
export function Component() {
  const { offline: words, errorPage, consent } = useWords('consent')
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-5 px-6 py-20 text-center">
      <Heading level={1} look="page">
        {words.title}
      </Heading>
      <p className="text-lg text-muted">{words.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href="/" className={buttonClass({ size: 'large' })}>
          {errorPage.backHome}
        </a>
        <Button look="soft" size="large" onClick={() => history.back()}>
          {consent.retry}
        </Button>
      </div>
    </div>
  )
}
