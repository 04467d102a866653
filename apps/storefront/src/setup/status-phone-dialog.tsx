import { canSendPhone } from '@comanda/rules/customer/phone'
import { tell } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { order } from '../cart/order.ts'
import type { OverlayProps } from '../state/overlay-props.ts'
import { getSetup } from '../state/setup.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { usePhoneLease } from '../table/use-phone-lease.ts'
import { keepGivenPhone } from './given-phone.ts'
import { keepPhone } from './keep-phone.ts'

/** A phone to notify about the order, stored with the order (QR-013, OPEN-016). */
export default function StatusPhoneDialog({ root: { site }, onClose }: OverlayProps<'status-phone'>) {
  const words = useWords('setup', 'table', 'forms')
  const [values, change] = useValues({ prefix: '+34', phone: '' })
  const { isSending, send } = useTellingSend(words.table.hasError)
  const phone = `${values.prefix}${values.phone.replace(/\D/g, '')}`
  const isWhole = /^\+\d{8,15}$/.test(phone) && values.phone.trim() !== ''
  const cartId = order.id()
  const dialog = usePhoneLease(getSetup().mode === 'table' ? cartId : null, onClose)
  const form = useForm({
    values,
    change,
    problems: { phone: isWhole ? undefined : words.forms.invalid },
    says: 'tried',
    async submit() {
      if (cartId === null) return
      const kept = await send(async () => (await keepPhone(phone, site.modes)) ?? 'kept')
      if (kept === undefined) return
      keepGivenPhone(cartId)
      tell(words.table.phoneSent)
      onClose()
    },
  })

  return (
    <Sheet
      title={site.sends.sms ? words.setup.phoneTitle : words.setup.callTitle}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
    >
      {dialog === 'another-adds' ? (
        <p role="status" className="py-6 text-center text-pretty">
          {words.table.otherDeviceAddingPhone}
        </p>
      ) : (
        <form {...form.props} className="grid gap-4">
          <p className="text-pretty text-muted">{site.sends.sms ? words.setup.phoneText : words.setup.callText}</p>
          <div className="grid grid-cols-[6rem_1fr] gap-3">
            <TextField
              {...form.field('prefix')}
              label={words.setup.phonePrefix}
              type="tel"
              autoComplete="tel-country-code"
            />
            <TextField {...form.field('phone')} label={words.setup.phone} type="tel" autoComplete="tel-national" />
          </div>
          {canSendPhone({ dialCode: values.prefix, number: values.phone }) && (
            <Button type="submit" size="large" disabled={isSending}>
              {site.sends.sms ? words.setup.phoneSend : words.setup.callSend}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {words.setup.phoneSkip}
          </Button>
        </form>
      )}
    </Sheet>
  )
}
