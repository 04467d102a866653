import type { KnownPrinter } from '@comanda/rules/printing/choose-printer'
import type { StoredPrinter } from './printer.repository.ts'

export function toKnownPrinter({ id, fallbackId, seenAt }: StoredPrinter): KnownPrinter {
  return { deviceId: id, fallbackId, seenAt }
}
