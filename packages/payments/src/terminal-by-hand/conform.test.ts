import { describe } from 'vitest'
import { conformByHand } from '../testing/conform-by-hand.ts'
import { terminalByHand } from './server.ts'

describe('A terminal confirmed by hand', () => conformByHand(terminalByHand))
