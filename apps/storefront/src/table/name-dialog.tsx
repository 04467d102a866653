import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { toDinerName } from '@comanda/rules/table/diners'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { useTellingSend } from '../state/use-telling-send.ts'
import { sendName } from './send-name.ts'

interface NameDialogProps {
  readonly cartId: CartId
  readonly name: string
  readonly onClose: () => void
}

/** One field, and a way to go without a name again. */
export default function NameDialog({ cartId, name, onClose }: NameDialogProps) {
  const words = useWords('table')
  const [values, change] = useValues({ name })
  const { isSending, send } = useTellingSend(words.table.notSent)
  async function give(wanted: string): Promise<void> {
    const told = await send(() => sendName(cartId, wanted))
    if (told !== undefined && !isRefusal(told)) onClose()
  }
  const form = useForm({ values, change, problems: {}, submit: () => give(values.name) })
  return (
    <Sheet title={words.table.giveName} closeLabel={words.shell.close} isOpen onClose={onClose} width={400}>
      <form {...form.props} className="grid gap-4">
        <TextField
          {...form.field('name')}
          // What is shown is what will be kept; a space may still be followed by a second name.
          onChange={(typed) => change({ name: toDinerName(typed) === typed.trim() ? typed : toDinerName(typed) })}
          label={words.table.yourName}
          hint={words.table.nameHint}
          autoComplete="nickname"
          enterKeyHint="done"
          isOptional
        />
        <Button type="submit" size="large" disabled={isSending}>
          {words.table.keepName}
        </Button>
        {name !== '' && (
          <Button look="quiet" disabled={isSending} onClick={() => give('')}>
            {words.table.withoutName}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
