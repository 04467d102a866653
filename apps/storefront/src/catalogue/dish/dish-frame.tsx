import { DishCover } from '@comanda/dish/dish-cover'
import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'
import { templateOf } from '../../parts/templates/template-of.ts'
import { useRoot } from '../../parts/use-root.ts'
import { countPieces, useCart } from '../../state/cart.ts'
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

/**
 * Places the parts of a dish: below each other, with the bar beside them on a large page, where it covers nothing; or
 * picture and description beside the choices. On a phone the first choice is in sight at once. What a version makes of
 * the parts stands in its style sheet.
 */
export function DishFrame({ frame, columns, name, picture, lead, facts, choices, related, bar }: DishFrameProps) {
  const isPage = frame === 'page'
  const { dish } = templateOf(useRoot().site)
  const words = (
    <div data-plate-part="words" className="flex flex-col gap-3 md:gap-5">
      {isPage && (
        <Heading level={1} look="page">
          {name}
        </Heading>
      )}
      {lead}
    </div>
  )
  const cover = picture && (
    <div data-plate-part="cover">
      <DishCover
        pictureKey={picture.key}
        isFirst={isPage}
        sizes={dish.sizes}
        className={`blur-of-${picture.blur} ${isPage ? 'max-h-[24svh] md:rounded-3xl' : 'max-h-[20svh] rounded-3xl'}`}
      />
    </div>
  )
  const rest = (
    <>
      {choices}
      {facts}
      {related}
    </>
  )
  const foot = bar && (
    <Foot isPage={isPage} isBeside={columns === 1}>
      {bar}
    </Foot>
  )
  const plate = { 'data-plate': frame, 'data-has-cover': cover !== null }
  const place = isPage ? 'mx-auto w-full md:px-8 md:pt-6' : ''
  const inset = isPage ? 'px-4 md:px-0' : ''
  const stacked = 'flex flex-col gap-5 md:gap-6'
  // A short page is as tall as the phone, so that the bar is at the thumb.
  const tall = isPage ? 'max-md:min-h-[calc(100svh-3.75rem)]' : ''
  const body = `${stacked} ${place} ${isPage ? 'max-w-3xl lg:grid lg:max-w-6xl lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-x-10' : ''}`
  const text = (
    <div className={`flex flex-col gap-5 md:gap-7 ${inset}`}>
      {words}
      {rest}
    </div>
  )
  if (isPage && columns === 1 && dish.bleeds) {
    return (
      <article {...plate} className={`flex flex-col ${tall}`}>
        {cover}
        <div data-plate-part="body" className="flex flex-1 flex-col">
          <div className={`max-md:flex-1 ${body}`}>
            {text}
            {foot}
          </div>
        </div>
      </article>
    )
  }
  if (columns === 1) {
    return (
      <article {...plate} className={`${body} ${tall}`}>
        <div data-plate-part="body" className={stacked}>
          {cover}
          {text}
        </div>
        {foot}
      </article>
    )
  }
  return (
    // No grid on a phone: in a grid the bar would stick only within its own row.
    <article
      {...plate}
      className={`flex flex-col gap-x-10 gap-y-5 md:grid md:grid-cols-2 md:items-start ${place} ${tall} ${isPage ? 'max-w-6xl' : ''}`}
    >
      <div data-plate-part="head" className={`${stacked} ${isPage ? 'md:sticky md:top-6' : ''}`}>
        {cover}
        <div className={inset}>{words}</div>
      </div>
      <div className="contents md:flex md:min-h-full md:flex-col md:gap-6">
        <div className={`flex flex-col gap-5 md:gap-7 ${inset} md:flex-1`}>{rest}</div>
        {foot}
      </div>
    </article>
  )
}

interface FootProps {
  readonly isPage: boolean
  /** On a large page it stands beside the rest. */
  readonly isBeside: boolean
  readonly children: ReactNode
}

function Foot({ isPage, isBeside, children }: FootProps) {
  // On a phone the bar of the basket or the table is at the very edge.
  const mode = useSetup('mode')
  const hasBar = countPieces(useCart()) > 0 || mode === 'table'
  const edge = isPage
    ? `max-md:mt-auto px-4 md:bottom-0 md:rounded-t-3xl md:border ${isBeside ? 'lg:top-6 lg:bottom-auto lg:rounded-card lg:px-5 lg:py-5' : ''} ${hasBar ? 'bottom-[4.5rem]' : 'bottom-0'}`
    : '-bottom-6 -mx-6 -mb-6 px-6'
  return (
    <div data-needs-script className={`sticky z-10 border-t border-line bg-surface py-3 shadow-lift ${edge}`}>
      {children}
    </div>
  )
}
