import type { ReplyOf } from '@comanda/contract/call'
import { makePairingCode } from '@comanda/contract/calls/staff/team/devices'
import type { StoreId } from '@comanda/rules/ids'
import { type DeviceKind, deviceKinds } from '@comanda/rules/team/device-kinds'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { InStore } from '../parts/in-store.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'

interface Code extends ReplyOf<typeof makePairingCode> {
  readonly storeId: StoreId
}

/** A code for one store, one kind and one name; the device types it. */
export function CodeSheet({ onClose }: { readonly onClose: () => void }) {
  const { common, devices: words } = useWords('common', 'team')
  const [code, setCode] = useState<Code | null>(null)
  return (
    <Sheet title={code ? words.codeTitle : words.addTitle} closeLabel={common.close} isOpen onClose={onClose}>
      {code ? (
        <InStore storeId={code.storeId}>
          <ShownCode code={code} />
        </InStore>
      ) : (
        <CodeForm onMade={setCode} />
      )}
    </Sheet>
  )
}

function ShownCode({ code: { code, until } }: { readonly code: Code }) {
  const { devices: words } = useWords('common', 'team')
  const { hour } = useMoments()
  return (
    <div className="grid gap-4">
      <p className="rounded-2xl bg-sunken p-5 text-center text-4xl font-extrabold tracking-[0.2em] select-all">
        {code}
      </p>
      <p>{words.codeText(location.host)}</p>
      <p className="text-muted">{words.codeUntil(hour(until))}</p>
    </div>
  )
}

function CodeForm({ onMade }: { readonly onMade: (code: Code) => void }) {
  const { devices: words, forms } = useWords('common', 'team', 'forms')
  const { stores } = useWorker()
  const { isSending, failure, send } = useSend()
  const [values, change] = useValues<{
    name: string
    kind: DeviceKind
    storeId: StoreId | null
  }>({ name: '', kind: 'till', storeId: stores.length === 1 ? (stores[0]?.storeId ?? null) : null })
  const form = useForm({
    values,
    change,
    problems: {
      name: values.name.trim() === '' ? forms.required : undefined,
      storeId: values.storeId === null ? forms.required : undefined,
    },
    says: 'tried',
    async submit() {
      const { storeId, ...rest } = values
      if (storeId === null) return
      const code = await send(() => call(makePairingCode, { storeId, ...rest }))
      if (code) onMade({ ...code, storeId })
    },
  })
  return (
    <form {...form.props} className="grid gap-5">
      <TextField {...form.field('name')} label={words.name} hint={words.nameHint} autoComplete="off" />
      <ChoiceGroup legend={words.kind}>
        {deviceKinds.map((kind) => (
          <Choice
            key={kind}
            kind="radio"
            name="kind"
            label={words.kinds[kind]}
            isChosen={values.kind === kind}
            onChoose={() => change({ kind })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={words.store} problem={form.field('storeId').problem}>
        {stores.map(({ storeId, name }) => (
          <Choice
            key={storeId}
            kind="radio"
            name="storeId"
            label={name}
            isChosen={values.storeId === storeId}
            onChoose={() => change({ storeId })}
          />
        ))}
      </ChoiceGroup>
      <Trouble failure={failure} />
      <Button type="submit" size="large" disabled={isSending}>
        {words.makeCode}
      </Button>
    </form>
  )
}
