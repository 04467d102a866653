import { expect, test } from 'vitest'
import { type FramedDialog, frameDialog } from './dialog-frame.ts'

test.each<[FramedDialog, number, 'full-screen' | number]>([
  ['dish-detail', 1280, 650],
  ['dish-detail', 650, 650],
  ['dish-detail', 620, 620],
  ['dish-detail', 600, 600],
  ['dish-detail', 599, 'full-screen'],
  ['dish-detail', 320, 'full-screen'],
])('the %s dialog on a screen of %i px: %s [CONFIG-014]', (dialog, screen, frame) => {
  expect(frameDialog(dialog, screen)).toBe(frame)
})

test.each<[FramedDialog, number, number]>([
  ['booking', 1280, 750],
  ['booking', 320, 320],
  ['booking-only', 1280, 1024],
  ['booking-only', 320, 320],
])('the %s dialog on a screen of %i px is %i wide', (dialog, screen, frame) => {
  expect(frameDialog(dialog, screen)).toBe(frame)
})

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
])('the %s dialog of a wide screen is %i px wide [SHELL-061] [OPEN-105]', (dialog, width) => {
  expect(frameDialog(dialog, 1440)).toBe(width)
})
