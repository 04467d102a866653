import { nameTable } from '@comanda/rules/table/name-table'
import type { Store } from '@comanda/rules/venue/store'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { useCallback, useRef, useState } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { Apology } from './apology.tsx'
import { readTableCode, type ScannedTable } from './read-table-code.ts'
import { TypeTable } from './type-table.tsx'
import { useCamera } from './use-camera.ts'
import type { SetupWork } from './use-setup-work.ts'

type ScanWork = Pick<SetupWork, 'draft' | 'store' | 'venues' | 'change'>

/** The camera until a table's code is read; then the table, and its room number where it asks for one. */
export function ScanPart({ work }: { readonly work: ScanWork }) {
  const words = useWords('setup').setup
  const { draft, store, venues, change } = work
  const [isAgain, setAgain] = useState(false)
  const room = store?.resources.find(({ id }) => id === draft.resourceId)
  const table = room?.positions.find(({ number }) => number === draft.position)
  if (room === undefined || table === undefined || isAgain) {
    return (
      <Camera
        stores={venues?.stores ?? null}
        onTable={(table) => {
          change({ kind: 'table', table })
          setAgain(false)
        }}
      />
    )
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="rounded-2xl bg-primary-soft px-4 py-3 text-lg font-bold text-on-primary-soft">
        {words.atTable(nameTable({ name: room.name, alias: table.alias }, table.number))}
      </p>
      {room.asksRoom && (
        <TextField
          name="room"
          label={words.room}
          value={draft.room ?? ''}
          onChange={(text) => change({ kind: 'room', room: text })}
        />
      )}
      <Button look="quiet" size="small" className="min-h-11 w-fit underline" onClick={() => setAgain(true)}>
        {words.change}
      </Button>
    </div>
  )
}

interface CameraProps {
  /** Null until they are known. */
  readonly stores: readonly Store[] | null
  readonly onTable: (table: ScannedTable) => void
}

function Camera({ stores, onTable }: CameraProps) {
  const words = useWords('setup')
  const video = useRef<HTMLVideoElement>(null)
  const [isStranger, setStranger] = useState(false)
  const [isOn, setOn] = useState(true)
  const [isTyping, setTyping] = useState(false)
  const { signsTables } = useRoot().site
  const latest = useRef(onTable)
  latest.current = onTable
  const read = useCallback(
    (text: string) => {
      const table = readTableCode(text, stores ?? [])
      if (table === undefined) setStranger(true)
      else latest.current(table)
    },
    [stores],
  )
  const problem = useCamera(video, isOn && stores !== null, read)
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
      {signsTables ? (
        <p className="text-center text-sm text-muted">{words.setup.onlyByCode}</p>
      ) : isTyping && stores !== null ? (
        <TypeTable stores={stores} onTable={onTable} />
      ) : (
        <Button look="quiet" className="justify-self-center underline" onClick={() => setTyping(true)}>
          {words.setup.typeTable}
        </Button>
      )}
    </div>
  )
}
