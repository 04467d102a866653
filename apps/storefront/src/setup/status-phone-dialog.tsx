import { canSendPhone } from '@comanda/rules/customer/phone'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { type FormEvent, useState } from 'react'
import { order } from '../cart/order.ts'
import { tell } from '../state/news.ts'
import type { OverlayProps } from '../state/overlay-props.ts'
import { getSetup } from '../state/setup.ts'
import { tellFailure } from '../state/tell-failure.ts'
import { usePhoneLease } from '../table/use-phone-lease.ts'
import { keepPhone } from './keep-phone.ts'

/** A phone to tell about the order, kept as the order's own (QR-013, OPEN-016). */
export default function StatusPhoneDialog({ root: { language, site }, onClose }: OverlayProps<'status-phone'>) {
  const words = useWords('setup', 'table', 'forms')
  const [prefix, setPrefix] = useState('+34')
  const [number, setNumber] = useState('')
  const [wasTried, setTried] = useState(false)
  const phone = `${prefix}${number.replace(/\D/g, '')}`
  const isWhole = /^\+\d{8,15}$/.test(phone) && number.trim() !== ''

  const cartId = order.id()
  const dialog = usePhoneLease(language, getSetup().mode === 'table' ? cartId : null, onClose)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isWhole || cartId === null) return
    try {
      const refused = await keepPhone(phone, { language, modes: site.modes })
      if (refused) return tellFailure(refused, words.table.hasError)
      tell(words.table.phoneSent)
      onClose()
    } catch (error) {
      tellFailure(error, words.table.hasError)
    }
  }

  return (
    <Sheet title={words.setup.phoneTitle} closeLabel={words.shell.close} isOpen onClose={onClose}>
      {dialog === 'another-adds' ? (
        <p role="status" className="py-6 text-center text-pretty">
          {words.table.otherDeviceAddingPhone}
        </p>
      ) : (
        <form noValidate onSubmit={send} className="grid gap-4">
          <p className="text-pretty text-muted">{words.setup.phoneText}</p>
          <div className="grid grid-cols-[6rem_1fr] gap-3">
            <TextField
              name="prefix"
              label={words.setup.phonePrefix}
              value={prefix}
              type="tel"
              autoComplete="tel-country-code"
              onChange={setPrefix}
            />
            <TextField
              name="phone"
              label={words.setup.phone}
              value={number}
              type="tel"
              autoComplete="tel-national"
              problem={wasTried && !isWhole ? words.forms.invalid : undefined}
              onChange={setNumber}
            />
          </div>
          {canSendPhone({ dialCode: prefix, number }) && (
            <Button type="submit" size="large">
              {words.setup.phoneSend}
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
