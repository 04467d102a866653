import { expect, it, test } from 'vitest'
import { type Allowed, devicePolicy, mergeAllowed, printDataPolicy, printDocumentPolicy } from './content-policy.ts'

const own =
  "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline';img-src 'self' data:;font-src 'self';connect-src 'self';frame-src 'self';worker-src 'self';frame-ancestors 'none';form-action 'self';base-uri 'none';object-src 'none';report-uri /csp-report"

it('is our own alone where nothing more is needed', () => {
  expect(printDocumentPolicy()).toBe(own)
})

test.each<[keyof Allowed]>([
  ['script-src'],
  ['style-src'],
  ['img-src'],
  ['connect-src'],
  ['frame-src'],
  ['form-action'],
])('lets in what is allowed under %s, and nothing elsewhere', (directive) => {
  expect(printDocumentPolicy({ [directive]: ['https://a.example'] })).toBe(
    own.replace(new RegExp(`${directive} 'self'( data:)?`), (sources) => `${sources} https://a.example`),
  )
})

it('is the sum of what each part of a page needs, once each', () => {
  const merged = mergeAllowed(
    { 'script-src': ['https://a.example'], 'frame-src': ['https://a.example'] },
    {},
    { 'script-src': ['https://b.example', 'https://a.example'] },
  )
  expect(merged).toEqual({
    'script-src': ['https://a.example', 'https://b.example'],
    'frame-src': ['https://a.example'],
  })
})

it('lets what is no document load nothing', () => {
  expect(printDataPolicy("'self'")).toBe("default-src 'none';frame-ancestors 'self'")
})

it('lets a document ask for the camera, and for nothing else that could watch or locate anybody [F-210]', () => {
  expect(devicePolicy).toContain('camera=(self)')
  for (const closed of ['geolocation', 'microphone', 'usb', 'display-capture'])
    expect(devicePolicy).toContain(`${closed}=()`)
})
