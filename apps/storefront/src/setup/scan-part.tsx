import { nameTable } from '@comanda/rules/table/name-table'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { useCallback, useRef, useState } from 'react'
import { Apology } from './apology.tsx'
import { readTableCode } from './read-table-code.ts'
import { useCamera } from './use-camera.ts'
import type { SetupWork } from './use-setup-work.ts'

/** The camera until a table's code was read; then the table, and its room number where it asks for one. */
export function ScanPart({ work }: { readonly work: SetupWork }) {
  const { words, draft, store, context } = work
  const [isAgain, setAgain] = useState(false)
  const room = store?.resources.find(({ id }) => id === draft.resourceId)
  const table = room?.positions.find(({ number }) => number === draft.position)
  if (room === undefined || table === undefined || isAgain) {
    return <Camera work={work} onFound={() => setAgain(false)} />
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="rounded-2xl bg-primary-soft px-4 py-3 text-lg font-bold text-on-primary-soft">
        {words.setup.atTable(nameTable({ name: room.name, alias: table.alias }, table.number))}
      </p>
      {context.resource?.asksRoom === true && (
        <TextField name="room" label={words.setup.room} value={draft.room ?? ''} onChange={work.changeRoom} />
      )}
      <Button look="quiet" size="small" className="min-h-11 w-fit underline" onClick={() => setAgain(true)}>
        {words.setup.change}
      </Button>
    </div>
  )
}

interface CameraProps {
  readonly work: SetupWork
  readonly onFound: () => void
}

function Camera({ work, onFound }: CameraProps) {
  const { words, venues, sitAt } = work
  const video = useRef<HTMLVideoElement>(null)
  const [isStranger, setStranger] = useState(false)
  const [isOn, setOn] = useState(true)
  const latest = useRef({ sitAt, onFound })
  latest.current = { sitAt, onFound }
  const read = useCallback(
    (text: string) => {
      const table = readTableCode(text, venues?.stores ?? [])
      if (table === undefined) return setStranger(true)
      latest.current.sitAt(table)
      latest.current.onFound()
    },
    [venues],
  )
  const problem = useCamera(video, isOn && venues !== null, read)
  return (
    <div className="grid gap-3">
      {problem === null ? (
        <>
          <div className="relative aspect-square w-full max-w-sm justify-self-center overflow-hidden rounded-2xl bg-sunken">
            <video ref={video} muted playsInline className="size-full object-cover" />
            <span aria-hidden="true" className="absolute inset-[18%] rounded-3xl border-4 border-primary" />
          </div>
          <p role="status" className="text-center text-muted">
            {isStranger ? words.setup.notOurTable : words.setup.scanHint}
          </p>
        </>
      ) : (
        <Apology text={words.camera[problem]}>
          <Button
            look="soft"
            onClick={() => {
              setOn(false)
              requestAnimationFrame(() => setOn(true))
            }}
          >
            {words.setup.tryAgain}
          </Button>
        </Apology>
      )}
    </div>
  )
}
