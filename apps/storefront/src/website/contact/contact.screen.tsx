import { canReach } from '@comanda/rules/website/sending'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { DemoMail } from '../../parts/demo-mail.tsx'
import { MenuLink } from '../../parts/exit-links.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useRoot } from '../../parts/use-root.ts'
import type { ScreenProps } from '../../views/screen-props.ts'
import { ContactForm } from './contact-form.tsx'
import type { ContactView } from './load-contact.ts'
import { StoreMap } from './store-map.tsx'

/** A message to the venue (SHELL-010), and its address for visitors who would rather come. */
export function Component({ data: { privacyPage } }: ScreenProps<ContactView>) {
  const words = useWords('pages').contact
  const { sends } = useRoot().site
  const [answerTo, setAnswerTo] = useState<string | null>(null)
  if (answerTo !== null) {
    return (
      <div role="status">
        <Notice title={words.sent} text={words.sentText(answerTo)}>
          <MenuLink />
        </Notice>
        {!sends.mail && (
          <div className="mx-auto max-w-xl px-4 pb-14">
            <DemoMail />
          </div>
        )}
      </div>
    )
  }
  return (
    <div className="mx-auto grid max-w-5xl gap-x-16 gap-y-12 px-4 py-12 lg:grid-cols-[3fr_2fr] lg:px-8">
      <section>
        <Heading level={1} look="page">
          {words.title}
        </Heading>
        {canReach(sends, 'mail') ? (
          <>
            <p className="mt-3 text-pretty text-lg text-muted">{words.intro}</p>
            <ContactForm privacyPage={privacyPage} onSent={setAnswerTo} />
          </>
        ) : (
          <div className="mt-3 grid gap-3 text-pretty text-lg">
            <p className="font-bold">{words.noMail}</p>
            <p className="text-muted">{words.noMailText}</p>
          </div>
        )}
      </section>
      <Venues />
    </div>
  )
}

function Venues() {
  const words = useWords('pages').contact
  const { stores, mapsKey } = useRoot().site
  return (
    <section aria-labelledby="venues">
      <Heading level={2} look="section" id="venues">
        {words.venues}
      </Heading>
      <ul className="mt-4 grid gap-3">
        {stores.map((store) => (
          <li key={store.id} className="rounded-card bg-surface p-5 shadow-card">
            <Heading level={3} look="row">
              {store.name}
            </Heading>
            <p className="mt-1 text-sm text-muted">{store.address}</p>
            <p className="mt-1 whitespace-pre-line text-sm text-muted">{store.hours}</p>
            {store.phone && (
              <a
                href={`tel:${store.phone.replace(/\s/g, '')}`}
                className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline"
              >
                {store.phone}
              </a>
            )}
            <StoreMap store={store} mapsKey={mapsKey} />
          </li>
        ))}
      </ul>
    </section>
  )
}
