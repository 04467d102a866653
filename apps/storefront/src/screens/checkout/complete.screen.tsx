import { useLocation } from 'react-router'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../parts/use-site.ts'
import { CallVenue, MenuLink } from '../../parts/ways-on.tsx'
import { useOrderNumber } from '../../state/use-order-number.ts'
import { useWords } from '../../words.tsx'

/** The order is made: at a table it went to the kitchen, elsewhere it is on its way. */
export function Component() {
  const { checkout: words, status } = useWords('checkout')
  const site = useSite()
  const number = useOrderNumber()
  const atTable = useLocation().pathname.endsWith('Table')
  const text = number === null ? words.nothing : `${status.order(number)}. ${words.thanks}`
  return (
    <Notice title={atTable ? words.completeTable : words.complete} text={text}>
      <MenuLink />
      {number !== null && <CallVenue site={site} />}
    </Notice>
  )
}
