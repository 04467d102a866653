import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Notice } from '../../parts/notice.tsx'
import { MenuLink } from '../../parts/ways-on.tsx'
import { useWords } from '../../words.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactView } from './load-contact.ts'

/** A letter to the venue (SHELL-010). */
export function Component() {
  const words = useWords().contact
  const { privacyPage } = useLoaderData<ContactView>()
  const [answerTo, setAnswerTo] = useState<string | null>(null)
  if (answerTo !== null) {
    return (
      <div role="status">
        <Notice title={words.sent} text={words.sentText(answerTo)}>
          <MenuLink />
        </Notice>
      </div>
    )
  }
  return (
    <section className="mx-auto max-w-xl px-4 py-12">
      <h1 className="text-4xl font-extrabold tracking-tight md:text-5xl">{words.title}</h1>
      <p className="mt-3 text-pretty text-lg text-muted">{words.intro}</p>
      <ContactForm privacyPage={privacyPage} onSent={setAnswerTo} />
    </section>
  )
}
