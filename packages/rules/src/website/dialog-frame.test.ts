import { expect, it, test } from 'vitest'
import { dialogFrames } from './dialog-frame.ts'

type FramedDialog = keyof typeof dialogFrames

test.each<[FramedDialog, number]>([
  ['delivery', 1000],
  ['delivery-chosen', 750],
  ['dish-detail', 650],
  ['registration', 600],
  ['stores', 600],
  ['suggestion', 550],
  ['other', 550],
  ['login', 400],
  ['password', 380],
])('the %s dialog is at most %i px wide [SHELL-061] [OPEN-105]', (dialog, width) => {
  expect(dialogFrames[dialog].maxWidth).toBe(width)
})

test.each<[FramedDialog, number]>([
  ['booking', 750],
  ['booking-only', 1024],
])('the %s dialog is at most %i px wide', (dialog, width) => expect(dialogFrames[dialog].maxWidth).toBe(width))

it('the detail of a dish and the suggestions fill a small screen, the others do not [CONFIG-014] [SHELL-058]', () => {
  const filling = Object.entries(dialogFrames).filter(([, { fillsSmallScreen }]) => fillsSmallScreen)
  expect(filling.map(([dialog]) => dialog)).toEqual(['dish-detail', 'suggestion'])
})
