import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { Link } from 'react-router'
import { Screen } from '../parts/screen.tsx'

/** An address that no screen has. */
export function UnknownPage() {
  const { common } = useWords('common')
  return (
    <Screen title={common.elsewhereTitle} text={common.elsewhere}>
      <Link to="/" className={buttonClass({}, 'justify-self-start')}>
        {common.start}
      </Link>
    </Screen>
  )
}
