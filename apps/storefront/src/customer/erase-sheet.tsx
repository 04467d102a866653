import { eraseCustomer } from '@comanda/contract/calls/own-data'
import type { CustomerId } from '@comanda/rules/ids'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PasswordField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { call } from '../state/client.ts'
import { leavePage } from '../state/leave-page.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { endLogin } from './end-login.ts'

interface EraseSheetProps {
  readonly customerId: CustomerId
  readonly onClose: () => void
}

/** Says what is deleted and what stays, and asks for the password: this cannot be taken back. */
export default function EraseSheet({ customerId, onClose }: EraseSheetProps) {
  const { account, accountPage: words, forms, shell } = useWords('customer', 'forms')
  const [values, change] = useValues({ currentPassword: '' })
  const { isSending, send } = useTellingSend(account.failed)
  const form = useForm({
    values,
    change,
    problems: { currentPassword: values.currentPassword === '' ? forms.required : undefined },
    says: 'tried',
    async submit() {
      const erased = await send(() => call(eraseCustomer, { id: customerId, ...values }))
      if (!erased) return
      endLogin()
      await leavePage('/')
    },
  })
  return (
    <Sheet title={words.erase} closeLabel={shell.close} isOpen onClose={onClose} width={400}>
      <form {...form.props} className="grid gap-4">
        <p className="text-pretty text-muted">{words.eraseText}</p>
        <PasswordField
          {...form.field('currentPassword')}
          label={account.currentPassword}
          showLabel={account.showPassword}
          autoComplete="current-password"
        />
        <Button type="submit" disabled={isSending}>
          {words.erase}
        </Button>
        <Button look="soft" onClick={onClose}>
          {words.cancel}
        </Button>
      </form>
    </Sheet>
  )
}
