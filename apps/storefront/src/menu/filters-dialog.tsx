import type { Concern } from '@comanda/rules/catalogue/concern'
import { type AllergenId, type DietId, toId } from '@comanda/rules/ids'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useId } from 'react'
import { pictureFile } from '../parts/picture-file.ts'
import type { OverlayProps } from '../shell/overlays.tsx'
import { changeFilter, clearFilters, countFilters, useFilters } from '../state/filters.ts'
import type { AllergenView } from '../views/allergen-view.ts'
import { useWords } from '../words.tsx'

/** Allergens and diets as a grid of pictures, each switched by a tap (CATALOGUE-026, CATALOGUE-027). */
export default function FiltersDialog({ root: { frame }, onClose }: OverlayProps<'filters'>) {
  const words = useWords('menu')
  const filter = useFilters()
  return (
    <Sheet title={words.frame.filters} closeLabel={words.shell.close} isOpen onClose={onClose} width={750}>
      <p className="max-w-prose text-pretty text-muted">{words.filterDialog.intro}</p>
      <Group
        title={words.filterDialog.allergens}
        entries={frame.allergens}
        selected={filter.allergens}
        toConcern={(id) => ({ kind: 'allergen', id: toId<AllergenId>(id) })}
      />
      <Group
        title={words.filterDialog.diets}
        entries={frame.diets}
        selected={filter.diets}
        toConcern={(id) => ({ kind: 'diet', id: toId<DietId>(id) })}
      />
      <p className="mt-5 text-sm text-muted">{words.filterDialog.care}</p>
      <div className="sticky -bottom-6 -mx-6 -mb-6 mt-5 flex gap-3 border-t border-line bg-surface px-6 py-4 sm:justify-end">
        <Button look="quiet" disabled={countFilters(filter) === 0} onClick={clearFilters}>
          {words.filterNotes.clearFilters}
        </Button>
        <Button className="max-sm:flex-1" onClick={onClose}>
          {words.filterDialog.done}
        </Button>
      </div>
    </Sheet>
  )
}

interface GroupProps {
  readonly title: string
  readonly entries: readonly AllergenView[]
  readonly selected: readonly number[]
  readonly toConcern: (id: number) => Concern
}

function Group({ title, entries, selected, toConcern }: GroupProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="mb-3 text-lg font-extrabold tracking-tight">
        {title}
      </h3>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 md:grid-cols-7">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-pressed={selected.includes(entry.id)}
              onClick={() => changeFilter(toConcern(entry.id))}
              className="flex h-full min-h-24 w-full cursor-pointer flex-col items-center justify-center gap-2 rounded-2xl border-2 border-transparent bg-sunken p-2 text-center text-xs font-bold leading-tight hover:border-line aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
            >
              {entry.picture && <img src={pictureFile(entry.picture, 'small', 'webp')} alt="" width={40} height={40} />}
              <span className="w-full hyphens-auto break-words">{entry.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
