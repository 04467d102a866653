import { classNames } from './class-names.tsx'

export interface PersonTileProps {
  readonly name: string
  /** The person's own colour: a ring around the first letters, so that the letters are readable on any. */
  readonly colour: string
  /** Below the name: why this tile cannot be used, or who works here now. */
  readonly note?: string | undefined
  readonly isCurrent?: boolean
  /** A round one for a bar, or a large one to choose from. */
  readonly look?: 'tile' | 'round'
  readonly onPress: () => void
}

/** A person to tap. */
export function PersonTile({ name, colour, note, isCurrent = false, look = 'tile', onPress }: PersonTileProps) {
  const letters = (
    <span
      aria-hidden="true"
      style={{ borderColor: colour }}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border-4 bg-surface font-extrabold text-text',
        look === 'tile' ? 'size-16 text-xl' : 'size-12 text-base',
      )}
    >
      {toLetters(name)}
    </span>
  )
  const current = isCurrent ? ({ 'aria-current': 'true' } as const) : {}
  if (look === 'round') {
    return (
      <button
        type="button"
        title={name}
        onClick={onPress}
        {...current}
        className="inline-flex size-14 shrink-0 cursor-pointer items-center justify-center rounded-full hover:bg-sunken aria-[current]:bg-primary-soft"
      >
        {letters}
        <span className="sr-only">{note ? `${name}, ${note}` : name}</span>
      </button>
    )
  }
  return (
    <button
      type="button"
      onClick={onPress}
      {...current}
      className="flex min-h-36 w-full cursor-pointer flex-col items-center justify-center gap-2 rounded-card bg-surface p-4 text-center shadow-card hover:bg-sunken active:bg-sunken aria-[current]:bg-primary-soft"
    >
      {letters}
      <span className="text-balance font-bold">{name}</span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </button>
  )
}

function toLetters(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
