import { expect, test } from 'vitest'
import { isBookingPage, isPaymentPage, isPrivatePage } from './page-kinds.ts'

test.each([
  ['/', '', false, false, false],
  ['/', '?lang=en&saleTempId=card,1,77', true, true, false],
  ['/', '?notsaleTempId=1', false, false, false],
  ['/products/paella', '', false, false, false],
  ['/checkout', '', true, true, false],
  ['/checkout/', '', true, true, false],
  ['/checkout/payment', '', true, true, false],
  ['/checkout/completeTable', '', true, true, false],
  ['/checkouts', '', false, false, false],
  ['/booking/complete', '', true, true, true],
  ['/account/payment', '', true, true, false],
  ['/account/profile', '', false, true, false],
  ['/accounting', '', false, false, false],
  ['/status', '', false, true, false],
  ['/reservaferia', '', false, false, true],
])('%s%s: payment %s, private %s, booking %s', (pathname, search, payment, own, booking) => {
  const address = { pathname, search }
  expect([isPaymentPage(address), isPrivatePage(address), isBookingPage(address)]).toEqual([payment, own, booking])
})
