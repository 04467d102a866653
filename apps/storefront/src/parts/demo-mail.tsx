import { useWords } from '@comanda/screen/words'

/** In a demonstration no mail leaves; this leads to where it can be read. */
export function DemoMail() {
  const words = useWords('forms').forms
  return (
    <p className="text-pretty text-muted">
      {words.demoMail}{' '}
      <a href="/demo/outbox" className="inline-flex min-h-11 items-center font-bold text-primary-text underline">
        {words.demoMailLink}
      </a>
    </p>
  )
}
