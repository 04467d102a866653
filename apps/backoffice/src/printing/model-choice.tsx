import { getModelFacts, type PrinterModel, printerModels } from '@comanda/rules/printing/printer-models'
import { useWords } from '@comanda/screen/words'
import { Select } from '@comanda/ui/select'

interface ModelChoiceProps {
  readonly value: PrinterModel
  readonly onChange: (model: PrinterModel) => void
}

/** By the name that stands on the printer: nobody knows the code page of theirs (DAY-211). */
export function ModelChoice({ value, onChange }: ModelChoiceProps) {
  const { printing: words } = useWords('printing')
  return (
    <div className="grid gap-1.5">
      <Select
        label={words.model}
        options={printerModels.map((model) => ({ id: model, text: getModelFacts(model).name }))}
        value={value}
        placeholder={words.model}
        emptyText={words.model}
        onChange={onChange}
      />
      <p className="text-sm text-pretty text-muted">{words.modelHint}</p>
    </div>
  )
}
