import type { RoomVisits } from '@school/server/testing'

export const visits: RoomVisits = {
  addresses: { partner: `select 'detmir' as partner` },
  objects: { partner: { detmir: `select 'detmir' as partner where $1::timestamptz is not null` } },
}
