import { isAddressComplete } from '@comanda/rules/cart/address-form'
import { chooseSetupNotice, listPartsOfB } from '@comanda/rules/cart/setup-dialog'
import { listModeButtons } from '@comanda/rules/modes/offered-modes'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { AddressPart } from './address-part.tsx'
import { GuestOffers } from './guest-offers.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { ScanPart } from './scan-part.tsx'
import type { SetupVersionProps } from './setup-version-props.ts'
import { StartBar } from './start-bar.tsx'
import { StoreChoice } from './store-choice.tsx'
import { useAddressForm } from './use-address-form.ts'
import { WhenPart } from './when-part.tsx'

/** Everything that the mode needs, at once; narrower once it is chosen (SETUP-008 to SETUP-015, OPEN-105). */
export function VersionB({ work, apology, isRequired, scans, onClose, onAccount, onStart }: SetupVersionProps) {
  const words = useWords('setup')
  const { site } = useRoot()
  const { draft, context, choosable, delivery, hours } = work
  const [isChosen, setChosen] = useState(scans || draft.resourceId !== null)
  const address = useAddressForm(delivery)
  const [zone, setZone] = useState<string | null>(null)
  const zones = [...new Set(choosable.flatMap((store) => store.zones.map(({ name }) => name)))]
  const hasZones = choosable.length > 1 && zones.length > 1
  const parts = listPartsOfB({ site, mode: draft.mode, loggedIn: context.loggedIn, hasZones })
  const shows = (part: (typeof parts)[number]) => isChosen && parts.includes(part)
  const choose = (mode: OrderingMode) => {
    work.chooseMode(mode)
    setChosen(true)
    if (mode === 'digital-card' && site.firstStoreId !== null) onStart(mode)
  }
  // Where no store delivers there is no hour to choose.
  const storeOpen = hours.slots === null || hours.slots.length > 0
  const notice = chooseSetupNotice({ mode: draft.mode, addressServed: delivery.isServed !== false, storeOpen })
  const inZone = choosable.filter((store) => zone === null || store.zones.some(({ name }) => name === zone))
  return (
    <Sheet
      title={isChosen && draft.mode !== null ? words.setup.titles[draft.mode] : words.setup.title}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
      closing={isRequired ? 'no-icon' : 'free'}
      width={dialogFrames[isChosen ? 'delivery-chosen' : 'delivery'].maxWidth}
    >
      <div className="grid gap-5">
        <ModeChoice
          modes={listModeButtons(work.modes, 'B')}
          chosen={draft.mode}
          label={words.setup.steps.mode}
          onChoose={choose}
          isCompact={isChosen}
        />
        <GuestOffers parts={parts} onAccount={onAccount} {...(!isChosen && { onGuest: () => setChosen(true) })} />
        {apology}
        {shows('address') && (
          <section>
            <AddressPart work={work} form={address} />
            <Button
              look="soft"
              className="mt-3 w-full sm:w-auto"
              disabled={delivery.isChecking}
              onClick={() => {
                address.check()
                delivery.check()
              }}
            >
              {words.setup.address.check}
            </Button>
          </section>
        )}
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
        {draft.mode !== 'table' && work.modes.includes('table') && (
          <Button look="quiet" className="w-full underline" onClick={() => choose('table')}>
            {words.setup.scanLink}
          </Button>
        )}
      </div>
      <StartBar
        work={work}
        label={words.product.startOrder}
        onStart={() => onStart(draft.mode)}
        onMissing={() => {
          setChosen(true)
          address.check()
          // A typed address that was not checked yet is checked now.
          const isUnasked = draft.mode === 'delivery' && delivery.isServed === null && isAddressComplete(delivery.typed)
          if (isUnasked) delivery.check()
          return isUnasked
        }}
      />
    </Sheet>
  )
}
