import { DishCover } from '@comanda/dish/dish-cover'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { useCart } from '../../state/cart.ts'
import { useSetup } from '../../state/setup.ts'
import type { PictureView } from '../../views/card-view.ts'
import type { DishFrameKind } from './dish-props.ts'

interface DishFrameProps {
  readonly frame: DishFrameKind
  readonly columns: 1 | 2
  readonly name: string
  readonly picture: PictureView | null
  readonly lead: ReactNode
  /** Below the choices, which decide them. */
  readonly facts: ReactNode
  readonly choices: ReactNode
  readonly related: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  readonly bar: ReactNode
}

/** Places the parts of a dish: below each other, or picture and description beside the choices. */
export function DishFrame({ frame, columns, name, picture, lead, facts, choices, related, bar }: DishFrameProps) {
  const isPage = frame === 'page'
  const title = isPage && (
    <Heading level={1} look="page">
      {name}
    </Heading>
  )
  const cover = picture && (
    <DishCover
      pictureKey={picture.key}
      isFirst={isPage}
      className={`blur-of-${picture.blur} ${isPage ? 'md:rounded-3xl' : 'rounded-3xl'}`}
    />
  )
  const foot = bar && <Foot isPage={isPage}>{bar}</Foot>
  const place = isPage ? 'mx-auto w-full md:px-8 md:pt-6' : ''
  const inset = isPage ? 'px-4 md:px-0' : ''
  if (columns === 1) {
    return (
      <article className={`flex flex-col gap-6 ${place} ${isPage ? 'max-w-3xl' : ''}`}>
        {cover}
        <div className={`flex flex-col gap-7 ${inset}`}>
          {title}
          {lead}
          {choices}
          {facts}
          {related}
        </div>
        {foot}
      </article>
    )
  }
  return (
    // No grid on a phone: in a grid the bar would stick only within its own row.
    <article
      className={`flex flex-col gap-x-10 gap-y-6 md:grid md:grid-cols-2 md:items-start ${place} ${isPage ? 'max-w-6xl' : ''}`}
    >
      <div className={`flex flex-col gap-6 ${isPage ? 'md:sticky md:top-6' : ''}`}>
        {cover}
        <div className={`flex flex-col gap-6 ${inset}`}>
          {title}
          {lead}
        </div>
      </div>
      <div className="contents md:flex md:min-h-full md:flex-col md:gap-6">
        <div className={`flex flex-col gap-7 ${inset} md:flex-1`}>
          {choices}
          {facts}
          {related}
        </div>
        {foot}
      </div>
    </article>
  )
}

function Foot({ isPage, children }: { readonly isPage: boolean; readonly children: ReactNode }) {
  // On a phone the bar of the basket or the table is at the very edge.
  const mode = useSetup('mode')
  const hasCart = useCart() !== null
  const hasBar = hasCart || mode === 'table'
  const edge = isPage
    ? `px-4 md:bottom-4 md:rounded-3xl md:border ${hasBar ? 'bottom-[4.5rem]' : 'bottom-0'}`
    : '-bottom-6 -mx-6 -mb-6 px-6'
  return <div className={`sticky z-10 border-t border-line bg-surface py-3 shadow-lift ${edge}`}>{children}</div>
}
