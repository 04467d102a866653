import { deleteFavourite, postFavourite } from '@comanda/contract/calls/favourite'
import type { ProductId } from '@comanda/rules/ids'
import { tell } from '@comanda/screen/toasts'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { useEffect } from 'react'
import { call } from '../../state/client.ts'
import { loadFavourites, markFavourite, useFavourites } from '../../state/favourites.ts'
import { openOverlay } from '../../state/shell.ts'
import { tellFailure } from '../../state/tell-failure.ts'
import { readUser } from '../../state/user.ts'

interface FavouriteHeartProps {
  readonly productId: ProductId
  readonly name: string
  readonly className?: string
}

/** The heart of a dish (OPEN-025), filled while it is a favourite. Guests are asked to log in. */
export function FavouriteHeart({ productId, name, className }: FavouriteHeartProps) {
  const { account, accountPage: words } = useWords('customer')
  const isMarked = useFavourites()?.has(productId) ?? false
  const { isSending, send } = useSend({
    tell(failure) {
      markFavourite(productId, isMarked)
      tellFailure(failure, account.failed)
    },
  })
  useEffect(() => {
    loadFavourites()
  }, [])

  /** Marked at once, and undone if the server refuses. */
  async function toggle(): Promise<void> {
    const user = readUser()
    if (user === null) return openOverlay({ name: 'account' })
    if (isSending) return
    markFavourite(productId, !isMarked)
    const mark = { customerId: user.id, productId }
    const reply = await send(async () => (isMarked ? call(deleteFavourite, mark) : call(postFavourite, mark)))
    if (reply !== undefined) tell(isMarked ? words.favoriteRemoved : words.favoriteAdded)
  }

  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={`${words.addFavorite}: ${name}`}
      onClick={toggle}
      className={classNames(
        'inline-flex size-11 cursor-pointer items-center justify-center rounded-full bg-surface text-accent-text shadow-card transition duration-150 hover:bg-sunken active:scale-90',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill={isMarked ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        className="size-6"
      >
        <path d="M12 20s-7.500-4.600-9-9.200C2 7.400 4.200 5 7 5c2 0 3.800 1.100 5 3 1.200-1.900 3-3 5-3 2.800 0 5 2.400 4 5.800-1.500 4.600-9 9.200-9 9.200z" />
      </svg>
    </button>
  )
}
