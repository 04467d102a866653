import { type AuditKind, auditFields } from '@comanda/contract/audit-fields'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatPrice } from '@comanda/i18n/format-price'
import { describe, expect, it } from 'vitest'
import { formatValue, type Speech } from './format-value.ts'

const speech: Speech = {
  words: dictionaryOf('es'),
  moment: (at) => new Date(at).toISOString(),
  price: (cents) => formatPrice(cents, 'es'),
  findStore: (storeId) => (storeId === 1 ? 'Centro' : undefined),
  findRole: (roleId) => (roleId === 4 ? 'waiter' : roleId === 9 ? 'Sumiller' : undefined),
}

describe('a value of an audit row', () => {
  it.each<[AuditKind, unknown, string]>([
    ['text', 'ana@demo.example', 'ana@demo.example'],
    ['name', 'Ana', 'Ana'],
    ['name', 'waiter', 'Camarero'],
    ['about', 'Croquetas', 'Croquetas'],
    ['about', 12, '12'],
    ['count', 3, '3'],
    ['count', [12, 14], '12, 14'],
    ['flag', true, 'Sí'],
    ['flag', false, 'No'],
    ['moment', 1_773_547_200_000, '2026-03-15T04:00:00.000Z'],
    ['money', 1_250, formatPrice(1_250, 'es')],
    ['money', 0, formatPrice(0, 'es')],
    ['word', 'on-hold', 'Sin aceptar'],
    ['word', ['password', 'pin'], 'Contraseña, PIN'],
    ['rights', 'every', 'Todos los permisos'],
    ['rights', ['menu.pause', 'audit.see'], 'Pausar platos, Ver el historial'],
    ['role', 4, 'Camarero'],
    ['role', 9, 'Sumiller'],
    ['stores', [1], 'Centro'],
  ])('that is a %s is said in words: %j', (kind, value, said) => {
    expect(formatValue(kind, value, speech)).toBe(said)
  })

  it.each<[AuditKind, unknown]>([
    ['word', 'toString'],
    ['money', 'phone'],
    ['moment', 'tomorrow'],
    ['word', { minutes: 20 }],
    ['rights', ['menu.sing']],
    ['role', 77],
    ['stores', [8]],
  ])('that is a %s without words is never shown raw: %j', (kind, value) => {
    expect(formatValue(kind, value, speech)).toBe('Otro')
  })

  it.each(Object.entries(auditFields))('of the field %s is nothing while there is none', (_field, kind) => {
    for (const none of [undefined, null, '', []]) expect(formatValue(kind, none, speech)).toBe('Nada')
  })
})
