import { describe } from 'vitest'
import { conformByHand } from '../testing/conform-by-hand.ts'
import { cash } from './server.ts'

describe('Cash', () => conformByHand(cash))
