import { sendContactForm } from '@comanda/contract/calls/website'
import { listFieldProblems } from '@comanda/contract/forms'
import { isRefusal } from '@comanda/contract/refusals'
import { toSentence } from '@comanda/screen/to-sentence'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { CheckField, TextField } from '@comanda/ui/field'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { write } from '../../state/client.ts'
import { tellError } from '../../state/news.ts'
import { tellFailure } from '../../state/tell-failure.ts'

const PrivacyPolicy = lazy(() => import('../../parts/policy/privacy-policy.tsx'))

const empty = { name: '', email: '', phone: '', message: '', privacy: false }
type Values = typeof empty
type Field = keyof Values
const fields = Object.keys(empty) as readonly Field[]

interface ContactFormProps {
  readonly privacyPage: string | null
  readonly onSent: (email: string) => void
}

/** Checked by the schema the server decodes with; what is wrong is said once a field has been touched (ERRORS-027). */
export function ContactForm({ privacyPage, onSent }: ContactFormProps) {
  const words = useWords('forms', 'pages', 'setup')
  const language = useLanguage()
  const [values, setValues] = useState(empty)
  const [dirty, setDirty] = useState<ReadonlySet<Field>>(new Set())
  const [isSending, setSending] = useState(false)
  const [isReading, setReading] = useState(false)
  const problems = listFieldProblems(sendContactForm.request, values)

  const bind = (name: Field) => {
    const problem = dirty.has(name) ? problems[name] : undefined
    return { name, label: words.contact[name], problem: problem && toSentence(problem, words.forms) }
  }
  const change = (name: Field, value: string | boolean) => {
    setValues({ ...values, [name]: value })
    setDirty(new Set([...dirty, name]))
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const wrong = fields.find((name) => problems[name])
    if (wrong) {
      setDirty(new Set(fields))
      tellError(words.setup.fieldsMissing)
      const field = event.currentTarget.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setSending(true)
    try {
      const reply = await write(language, (client) => client.call(sendContactForm, values))
      if (isRefusal(reply)) tellFailure(reply, words.contact.notSent)
      else onSent(values.email.trim())
    } catch (error) {
      tellFailure(error, words.contact.notSent)
    } finally {
      setSending(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
      <TextField {...bind('name')} value={values.name} autoComplete="name" onChange={(text) => change('name', text)} />
      <TextField
        {...bind('email')}
        type="email"
        value={values.email}
        autoComplete="email"
        onChange={(text) => change('email', text)}
      />
      <TextField
        {...bind('phone')}
        type="tel"
        isOptional
        value={values.phone}
        autoComplete="tel"
        onChange={(text) => change('phone', text)}
      />
      <TextField
        {...bind('message')}
        type="lines"
        value={values.message}
        onChange={(text) => change('message', text)}
      />
      <CheckField {...bind('privacy')} value={values.privacy} onChange={(isOn) => change('privacy', isOn)} />
      {privacyPage && (
        <a
          href={privacyPage}
          // Without a script it is a page; with one it opens over the form.
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setReading(true)
          }}
          className="-mt-4 inline-flex min-h-11 w-fit items-center text-sm text-primary-text underline"
        >
          {words.contact.readPrivacy}
        </a>
      )}
      <Suspense>{isReading && <PrivacyPolicy onClose={() => setReading(false)} />}</Suspense>
      <Button type="submit" size="large" disabled={isSending} className="mt-2">
        {isSending ? words.contact.sending : words.contact.send}
      </Button>
    </form>
  )
}
