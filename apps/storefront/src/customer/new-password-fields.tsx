import { canChangePassword, shortestPassword } from '@comanda/rules/customer/registration'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PasswordField } from '@comanda/ui/field'

interface NewPasswordFieldsProps {
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly isSending: boolean
}

/** A new password, which is its own confirmation, and the button that sends it (ACCOUNT-014, OPEN-021). */
export function NewPasswordFields({ password, onPassword, isSending }: NewPasswordFieldsProps) {
  const words = useWords('account').account
  return (
    <>
      <PasswordField
        name="password"
        label={words.newPassword}
        hint={words.passwordHint(shortestPassword)}
        showLabel={words.showPassword}
        autoComplete="new-password"
        value={password}
        onChange={onPassword}
      />
      <Button type="submit" size="large" disabled={!canChangePassword(password) || isSending}>
        {isSending ? words.sending : words.changePassword}
      </Button>
    </>
  )
}
