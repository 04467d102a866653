import type { login as row } from '@comanda/contract/calls/start'
import type { Handler } from '../call/handler.ts'
import { openSession } from './sessions.ts'

export const login: Handler<typeof row> = (_request, { database, siteId, now }) => openSession(database, siteId, now)
