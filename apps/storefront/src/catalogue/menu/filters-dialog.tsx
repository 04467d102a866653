import type { AllergenView } from '@comanda/dish/allergen-view'
import type { Concern } from '@comanda/rules/catalogue/concern'
import { type AllergenId, type DietId, toId } from '@comanda/rules/ids'
import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { Sheet } from '@comanda/ui/sheet'
import { memo, useId } from 'react'
import { changeFilter, clearFilters, countFilters, useFilters } from '../../state/filters.ts'
import { useDishCount } from '../../state/menu.ts'
import type { OverlayProps } from '../../state/overlay-props.ts'

// The chosen filters are read inside each tile, so that a tap redraws its own tile and not the whole dialog.
/** Allergens and diets as a grid of pictures, each switched by a tap (CATALOGUE-026, CATALOGUE-027). */
export default function FiltersDialog({ root: { frame }, onClose }: OverlayProps<'filters'>) {
  const words = useWords('catalogue')
  return (
    <Sheet title={words.frame.filters} closeLabel={words.shell.close} isOpen onClose={onClose} width={750}>
      <p className="max-w-prose text-pretty text-muted">{words.filterDialog.intro}</p>
      <Group title={words.filterDialog.allergens} entries={frame.allergens} kind="allergen" />
      <Group title={words.filterDialog.diets} entries={frame.diets} kind="diet" />
      <p className="mt-5 text-sm text-muted">{words.filterDialog.care}</p>
      <div className="sticky -bottom-6 -mx-6 -mb-6 mt-5 flex gap-3 border-t border-line bg-surface px-6 py-4 sm:justify-end">
        <ClearButton />
        <DoneButton onClose={onClose} />
      </div>
    </Sheet>
  )
}

/** Says how many dishes are left, while filters are tapped. */
function DoneButton({ onClose }: { readonly onClose: () => void }) {
  const words = useWords('catalogue').filterDialog
  const count = useDishCount()
  return (
    <Button className="max-sm:flex-1" onClick={onClose}>
      <span aria-live="polite">{count === null ? words.done : words.see(count)}</span>
    </Button>
  )
}

function ClearButton() {
  const words = useWords('catalogue')
  return (
    <Button look="quiet" disabled={countFilters(useFilters()) === 0} onClick={clearFilters}>
      {words.filterNotes.clearFilters}
    </Button>
  )
}

interface GroupProps {
  readonly title: string
  readonly entries: readonly AllergenView<AllergenId | DietId>[]
  readonly kind: Concern['kind']
}

function Group({ title, entries, kind }: GroupProps) {
  const id = useId()
  const { allergens, diets } = useFilters()
  const selected: readonly number[] = kind === 'diet' ? diets : allergens
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-5">
      <Heading level={3} look="block" className="mb-3" id={id}>
        {title}
      </Heading>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 md:grid-cols-7">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Tile entry={entry} kind={kind} isPressed={selected.includes(entry.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const concerns = {
  allergen: (id) => ({ kind: 'allergen', id: toId(id) }),
  diet: (id) => ({ kind: 'diet', id: toId(id) }),
} satisfies Record<Concern['kind'], (id: number) => Concern>

interface TileProps {
  readonly entry: AllergenView<AllergenId | DietId>
  readonly kind: Concern['kind']
  readonly isPressed: boolean
}

const Tile = memo(function Tile({ entry, kind, isPressed }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={() => changeFilter(concerns[kind](entry.id))}
      className="flex h-full min-h-24 w-full cursor-pointer flex-col items-center justify-center gap-2 rounded-2xl border-2 border-transparent bg-sunken p-2 text-center text-xs font-bold leading-tight hover:border-line active:border-line aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
    >
      {entry.picture && <img src={pictureFile(entry.picture, 'small', 'webp')} alt="" width={40} height={40} />}
      <span className="w-full hyphens-auto break-words">{entry.name}</span>
    </button>
  )
})
