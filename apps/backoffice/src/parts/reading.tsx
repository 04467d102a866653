import type { Read } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import type { ReactNode } from 'react'
import { Trouble } from './trouble.tsx'

interface ReadingProps<Value> {
  readonly of: Read<Value>
  readonly children: (value: Value) => ReactNode
}

/** The answer to a question, or the news that it is on its way, was refused, or could not be had. */
export function Reading<Value>({ of, children }: ReadingProps<Value>) {
  const { common } = useWords('common')
  if (of.state === 'ready') return children(of.value)
  if (of.state === 'loading') return <p className="py-6 text-muted">{common.loading}</p>
  if (of.state === 'refused') return <Trouble failure={of.refusal} />
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{common.failed}</p>
      <Button look="soft" onClick={of.again}>
        {common.again}
      </Button>
    </div>
  )
}
