import { describe, expect, it, test } from 'vitest'
import { anAddress } from '../testing/carts.ts'
import type { IsoDate } from '../time/calendar.ts'
import { isEmail, longestEmail, toEmailKey } from './email.ts'
import { hasCardExpired } from './has-card-expired.ts'
import { canSendPhone, isPhoneValid, toDialled, toPhone } from './phone.ts'
import {
  canChangePassword,
  canRecoverPassword,
  identificationLabels,
  isPasswordLongEnough,
  listInvalidFields,
  listInvalidProfileFields,
  type Profile,
  type Registration,
} from './registration.ts'
import { becomesDefault, findDefaultAddress, joinAddressDetail, splitAddressDetail } from './saved-addresses.ts'

describe('a phone', () => {
  test.each([
    ['34', '600123456', true],
    ['34', '712345678', true],
    ['34', '812345678', true],
    ['34', '944 12 34 56', true],
    ['34', '944-12.34/(56)', true],
    ['34', '512345678', false],
    ['34', '60012345', false],
    ['34', '6001234567', false],
    ['34', '', false],
    ['34', '60012345a', false],
    ['34', '+600123456', false],
    ['44', '123456', true],
    ['44', '12345', false],
    ['44', '123456789012345', true],
    ['44', '1234567890123456', false],
    ['44', '12345x', false],
  ])('+%s %s is valid: %j [ACCOUNT-023]', (dialCode, number, expected) => {
    expect(isPhoneValid({ dialCode, number })).toBe(expected)
  })

  it("is sent as '+', the country's code and the number, once there is one [TABLE-014]", () => {
    expect(toDialled({ dialCode: '34', number: '600 12 34 56' })).toBe('+34600123456')
    expect(toDialled({ dialCode: '44', number: '2079460958' })).toBe('+442079460958')
    expect(['', ' - ', '6'].map((number) => canSendPhone({ dialCode: '34', number }))).toEqual([false, false, true])
  })

  test.each([
    ['600 123 456', '+34600123456'],
    ['+34 600 123 456', '+34600123456'],
    ['0034600123456', '+34600123456'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00442079460958', '+442079460958'],
  ])('%s in one field is %s', (text, dialled) => expect(toDialled(toPhone(text))).toBe(dialled))

  it('in one field keeps the Spanish rule for Spanish numbers only', () => {
    expect(isPhoneValid(toPhone('600123456'))).toBe(true)
    expect(isPhoneValid(toPhone('+34123456789'))).toBe(false)
    expect(isPhoneValid(toPhone('+442079460958'))).toBe(true)
    expect(isPhoneValid(toPhone('123'))).toBe(false)
  })
})

describe('an e-mail', () => {
  test.each([
    ['ana@example.com', true],
    ['ana.lopez+pedidos@mail.example.co', true],
    ['iñaki@exámple.eus', true],
    ['ana@example', false],
    ['ana@.com', false],
    ['ana@example.', false],
    ['ana@example..com', false],
    ['@example.com', false],
    ['ana', false],
    ['a na@example.com', false],
    ['ana@exa mple.com', false],
    ['ana@b@example.com', false],
    ['ana@example.com,eva@example.com', false],
    ['<ana@example.com>', false],
    [' ana@example.com', false],
    ['', false],
  ])('%j is valid: %j [ACCOUNT-012]', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
    expect(canRecoverPassword(text)).toBe(expected)
  })

  it('has a greatest length', () => {
    const domain = '@example.com'
    expect(isEmail('a'.repeat(longestEmail - domain.length) + domain)).toBe(true)
    expect(isEmail('a'.repeat(longestEmail - domain.length + 1) + domain)).toBe(false)
  })

  it('is compared without case and spaces', () => expect(toEmailKey(' Ana@Example.com ')).toBe('ana@example.com'))
})

