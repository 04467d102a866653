import type { FormProblem } from '@comanda/rules/booking/booking-form'
import { readText } from '@comanda/rules/text/local-text'
import type { Store } from '@comanda/rules/venue/store'
import { useLanguage, useWords } from '@comanda/screen/words'
import { CheckField, TextField } from '@comanda/ui/field'
import { lazy, Suspense, useState } from 'react'
import type { GuestForm } from './guest-form.ts'

const ConditionsDialog = lazy(() => import('./conditions-dialog.tsx'))
const PrivacyPolicy = lazy(() => import('../parts/policy/privacy-policy.tsx'))

interface GuestFieldsProps {
  readonly store: Store
  readonly form: GuestForm
  /** Logged in: what the account knows is not asked again (BOOKING-010). */
  readonly isKnown: boolean
  readonly problems: readonly FormProblem[]
  readonly sentence: (problem: FormProblem) => string
  readonly onChange: (form: GuestForm) => void
}

export function GuestFields({ store, form, isKnown, problems, sentence, onChange }: GuestFieldsProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const [open, setOpen] = useState<'conditions' | 'privacy' | null>(null)
  const about = (problem: FormProblem) => (problems.includes(problem) ? sentence(problem) : undefined)
  const terms = (isAccepted: boolean) => (isAccepted ? undefined : about('terms'))
  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'notes') => ({
    name,
    label: words[name],
    value: form[name],
    onChange: (value: string) => onChange({ ...form, [name]: value }),
  })
  const { privacyUrl, dataProtectionUrl } = store.booking
  return (
    <div className="mt-5 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text('firstName')} autoComplete="given-name" problem={about('first-name')} />
        <TextField {...text('lastName')} autoComplete="family-name" problem={about('last-name')} />
        <TextField {...text('email')} type="email" autoComplete="email" problem={about('email')} />
        <TextField {...text('phone')} type="tel" autoComplete="tel" problem={about('phone')} />
      </div>
      <TextField {...text('notes')} type="lines" isOptional />
      <div className="grid gap-1">
        <CheckField
          name="acceptsPrivacy"
          label={words.privacy}
          problem={terms(form.acceptsPrivacy)}
          value={form.acceptsPrivacy}
          onChange={(acceptsPrivacy) => onChange({ ...form, acceptsPrivacy })}
        />
        <TermsLink url={privacyUrl} label={words.legalNotice} onOpen={() => setOpen('privacy')} />
        <CheckField
          name="acceptsDataProtection"
          label={words.dataProtection}
          problem={terms(form.acceptsDataProtection)}
          value={form.acceptsDataProtection}
          onChange={(acceptsDataProtection) => onChange({ ...form, acceptsDataProtection })}
        />
        <TermsLink url={dataProtectionUrl} label={words.readDataProtection} onOpen={() => setOpen('privacy')} />
        {!isKnown && (
          <CheckField
            name="acceptsMarketing"
            label={words.marketing}
            isOptional
            value={form.acceptsMarketing}
            onChange={(acceptsMarketing) => onChange({ ...form, acceptsMarketing })}
          />
        )}
        {store.conditions && (
          <button
            type="button"
            onClick={() => setOpen('conditions')}
            className="inline-flex min-h-11 w-fit cursor-pointer items-center font-bold text-primary-text underline underline-offset-4"
          >
            {words.conditions}
          </button>
        )}
      </div>
      <Suspense>
        {open === 'conditions' && store.conditions && (
          <ConditionsDialog html={readText(store.conditions, language)} onClose={() => setOpen(null)} />
        )}
        {open === 'privacy' && <PrivacyPolicy onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}

interface TermsLinkProps {
  readonly url: string | null
  readonly label: string
  /** Where the venue names no page of its own, the site's policy opens over the form. */
  readonly onOpen: () => void
}

const linkLook = 'ml-9 inline-flex min-h-11 w-fit cursor-pointer items-center text-sm text-primary-text underline'

/** In a page of its own, so that nothing typed is lost. */
function TermsLink({ url, label, onOpen }: TermsLinkProps) {
  if (url === null) {
    return (
      <button type="button" onClick={onOpen} className={linkLook}>
        {label}
      </button>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener" className={linkLook}>
      {label}
    </a>
  )
}
