import { type LineId, toId } from '@comanda/rules/ids'

/** A uuid made here, because pages over plain http have no `randomUUID`. */
export function newLineId(): LineId {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  const groups = [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
  return toId<LineId>(groups.map((group) => group.join('')).join('-'))
}