describe('registration', () => {
  const form: Registration = {
    kind: 'person',
    name: 'Ana',
    identification: '',
    email: 'ana@example.com',
    phone: { dialCode: '34', number: '600123456' },
    password: 'x',
    acceptsPrivacy: true,
    acceptsMarketing: false,
  }
  it('needs nothing more than this [ACCOUNT-019]', () => expect(listInvalidFields(form)).toEqual([]))

  test.each<[string, Partial<Registration>, string]>([
    ['a type', { kind: null }, 'kind'],
    ['a name', { name: ' ' }, 'name'],
    ['an e-mail', { email: '' }, 'email'],
    ['a valid e-mail', { email: 'ana@' }, 'email'],
    ['a password', { password: '' }, 'password'],
    ['a phone', { phone: { dialCode: '34', number: '' } }, 'phone'],
    ['the privacy policy accepted', { acceptsPrivacy: false }, 'acceptsPrivacy'],
    ['the number of a company', { kind: 'company', identification: ' ' }, 'identification'],
  ])('requires %s [ACCOUNT-019]', (_title, more, field) => {
    expect(listInvalidFields({ ...form, ...more })).toEqual([field])
  })

  it('takes a company with its number', () => {
    expect(listInvalidFields({ ...form, kind: 'company', identification: 'B12345678' })).toEqual([])
  })

  it('leaves commercial communication to the customer [ACCOUNT-020]', () => {
    for (const acceptsMarketing of [true, false]) expect(listInvalidFields({ ...form, acceptsMarketing })).toEqual([])
  })

  it('asks a person for the NIF and a company for the CIF [ACCOUNT-017]', () => {
    expect(identificationLabels).toEqual({ person: 'NIF', company: 'CIF' })
  })
})

describe('a profile', () => {
  const profile = {
    kind: 'person',
    name: 'Ana',
    identification: '',
    email: 'ana@demo.example',
    phone: toPhone('600000001'),
  } as const
  test.each<[string, Partial<Profile>, string[]]>([
    ['is whole', {}, []],
    ['lacks a name', { name: ' ' }, ['name']],
    ['lacks a mail address', { email: 'ana' }, ['email']],
    ['lacks a phone', { phone: toPhone('12') }, ['phone']],
    ['is of a company without its number', { kind: 'company' }, ['identification']],
  ])('that %s is told by its fields [ACCOUNT-031]', (_title, more, fields) => {
    expect(listInvalidProfileFields({ ...profile, ...more })).toEqual(fields)
  })
})

test.each([
  ['siete77', false],
  ['ocho8888', true],
  // People see seven characters, though a computer counts more.
  ['🍕🍕🍕🍕🍕🍕🍕', false],
])('%s is long enough for a new password: %s [OPEN-021]', (password, isLong) => {
  expect(isPasswordLongEnough(password)).toBe(isLong)
})

it('takes a new password only when there is one [ACCOUNT-014]', () => {
  expect(canChangePassword('')).toBe(false)
  expect(canChangePassword(' ')).toBe(true)
})

describe('saved addresses', () => {
  const detail = { floor: '3', block: 'B', door: 'izq', stairs: '2' }
  it("joins floor, block, door and stairs by '|' and reads them back [ACCOUNT-025]", () => {
    expect(joinAddressDetail(detail)).toBe('3|B|izq|2')
    expect(joinAddressDetail(anAddress({ door: 'A' }))).toBe('||A|')
    expect(splitAddressDetail('3|B|izq|2')).toEqual(detail)
    expect(splitAddressDetail('')).toEqual({ floor: '', block: '', door: '', stairs: '' })
    expect(splitAddressDetail('3')).toEqual({ floor: '3', block: '', door: '', stairs: '' })
  })

  it('keeps the joint out of the fields', () => {
    expect(joinAddressDetail({ ...detail, floor: ' 3|4 ' })).toBe('3 4|B|izq|2')
  })

  test.each([
    ['none saved', [], true],
    ['none default', [{ use: 'delivery', isDefault: false }], true],
    ['one default', [{ use: 'delivery', isDefault: true }], false],
    ['a default of the other use', [{ use: 'billing', isDefault: true }], true],
  ] as const)('with %s a new delivery address becomes the default: %j [ACCOUNT-026]', (_title, saved, expected) => {
    expect(becomesDefault(saved, 'delivery')).toBe(expected)
  })

  it('finds the default of each use', () => {
    const saved = (['delivery', 'billing', 'billing'] as const).map((use, index) => ({
      id: `${index}` as never,
      name: '',
      use,
      isDefault: index !== 1,
      address: anAddress(),
    }))
    expect(findDefaultAddress(saved, 'delivery')).toBe(saved[0])
    expect(findDefaultAddress(saved, 'billing')).toBe(saved[2])
    expect(findDefaultAddress(saved.slice(0, 2), 'billing')).toBeUndefined()
  })
})

test.each([
  [12, 2026, false],
  [11, 2026, false],
  [10, 2026, true],
  [12, 2025, true],
  [1, 2027, false],
])('a card of %i/%i has expired in November 2026: %s [ACCOUNT-032]', (expiryMonth, expiryYear, expired) => {
  expect(hasCardExpired({ expiryMonth, expiryYear }, '2026-11-30' as IsoDate)).toBe(expired)
})
