import { payDirect } from '@comanda/contract/calls/direct-payment'
import type { DirectPayment } from '@comanda/contract/entities/direct-payment'
import { isRefusal } from '@comanda/contract/refusals'
import type { Contact } from '@comanda/rules/customer/contact'
import { zero } from '@comanda/rules/money/cents'
import { type DirectLink, writeDirectLink } from '@comanda/rules/payment/direct-link'
import { findUsualWay, isOnlinePayment, listPayable } from '@comanda/rules/payment/payment-choice'
import { isFailure } from '@comanda/screen/failure'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { CallVenue } from '../parts/exit-links.tsx'
import { useRoot } from '../parts/use-root.ts'
import { followStep } from '../payment/follow-step.ts'
import { readPayingDevice } from '../payment/read-paying-device.ts'
import { readWindow } from '../payment/read-window.ts'
import { call } from '../state/client.ts'
import { leavePage, untilGone } from '../state/leave-page.ts'
import { ContactPart, useContactProblems } from './contact-part.tsx'
import { OrderView } from './order-view.tsx'
import { PayList } from './pay-list.tsx'

interface DirectPayFormProps {
  readonly link: DirectLink
  readonly told: DirectPayment
  /** Why the last try was not paid. */
  readonly problem: string | null
  /** The order differs from what was shown, so it is read again. */
  readonly onChanged: () => void
}

interface Values extends Contact {
  /** The way to pay; empty where there is none. */
  readonly way: string
}

/** The order of a link and the ways to pay it: the one that the link names is chosen already. */
export function DirectPayForm({ link, told, problem, onChanged }: DirectPayFormProps) {
  const words = useWords('checkout')
  const price = usePrice()
  const { site } = useRoot()
  const { sum, asksForContact } = told
  const online = listPayable(told.online, readPayingDevice(), link.method)
  const first = online.find((way) => way === link.method) ?? findUsualWay(online) ?? ''
  const [values, change] = useValues<Values>({ way: first, fullName: '', email: '', phone: '' })
  const { isSending, failure, send } = useSend({ tell: (said) => isRefusal(said) && onChanged() })
  const contactProblems = useContactProblems(values, sum?.mode ?? 'pickup')
  const form = useForm<Values>({
    values,
    change,
    problems: asksForContact ? contactProblems : {},
    says: 'tried',
    submit: () => void send(pay),
  })

  async function pay() {
    const { way, fullName, email, phone } = values
    if (!isOnlinePayment(way)) return new Error(words.checkout.directText)
    const contact = asksForContact ? { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() } : null
    const { cartId } = link
    const asked = { cartId, way, shown: sum?.total ?? zero, contact, window: readWindow() }
    const result = await call(payDirect, asked).catch(() => new Error(words.payment.unreachable))
    if (isFailure(result)) return result
    if (result.state === 'declined' || result.state === 'failed') return new Error(result.message)
    if (result.next !== null && followStep(result.next)) return untilGone()
    return leavePage(`/?${writeDirectLink({ ...link, method: way })}&attempt=${result.attemptId}`)
  }

  const shown = failure?.message ?? problem
  const methods: Readonly<Record<string, string>> = words.checkout.methods
  return (
    <form {...form.props} className="mx-auto grid max-w-xl gap-6 px-4 py-10">
      <Heading level={1} look="page">
        {words.checkout.direct}
      </Heading>
      {shown !== null && (
        <p role="alert" className="rounded-2xl bg-sunken px-4 py-3 font-bold text-accent-text">
          {shown}
        </p>
      )}
      {sum && <OrderView order={{ ...sum, address: '' }} />}
      {asksForContact && <ContactPart field={form.field} note={null} />}
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-xl font-extrabold">{words.checkout.howToPay}</legend>
        <PayList
          offered={online.map((value) => ({
            label: methods[value] ?? value,
            mark: value,
            way: { kind: 'online', value },
          }))}
          chosen={{ kind: 'online', value: values.way }}
          onChoose={(way) => way.kind === 'online' && change({ way: way.value })}
        />
      </fieldset>
      <div className="grid gap-1.5">
        <Button type="submit" size="large" disabled={isSending || online.length === 0} className="w-full">
          {isSending ? words.checkout.paying : words.payment.pay(price(sum?.total ?? zero))}
        </Button>
        <p className="text-center text-sm text-muted">{words.checkout.obligation}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CallVenue site={site} />
      </div>
    </form>
  )
}
