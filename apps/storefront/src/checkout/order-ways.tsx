import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import type { ReactNode } from 'react'
import { CalendarIcon, PlaceIcon } from '../parts/icons.tsx'
import { useRoot } from '../parts/use-root.ts'
import { toCalendarFile } from './calendar-file.ts'
import { toFollowPath } from './follow-link.ts'
import { isFetched, isFollowed } from './order-looks.ts'

type FetchedOrder = Pick<
  FollowedOrder,
  'mode' | 'status' | 'storeId' | 'promised' | 'number' | 'followKey' | 'placedAt'
>

interface OrderWaysProps {
  readonly order: FetchedOrder
  /** More buttons, for everybody. */
  readonly children?: ReactNode
}

/** For whoever comes to the venue: where it is, the way there, and the hour for their own calendar. */
export function OrderWays({ order, children }: OrderWaysProps) {
  const words = useWords('checkout').status
  const store = useRoot().site.stores.find(({ id }) => id === order.storeId)
  const { promised, number } = order
  if (store === undefined || !isFetched(order.mode) || !isFollowed(order.status)) {
    return children && <div className="flex flex-wrap gap-3">{children}</div>
  }
  const place = `${store.name}, ${store.address}`
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
  const file =
    promised !== null && promised.kind !== 'soon'
      ? toCalendarFile({
          id: `order-${number}@${location.host}`,
          title: `${words.order(String(number))} · ${store.name}`,
          place,
          url: `${location.origin}${toFollowPath(order.followKey)}`,
          date: promised.date,
          from: promised.from,
          writtenAt: order.placedAt,
        })
      : null
  return (
    <div className="flex flex-wrap gap-3">
      <p className="basis-full leading-snug">
        <b className="block">{store.name}</b>
        {store.address}
      </p>
      <a href={map} target="_blank" rel="noreferrer" className={buttonClass({ look: 'soft' })}>
        <PlaceIcon />
        {words.map}
      </a>
      {file !== null && (
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${number}.ics`}
          className={buttonClass({ look: 'soft' })}
        >
          <CalendarIcon />
          {words.calendar}
        </a>
      )}
      {children}
    </div>
  )
}
