import { canChangePassword, shortestPassword } from '@comanda/rules/customer/registration'
import type { Field } from '@comanda/screen/form-fields'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PasswordField } from '@comanda/ui/field'

interface NewPasswordFieldsProps {
  readonly field: Field<string>
  readonly isSending: boolean
}

/** A new password, sent as its own confirmation too, and the button that sends it (ACCOUNT-014, OPEN-021). */
export function NewPasswordFields({ field, isSending }: NewPasswordFieldsProps) {
  const words = useWords('customer').account
  return (
    <>
      <PasswordField
        {...field}
        label={words.newPassword}
        hint={words.passwordHint(shortestPassword)}
        showLabel={words.showPassword}
        autoComplete="new-password"
      />
      <Button type="submit" size="large" disabled={!canChangePassword(field.value) || isSending}>
        {isSending ? words.sending : words.changePassword}
      </Button>
    </>
  )
}
