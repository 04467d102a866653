import { type CustomerKind, customerKinds } from '@comanda/rules/customer/customer'
import { useWords } from '@comanda/screen/words'
import { ChipGroup } from '@comanda/ui/chip-group'

interface KindChoiceProps {
  readonly value: CustomerKind
  readonly onChange: (kind: CustomerKind) => void
}

export function KindChoice({ value, onChange }: KindChoiceProps) {
  const words = useWords('customer').account
  const options = customerKinds.map((kind) => ({ value: kind, label: words[kind] }))
  return <ChipGroup legend={words.kind} options={options} value={value} onChange={onChange} />
}
