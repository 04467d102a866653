import { buttonClass } from '@comanda/ui/button'
import { Notice } from '../../parts/notice.tsx'
import { useWords } from '../../words.tsx'

/** The booking that was just made on this device. */
export function Component() {
  const words = useWords('booking').bookingPage
  return (
    <Notice title={words.complete} text={words.nothing}>
      <a href="/reservaferia" className={buttonClass({})}>
        {words.title}
      </a>
    </Notice>
  )
}
