import type { ModuleVisits } from '@school/server/testing'

export const visits: ModuleVisits = {
  addresses: { partner: `select 'detmir' as partner` },
  objects: { partner: { detmir: `select 'detmir' as partner where $1::timestamptz is not null` } },
}
