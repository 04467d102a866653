import { expect, test } from 'vitest'
import { toCardProblem } from './card-problem.ts'

test.each([
  ['msg1', 'card-missing', '[ERRORS-058]'],
  ['msg2', 'number-missing', '[ERRORS-059]'],
  ['msg3', 'number-not-numeric', '[ERRORS-060]'],
  ['msg4', 'number-negative', '[ERRORS-061]'],
  ['msg5', 'month-missing', '[ERRORS-062]'],
  ['msg6', 'month-not-numeric', '[ERRORS-063]'],
  ['msg7', 'month-wrong', '[ERRORS-064]'],
  ['msg8', 'year-missing', '[ERRORS-065]'],
  ['msg9', 'year-not-numeric', '[ERRORS-066]'],
  ['msg10', 'year-negative', '[ERRORS-067]'],
  ['msg11', 'code-length', '[ERRORS-068]'],
  ['msg12', 'code-not-numeric', '[ERRORS-069]'],
  ['msg13', 'code-negative', '[ERRORS-070]'],
  ['msg14', 'code-not-needed', '[ERRORS-071]'],
  ['msg15', 'number-length', '[ERRORS-072]'],
  ['msg16', 'number-wrong', '[ERRORS-073]'],
  ['msg17', 'not-accepted', '[ERRORS-074]'],
])('the bank’s %s is a problem with a name of ours: %s %s', (code, problem) => {
  expect(toCardProblem(code)).toBe(problem)
})

test('a number the bank did not publish is told as well', () => {
  expect(toCardProblem('msg99')).toBe('other')
})
