import { sendContactForm } from '@comanda/contract/calls/website'
import { listSentences } from '@comanda/screen/list-sentences'
import { tellError } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { CheckField, TextField } from '@comanda/ui/field'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../state/client.ts'
import { useTellingSend } from '../../state/use-telling-send.ts'

const PrivacyPolicy = lazy(() => import('../../parts/policy/privacy-policy.tsx'))

const empty = { name: '', email: '', phone: '', message: '', privacy: false }

interface ContactFormProps {
  readonly privacyPage: string | null
  readonly onSent: (email: string) => void
}

/** Checked by the schema with which the server decodes; a problem is shown once its field was touched (ERRORS-027). */
export function ContactForm({ privacyPage, onSent }: ContactFormProps) {
  const { contact: words, forms, setup } = useWords('forms', 'pages', 'setup')
  const [values, change] = useValues(empty)
  const { isSending, send } = useTellingSend(words.notSent)
  const [isReading, setReading] = useState(false)
  const form = useForm({
    values,
    change,
    problems: listSentences(sendContactForm.request, values, forms),
    async submit() {
      const reply = await send(() => call(sendContactForm, values))
      if (reply !== undefined) onSent(values.email.trim())
    },
    onProblems: () => tellError(setup.fieldsMissing),
  })
  return (
    <form {...form.props} className="mt-8 grid gap-5">
      <TextField {...form.field('name')} label={words.name} autoComplete="name" />
      <TextField {...form.field('email')} label={words.email} type="email" autoComplete="email" />
      <TextField {...form.field('phone')} label={words.phone} type="tel" isOptional autoComplete="tel" />
      <TextField {...form.field('message')} label={words.message} type="lines" />
      <CheckField {...form.field('privacy')} label={words.privacy} />
      {privacyPage && (
        <a
          href={privacyPage}
          // Without scripts it is a page; with scripts it opens over the form.
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setReading(true)
          }}
          className="-mt-4 inline-flex min-h-11 w-fit items-center text-sm text-primary-text underline"
        >
          {words.readPrivacy}
        </a>
      )}
      <Suspense>{isReading && <PrivacyPolicy onClose={() => setReading(false)} />}</Suspense>
      <Button type="submit" size="large" disabled={isSending} className="mt-2">
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  )
}
