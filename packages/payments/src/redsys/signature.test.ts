import { describe, expect, it, test } from 'vitest'
import { isSignedBy, signParameters, toOrderKey256, toOrderKey512 } from './signature.ts'

// Published test keys and vectors.
const k = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
const m = 'Mk9m98IfEblmPfrpsawt7BmxObt98Jev'

const officialV2 =
  'eyJEU19NRVJDSEFOVF9BTU9VTlQiOiI5OTkiLCJEU19NRVJDSEFOVF9PUkRFUiI6IjEyMzQ1Njc4OTAiLCJEU19NRVJDSEFOVF9NRVJDSEFOVENPREUiOiI5OTkwMDg4ODEiLCJEU19NRVJDSEFOVF9DVVJSRU5DWSI6Ijk3OCIsIkRTX01FUkNIQU5UX1RSQU5TQUNUSU9OVFlQRSI6IjAiLCJEU19NRVJDSEFOVF9URVJNSU5BTCI6IjEiLCJEU19NRVJDSEFOVF9NRVJDSEFOVFVSTCI6Imh0dHA6XC9cL3d3dy5wcnVlYmEuY29tXC91cmxOb3RpZmljYWNpb24ucGhwIiwiRFNfTUVSQ0hBTlRfVVJMT0siOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsT0sucGhwIiwiRFNfTUVSQ0hBTlRfVVJMS08iOiJodHRwOlwvXC93d3cucHJ1ZWJhLmNvbVwvdXJsS08ucGhwIn0'
const requestV1 = Buffer.from(
  '{"DS_MERCHANT_TRANSACTIONTYPE":"0","DS_MERCHANT_ORDER":"0726qI3H7sZx","DS_MERCHANT_MERCHANTCODE":"999008881","DS_MERCHANT_TERMINAL":"1","DS_MERCHANT_AMOUNT":"4999","DS_MERCHANT_CURRENCY":"978","DS_MERCHANT_MERCHANTURL":"http://www.prueba.com/urlNotificacion.php","DS_MERCHANT_URLOK":"http://www.prueba.com/urlOK.php","DS_MERCHANT_URLKO":"http://www.prueba.com/urlKO.php"}',
).toString('base64')
const capturedV1 =
  'eyJEc19EYXRlIjoiMjIlMkYxMCUyRjIwMjEiLCJEc19Ib3VyIjoiMjIlM0E1MSIsIkRzX1NlY3VyZVBheW1lbnQiOiIxIiwiRHNfQ2FyZF9OdW1iZXIiOiI0NTQ4ODEqKioqKiowMDA0IiwiRHNfQ2FyZF9Db3VudHJ5IjoiNzI0IiwiRHNfQW1vdW50IjoiNDk5OSIsIkRzX0N1cnJlbmN5IjoiOTc4IiwiRHNfT3JkZXIiOiIwNzI2cUkzSDdzWngiLCJEc19NZXJjaGFudENvZGUiOiI5OTkwMDg4ODEiLCJEc19UZXJtaW5hbCI6IjAwMSIsIkRzX1Jlc3BvbnNlIjoiMDAwMCIsIkRzX01lcmNoYW50RGF0YSI6IiIsIkRzX1RyYW5zYWN0aW9uVHlwZSI6IjAiLCJEc19Db25zdW1lckxhbmd1YWdlIjoiMSIsIkRzX0F1dGhvcmlzYXRpb25Db2RlIjoiMDUyMDI5IiwiRHNfQ2FyZF9CcmFuZCI6IjEiLCJEc19Qcm9jZXNzZWRQYXlNZXRob2QiOiIxIn0='

describe('the key of an order', () => {
  test.each([
    [k, '0726qI3H7sZx', 'GViV77kFjMPKVUcE9qxzlg=='],
    [m, '1446068581', 'Uv3ZTYJhPi5Hpi9R6NzR6w=='],
    [m, '1', 'Lr6bLJYWKrk='],
  ])('of %s and %s is %s', (key, order, expected) => {
    expect(toOrderKey256(key, order).toString('base64')).toBe(expected)
  })

  it('of the newer version is the base64 text of an AES cipher', () => {
    expect(toOrderKey512(k, '1234567890')).toBe('RWt3/IPTzYRMXsQtkiGRKg==')
  })
})

describe('a signature', () => {
  it('of a request is the one of the published vectors', () => {
    const order = '0726qI3H7sZx'
    expect(signParameters('HMAC_SHA256_V1', requestV1, { key: k, order })).toBe(
      'TyW+LIa2GZnhCPLM7JSPwbQn4ZjOvMO/KiIf4yJgwo8=',
    )
    expect(signParameters('HMAC_SHA512_V2', officialV2, { key: k, order: '1234567890' })).toBe(
      'Vjo02eSWq249IeZZp3R-ArFnGLhKY0OuzDDlx1BuVtZDC2yhczA7_11uZhsYzLZBCMFAz8u8uzGDX3AErHKmmw',
    )
  })

  const captured = {
    version: 'HMAC_SHA256_V1',
    parameters: capturedV1,
    signature: '52nPyUkyDws__OfMqDka_yN-arxzulELZC1TYTvvR0s=',
  }

  it('of a captured notification is believed', () => {
    expect(isSignedBy(captured, k, '0726qI3H7sZx')).toBe(true)
  })

  test.each([
    ['another key', captured, m, '0726qI3H7sZx'],
    ['another order', captured, k, '0726qI3H7sZy'],
    ['no key', captured, '', '0726qI3H7sZx'],
    ['no order', captured, k, ''],
    ['no signature', { ...captured, signature: '' }, k, '0726qI3H7sZx'],
    ['an unknown version', { ...captured, version: 'HMAC_SHA1' }, k, '0726qI3H7sZx'],
    ['no version', { ...captured, version: '' }, k, '0726qI3H7sZx'],
    ['the other version', { ...captured, version: 'HMAC_SHA512_V2' }, k, '0726qI3H7sZx'],
    ['a shorter signature', { ...captured, signature: captured.signature.slice(0, 20) }, k, '0726qI3H7sZx'],
    ['other parameters', { ...captured, parameters: `${capturedV1}A` }, k, '0726qI3H7sZx'],
  ])('with %s is not', (_title, signed, key, order) => expect(isSignedBy(signed, key, order)).toBe(false))

  it('is never made without a key', () => {
    expect(() => signParameters('HMAC_SHA256_V1', 'x', { key: '', order: '1' })).toThrow()
  })
})
