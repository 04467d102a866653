import { expect, test } from 'vitest'
import { toId } from '../ids.ts'
import { id } from '../testing/products.ts'
import { holdCourses } from './hold-courses.ts'
import type { SentDish } from './sent-dish.ts'

const ofCourse = (course: number): SentDish => ({
  lineId: toId('line'),
  productId: id(1),
  stationId: null,
  course,
  units: 1,
  combo: null,
  name: '',
  words: [],
  notes: '',
  allergens: [],
  traces: [],
})

const round = { accepted: true, atTable: true }
test.each([
  ['a round begins with its first course', round, [1, 2, 3], 'queued held held'],
  ['whatever the first one is', round, [2, 3, 2], 'queued held queued'],
  ['a dish without a course waits for nothing', round, [0, 2, 3], 'queued queued held'],
  ['nor do dishes that have none', round, [0, 0], 'queued queued'],
  ['what is taken away is cooked together', { accepted: true, atTable: false }, [1, 2], 'queued queued'],
  ['what nobody has accepted waits whole', { accepted: false, atTable: false }, [0, 1], 'held held'],
  ['at a table too', { accepted: false, atTable: true }, [1, 2], 'held held'],
])('%s', (_title, sending, courses, expected) => {
  const states = holdCourses(courses.map(ofCourse), sending).map(({ state }) => state)
  expect(states.join(' ')).toBe(expected)
})
