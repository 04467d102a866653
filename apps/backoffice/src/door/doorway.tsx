import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { useUnsent } from '../queue/unsent.ts'
import { Pair } from './pair.tsx'
import { SignIn } from './sign-in.tsx'

interface DoorwayProps {
  readonly why: 'new' | 'ended' | 'gone'
  readonly begins: 'sign-in' | 'pair'
}

/** Two ways in: a person by password, or a device by its code. */
export function Doorway({ why, begins }: DoorwayProps) {
  const { door } = useWords('door')
  const hasUnsent = useUnsent().length > 0
  const [way, setWay] = useState(why === 'gone' || hasUnsent ? 'pair' : begins)
  const note = why === 'ended' ? door.ended : undefined
  if (way === 'pair') {
    return (
      <Pair wasGone={why === 'gone'}>
        <Button look="quiet" onClick={() => setWay('sign-in')}>
          {door.signInInstead}
        </Button>
      </Pair>
    )
  }
  return (
    <SignIn note={note}>
      <div className="grid gap-2 border-t border-line pt-4 text-center">
        <p className="text-muted">{door.isDevice}</p>
        <Button look="soft" onClick={() => setWay('pair')}>
          {door.pairInstead}
        </Button>
      </div>
    </SignIn>
  )
}
