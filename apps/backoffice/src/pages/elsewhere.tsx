import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { Link } from 'react-router'
import { Screen } from '../parts/screen.tsx'

/** An address that no screen has. */
export function Elsewhere() {
  const { desk } = useWords('staff')
  return (
    <Screen title={desk.elsewhereTitle} text={desk.elsewhere}>
      <Link to="/" className={buttonClass({}, 'justify-self-start')}>
        {desk.start}
      </Link>
    </Screen>
  )
}
