import { expect, it } from 'vitest'
import { badCodeShownMs } from './bad-table-dialog.tsx'

it('shows a bad code for two seconds [CONST-005]', () => expect(badCodeShownMs).toBe(2000))
