import type { ReplyOf } from '@comanda/contract/call'
import type { listTiles } from '@comanda/contract/calls/staff/door'

export type Tile = ReplyOf<typeof listTiles>[number]
