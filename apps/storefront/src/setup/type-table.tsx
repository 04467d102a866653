import type { Store } from '@comanda/rules/venue/store'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Select } from '@comanda/ui/select'
import { useState } from 'react'
import { findTypedTable, listTableAreas } from './find-typed-table.ts'
import type { ScannedTable } from './read-table-code.ts'

interface TypeTableProps {
  readonly stores: readonly Store[]
  readonly onTable: (table: ScannedTable) => void
}

/** For a diner whose camera does not work: the table by what is written on it. */
export function TypeTable({ stores, onTable }: TypeTableProps) {
  const words = useWords('setup').setup
  const areas = listTableAreas(stores)
  const [roomId, setRoomId] = useState(areas.length === 1 ? (areas[0]?.room.id ?? null) : null)
  const [typed, setTyped] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const area = areas.find(({ room }) => room.id === roomId)
  const take = () => {
    const table = area && findTypedTable(area, typed)
    if (table === undefined) setUnknown(true)
    else onTable(table)
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      {areas.length > 1 && (
        <Select
          label={words.tableArea}
          options={areas.map(({ room, name }) => ({ id: room.id, text: name }))}
          value={roomId}
          placeholder={words.chooseArea}
          emptyText={words.chooseArea}
          isWrong={isUnknown && area === undefined}
          onChange={(id) => {
            setRoomId(id)
            setUnknown(false)
          }}
        />
      )}
      <TextField
        name="table"
        label={words.tableNumber}
        autoComplete="off"
        value={typed}
        problem={isUnknown ? (area === undefined ? words.chooseArea : words.noSuchTable) : undefined}
        onChange={(text) => {
          setTyped(text)
          setUnknown(false)
        }}
      />
      <Button look="soft" type="submit" disabled={typed.trim() === ''}>
        {words.takeTable}
      </Button>
    </form>
  )
}
