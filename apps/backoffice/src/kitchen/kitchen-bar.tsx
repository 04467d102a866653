import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { type ReactNode, useId } from 'react'
import { useCutOff } from '../boards/acting-board.ts'
import { FrameMenuButton } from '../boards/frame-menu.tsx'

/** The panels above the tickets, one at a time. */
export type Panel = 'all-day' | 'recall' | 'pauses' | null

interface KitchenBarProps {
  /** For somebody who reaches several stores and stands at no device of one. */
  readonly storeChoice: ReactNode
  readonly places: readonly { readonly value: string; readonly name: string }[]
  readonly place: string
  readonly onPlace: (value: string) => void
  readonly panel: Panel
  readonly onPanel: (panel: Panel) => void
  readonly isLarger: boolean
  readonly onLarger: () => void
  readonly isLight: boolean
  readonly onLight: () => void
}

/** Where this board stands, and what else it can show. */
export function KitchenBar(props: KitchenBarProps) {
  const { storeChoice, places, place, onPlace, panel, onPanel, isLarger, onLarger, isLight, onLight } = props
  const { kitchen, pauses } = useWords('boards', 'pauses')
  const id = useId()
  // Another station could not be shown either.
  const isCutOff = useCutOff()
  const toggle = (wanted: NonNullable<Panel>) => onPanel(panel === wanted ? null : wanted)
  return (
    <div data-testid="bar" className="flex flex-wrap items-center gap-2 p-2 md:px-3">
      <div className="flex min-w-0 items-center gap-2 max-md:w-full">
        <FrameMenuButton />
        <label htmlFor={id} className="sr-only">
          {kitchen.station}
        </label>
        {/* One board is no choice (DAY-213). */}
        <select
          id={id}
          hidden={places.length < 2}
          value={place}
          disabled={isCutOff}
          onChange={(event) => onPlace(event.target.value)}
          className="h-14 min-w-0 rounded-full border-2 border-muted bg-surface px-3 text-xl font-extrabold text-text max-md:grow md:px-5"
        >
          {places.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        {/* On the narrowest phone the name of the station needs the room, and nothing larger fits. */}
        <div className="max-[23rem]:hidden">
          <Toggle isOn={isLarger} onPress={onLarger} sign="A+">
            {kitchen.larger}
          </Toggle>
        </div>
        <Toggle isOn={isLight} onPress={onLight} sign="☀">
          {kitchen.light}
        </Toggle>
      </div>
      {storeChoice}
      <div className="grid grow auto-cols-fr grid-flow-col gap-2 md:flex md:justify-end">
        <Toggle isOn={panel === 'all-day'} onPress={() => toggle('all-day')}>
          {kitchen.allDay}
        </Toggle>
        <Toggle isOn={panel === 'recall'} onPress={() => toggle('recall')}>
          {kitchen.recall}
        </Toggle>
        {!isCutOff && (
          <Toggle isOn={panel === 'pauses'} onPress={() => toggle('pauses')}>
            {pauses.open}
          </Toggle>
        )}
      </div>
    </div>
  )
}

interface ToggleProps {
  readonly isOn: boolean
  readonly onPress: () => void
  /** Stands for the name on a narrow screen, where the tickets need the room; whoever hears the screen is told the name. */
  readonly sign?: string
  readonly children: string
}

function Toggle({ isOn, onPress, sign, children }: ToggleProps) {
  return (
    <Button
      look={isOn ? 'primary' : 'soft'}
      size="small"
      className={classNames('min-h-14 md:px-5 md:text-base', sign === undefined && 'max-md:px-2')}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {sign !== undefined && (
        <span aria-hidden="true" className="min-w-6 text-xl whitespace-nowrap md:hidden">
          {sign}
        </span>
      )}
      <span className={sign === undefined ? undefined : 'max-md:sr-only'}>{children}</span>
    </Button>
  )
}
