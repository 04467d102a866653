import type { DeviceId, StationId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Choice } from '@comanda/ui/choice'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { toggle } from '../parts/toggle.ts'
import type { Printer, Printing } from './paper-things.ts'

interface Routes {
  readonly stationIds: readonly StationId[]
  readonly hasPass: boolean
  readonly fallbackId: DeviceId | null
}

interface PrinterRoutesProps {
  readonly values: Routes
  readonly stations: Printing['stations']
  readonly others: readonly Printer[]
  readonly onChange: (change: { stationIds?: StationId[]; hasPass?: boolean; fallbackId?: DeviceId | null }) => void
}

/** The stations whose dishes a printer prints, and the printer that does it while it is silent. */
export function PrinterRoutes({ values, stations, others, onChange }: PrinterRoutesProps) {
  const { printing: words } = useWords('printing')
  const { stationIds, hasPass, fallbackId } = values
  return (
    <>
      <ChoiceGroup legend={words.prints} hint={words.printsHint}>
        {stations.map(({ stationId, name }) => {
          const press = () => onChange({ stationIds: toggle(stationIds, stationId) })
          return (
            <Choice
              key={stationId}
              kind="checkbox"
              name="stationIds"
              label={name}
              isChosen={stationIds.includes(stationId)}
              onChoose={press}
              onLeave={press}
            />
          )
        })}
        <Choice
          kind="checkbox"
          name="hasPass"
          label={words.pass}
          isChosen={hasPass}
          onChoose={() => onChange({ hasPass: true })}
          onLeave={() => onChange({ hasPass: false })}
        />
      </ChoiceGroup>
      <ChoiceGroup legend={words.fallbackLabel}>
        {[{ printerId: null, name: words.nobody }, ...others].map(({ printerId, name }) => (
          <Choice
            key={printerId}
            kind="radio"
            name="fallbackId"
            label={name}
            isChosen={fallbackId === printerId}
            onChoose={() => onChange({ fallbackId: printerId })}
          />
        ))}
      </ChoiceGroup>
    </>
  )
}
