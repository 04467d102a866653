import { codePages, printerLanguages, type PrinterTraits as Traits } from '@comanda/rules/printing/printer-traits'
import { useWords } from '@comanda/screen/words'
import { ChipChoice, Choice } from '@comanda/ui/choice'
import type { ReactNode } from 'react'
import { ChoiceGroup } from '../parts/choice-group.tsx'

interface PrinterTraitsProps {
  readonly values: Traits
  readonly onChange: (change: Partial<Traits>) => void
}

/** Letters that fit on paper of 58 mm, and on paper of 80 mm with either of its usual types. */
const usualColumns = [32, 42, 48]

/** How a printer is spoken to. */
export function PrinterTraits({ values, onChange }: PrinterTraitsProps) {
  const { printing: words } = useWords('printing')
  const { language, codePage, columns } = values
  const widths = [...new Set([...usualColumns, columns])].toSorted((one, other) => one - other)
  return (
    <>
      <ChoiceGroup legend={words.language}>
        {printerLanguages.map((one) => (
          <Choice
            key={one}
            kind="radio"
            name="language"
            label={words.languages[one]}
            isChosen={language === one}
            onChoose={() => onChange({ language: one })}
          />
        ))}
      </ChoiceGroup>
      <Chips legend={words.codePage}>
        {codePages.map((one) => (
          <ChipChoice
            key={one}
            name="codePage"
            label={words.codePages[one]}
            isChosen={codePage === one}
            onChoose={() => onChange({ codePage: one })}
          />
        ))}
      </Chips>
      <Chips legend={words.columns}>
        {widths.map((one) => (
          <ChipChoice
            key={one}
            name="columns"
            label={one}
            isChosen={columns === one}
            onChoose={() => onChange({ columns: one })}
          />
        ))}
      </Chips>
    </>
  )
}

function Chips({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
