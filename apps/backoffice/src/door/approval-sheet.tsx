import type { RefusalCode } from '@comanda/contract/refusal-codes'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import type { Approval } from '../state/approvals.ts'
import { AskColleague } from './ask-colleague.tsx'

/** What is said of the colleague and their PIN: another one may be tried. Anything else answers the press itself. */
const ofThePin: readonly RefusalCode[] = ['approval-wrong', 'pin-locked', 'pin-shut']

interface Allowed {
  readonly answer: unknown
}

/** Somebody lacks a right: a colleague allows this one press, and nobody changes places (DAY-029). */
export default function ApprovalSheet({ approval }: { readonly approval: Approval }) {
  const { approval: words, common } = useWords('common', 'door')
  const { text, ask, settle } = approval
  async function allow(by: StaffApproval): Promise<Allowed | ToldRefusal> {
    const answer = await ask(by)
    return isRefusal(answer) && ofThePin.includes(answer.refused) ? (answer as ToldRefusal) : { answer }
  }
  return (
    <Sheet title={words.title} closeLabel={common.close} isOpen onClose={() => settle()} width={550}>
      <div className="grid gap-4">
        {text !== '' && <p className="text-lg font-bold text-pretty">{text}</p>}
        <AskColleague question={words.who} ask={allow} onYes={({ answer }) => settle(answer)} />
      </div>
    </Sheet>
  )
}
