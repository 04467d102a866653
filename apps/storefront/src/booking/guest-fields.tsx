import { readText } from '@comanda/rules/text/local-text'
import type { Store } from '@comanda/rules/venue/store'
import type { Form } from '@comanda/screen/use-form'
import { useLanguage, useWords } from '@comanda/screen/words'
import { CheckField, TextField } from '@comanda/ui/field'
import { lazy, Suspense, useState } from 'react'
import type { GuestForm } from './guest-form.ts'

const ConditionsDialog = lazy(() => import('./conditions-dialog.tsx'))
const PrivacyPolicy = lazy(() => import('../parts/policy/privacy-policy.tsx'))

interface GuestFieldsProps {
  readonly store: Store
  readonly form: Form<GuestForm>
  /** The guest is logged in, so what the account knows is not asked again (BOOKING-010). */
  readonly isKnown: boolean
}

export function GuestFields({ store, form, isKnown }: GuestFieldsProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const [open, setOpen] = useState<'conditions' | 'privacy' | null>(null)
  const { privacyUrl, dataProtectionUrl } = store.booking
  return (
    <div className="mt-5 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label={words.firstName} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={words.lastName} autoComplete="family-name" />
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="email" />
        <TextField {...form.field('phone')} label={words.phone} type="tel" autoComplete="tel" />
      </div>
      <TextField {...form.field('notes')} label={words.notes} type="lines" isOptional />
      <div className="grid gap-1">
        <CheckField {...form.field('acceptsPrivacy')} label={words.privacy} />
        <p className="ml-9 flex flex-wrap gap-x-4">
          <TermsLink url={null} label={words.privacyPolicy} onOpen={() => setOpen('privacy')} />
          {privacyUrl !== null && <TermsLink url={privacyUrl} label={words.legalNotice} onOpen={() => {}} />}
        </p>
        <CheckField {...form.field('acceptsDataProtection')} label={words.dataProtection} />
        <p className="ml-9">
          <TermsLink url={dataProtectionUrl} label={words.readDataProtection} onOpen={() => setOpen('privacy')} />
        </p>
        {!isKnown && <CheckField {...form.field('acceptsMarketing')} label={words.marketing} isOptional />}
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
  /** Where the venue has no page of its own, the site's policy opens over the form. */
  readonly onOpen: () => void
}

const linkLook = 'inline-flex min-h-11 w-fit cursor-pointer items-center text-sm text-primary-text underline'

/** Opens in another tab, so that nothing typed is lost. */
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
