import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../parts/use-site.ts'
import { CallVenue, MenuLink } from '../../parts/ways-on.tsx'
import { useOrderNumber } from '../../state/use-order-number.ts'
import { useWords } from '../../words.tsx'

/** How far the order is. */
export function Component() {
  const words = useWords('checkout').status
  const site = useSite()
  const number = useOrderNumber()
  const text = number === null ? words.none : `${words.order(number)}. ${words.orderText}`
  return (
    <Notice title={words.title} text={text}>
      <MenuLink />
      {number !== null && <CallVenue site={site} />}
    </Notice>
  )
}
