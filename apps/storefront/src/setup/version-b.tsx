import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { isAddressComplete } from '@comanda/rules/setup/address-form'
import { chooseSetupNotice, listPartsOfB } from '@comanda/rules/setup/setup-dialog'
import { listModeButtons } from '@comanda/rules/venue/offered-modes'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { Heading } from '@comanda/ui/heading'
import { Sheet } from '@comanda/ui/sheet'
import { type ComponentProps, useRef, useState } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { AddressPart } from './address-part.tsx'
import { GuestOffers } from './guest-offers.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { ScanPart } from './scan-part.tsx'
import type { SetupVersionProps } from './setup-version-props.ts'
import { showObstacle } from './show-obstacle.ts'
import { StartBar } from './start-bar.tsx'
import { StoppedNotice } from './stopped-notice.tsx'
import { StoreChoice } from './store-choice.tsx'
import { useAddressForm } from './use-address-form.ts'
import { WhenPart } from './when-part.tsx'

/**
 * Everything that the mode needs, at once (SETUP-008 to SETUP-015). The first mode is chosen from the start (SETUP-023),
 * so the dialog has the width of its second state (OPEN-105), and choosing another mode moves nothing.
 */
export function VersionB({ work, lastOrder, apology, isRequired, onClose, onAccount, onStart }: SetupVersionProps) {
  const words = useWords('setup')
  const { site } = useRoot()
  const { draft, context, choosable, delivery, hours } = work
  const { mode } = draft
  const address = useAddressForm(delivery)
  const needs = useRef<HTMLElement>(null)
  const [zone, setZone] = useState<string | null>(null)
  const zones = [...new Set(choosable.flatMap((store) => store.zones.map(({ name }) => name)))]
  const hasZones = choosable.length > 1 && zones.length > 1
  const parts = listPartsOfB({ site, mode, loggedIn: context.loggedIn, hasZones })
  const shows = (part: (typeof parts)[number]) => parts.includes(part)
  const choose = (next: OrderingMode) => {
    work.chooseMode(next)
    if (next === 'digital-card' && site.firstStoreId !== null) onStart(next)
  }
  // Where no store delivers there is no hour to choose.
  const storeOpen = hours.slots === null || hours.slots.length > 0
  const notice = chooseSetupNotice({ mode, addressServed: delivery.isServed !== false, storeOpen })
  const inZone = choosable.filter((store) => zone === null || store.zones.some(({ name }) => name === zone))
  return (
    <Sheet
      title={words.setup.title}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
      closing={isRequired ? 'no-icon' : 'free'}
      width={dialogFrames[mode === null ? 'delivery' : 'delivery-chosen'].maxWidth}
      isSteady
    >
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 pb-3">
        {lastOrder}
        <ModeChoice
          modes={listModeButtons(work.modes, 'B')}
          chosen={mode}
          label={words.setup.steps.mode}
          onChoose={choose}
        />
        <StoppedNotice stopped={work.stopped} />
        {/* Above everything that grows when the stores arrive: a tap on it must not meet something else. */}
        {mode !== 'table' && work.modes.includes('table') && (
          <Button look="quiet" className="w-full underline" onClick={() => choose('table')}>
            {words.setup.scanLink}
          </Button>
        )}
        <GuestOffers parts={parts} onAccount={onAccount} onGuest={() => needs.current?.focus()} />
        {apology}
        {mode !== null && (
          <section key={mode} ref={needs} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
            <Heading level={3} look="part">
              {words.setup.titles[mode]}
            </Heading>
            {shows('address') && <CheckedAddress work={work} form={address} />}
            {shows('address') && choosable.length > 1 && <StoreChoice work={work} stores={choosable} />}
            {shows('zones') && (
              <ChipGroup
                legend={words.setup.zones}
                options={[
                  { value: null, label: words.setup.allZones },
                  ...zones.map((name) => ({ value: name, label: name })),
                ]}
                value={zone}
                onChange={setZone}
                isRow
              />
            )}
            {shows('stores') && <StoreChoice work={work} stores={inZone} />}
            {shows('date') && notice !== 'address-not-served' && <WhenPart work={work} />}
            {shows('camera') && <ScanPart work={work} />}
          </section>
        )}
      </div>
      <StartBar
        work={work}
        label={words.product.startOrder}
        onStart={() => onStart(mode)}
        onMissing={() => {
          if (showObstacle(needs.current)) return true
          address.check()
          // A typed address that was not checked yet is checked now.
          const isUnasked = mode === 'delivery' && delivery.isServed === null && isAddressComplete(delivery.typed)
          if (isUnasked) delivery.check()
          return isUnasked
        }}
      />
    </Sheet>
  )
}

function CheckedAddress({ work, form }: ComponentProps<typeof AddressPart>) {
  const words = useWords('setup')
  const { delivery } = work
  return (
    <div>
      <AddressPart work={work} form={form} />
      <Button
        look="soft"
        className="mt-3 w-full sm:w-auto"
        disabled={delivery.isChecking}
        onClick={() => {
          form.check()
          delivery.check()
        }}
      >
        {words.setup.address.check}
      </Button>
    </div>
  )
}
