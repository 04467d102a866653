import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { type ReactNode, useId } from 'react'
import { FrameMenuButton } from '../boards/frame-menu.tsx'

/** What is shown above the tickets, one at a time. */
export type Panel = 'all-day' | 'recall' | 'pauses' | null

interface KitchenBarProps {
  /** For somebody who reaches several stores and stands at no device of one. */
  readonly storeChoice: ReactNode
  readonly places: readonly { readonly value: string; readonly name: string }[]
  readonly place: string
  readonly onPlace: (value: string) => void
  /** The server cannot be reached: another station could not be shown, and nothing be changed. */
  readonly isCutOff: boolean
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
  readonly isLarger: boolean
  readonly onLarger: () => void
  readonly isLight: boolean
  readonly onLight: () => void
}

/** Where this board stands, and what else it can show. */
export function KitchenBar(props: KitchenBarProps) {
  const { storeChoice, places, place, onPlace, isCutOff, panel, onPanel, isLarger, onLarger, isLight, onLight } = props
  const { kitchen, pauses } = useWords('boards', 'pause')
  const id = useId()
  const toggle = (wanted: NonNullable<Panel>) => onPanel(panel === wanted ? null : wanted)
  return (
    <div className="flex flex-wrap items-center gap-2 p-4">
      <FrameMenuButton />
      <label htmlFor={id} className="sr-only">
        {kitchen.station}
      </label>
      <select
        id={id}
        value={place}
        disabled={isCutOff}
        onChange={(event) => onPlace(event.target.value)}
        className="h-14 min-w-0 rounded-full border-2 border-muted bg-surface px-5 text-xl font-extrabold text-text"
      >
        {places.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {storeChoice}
      <div className="flex grow flex-wrap justify-end gap-2">
        <Toggle isOn={panel === 'all-day'} onPress={() => toggle('all-day')}>
          {kitchen.allDay}
        </Toggle>
        {!isCutOff && (
          <>
            <Toggle isOn={panel === 'recall'} onPress={() => toggle('recall')}>
              {kitchen.recall}
            </Toggle>
            <Toggle isOn={panel === 'pauses'} onPress={() => toggle('pauses')}>
              {pauses.open}
            </Toggle>
          </>
        )}
        <Toggle isOn={isLarger} onPress={onLarger}>
          {kitchen.larger}
        </Toggle>
        <Toggle isOn={isLight} onPress={onLight}>
          {kitchen.light}
        </Toggle>
      </div>
    </div>
  )
}

interface ToggleProps {
  readonly isOn: boolean
  readonly onPress: () => void
  readonly children: string
}

function Toggle({ isOn, onPress, children }: ToggleProps) {
  return (
    <Button look={isOn ? 'primary' : 'soft'} className="min-h-14" aria-pressed={isOn} onClick={onPress}>
      {children}
    </Button>
  )
}
