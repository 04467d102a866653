import { type CustomerKind, customerKinds } from '@comanda/rules/customer/customer'
import { useWords } from '@comanda/screen/words'
import { ChipChoice } from '@comanda/ui/choice'

interface KindChoiceProps {
  readonly chosen: CustomerKind
  readonly onChoose: (kind: CustomerKind) => void
}

/** A person or a company. */
export function KindChoice({ chosen, onChoose }: KindChoiceProps) {
  const words = useWords('account').account
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-bold">{words.kind}</legend>
      {customerKinds.map((kind) => (
        <ChipChoice
          key={kind}
          name="kind"
          label={words[kind]}
          isChosen={chosen === kind}
          onChoose={() => onChoose(kind)}
        />
      ))}
    </fieldset>
  )
}
