import { toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { expect, it } from 'vitest'
import { showWith } from '../parts/testing/show-with.tsx'
import WaitForm from './wait-form.tsx'

const form = <WaitForm storeId={toId(1)} date={getIsoDate('2026-11-21')} party={2} sittings={[]} zones={[]} />

it.each([
  ['both where both leave', { mail: true, sms: true }, true, true],
  ['no phone where only mail leaves', { mail: true }, true, false],
  ['no address where only text messages leave', { sms: true }, false, true],
  ['both in a demonstration, which shows what would have left', { shown: true }, true, true],
  ['nobody where nothing leaves', {}, false, false],
])('asks for a way to be told that works: %s [F-004]', (_name, sends, mail, sms) => {
  const shown = showWith(sends, form)
  expect([/type="email"/.test(shown), /type="tel"/.test(shown)]).toEqual([mail, sms])
  expect(shown.includes('Avisadme')).toBe(mail || sms)
})
