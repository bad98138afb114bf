import type { Ctx } from '@school/kernel/server'
import type { NameList } from '../contract/name-views.ts'
import { refuse } from './access.ts'

/** Whether names of pupils within their scope are visible to the viewer; other viewers see numbers. */
export const seesNames = ({ features }: Pick<Ctx, 'features'>): boolean =>
  features.has('schoolPersonalDataAccess')

/** @throws names_closed */
export function requireNames(ctx: Pick<Ctx, 'features'>): void {
  if (!seesNames(ctx)) throw refuse('names_closed')
}

interface Read {
  /** Whose pupils they are. */
  organizationId: number
  list: NameList
  about: string
  /** How many. */
  names: number
}

/** Repeated requests for a list within these minutes are one record. */
const oneLook = '5 minutes'

/** For an answer with names of pupils: records who has read them before it is sent (decision 074). */
export function noteNames(
  { viewer, portal, now, leaveTrace }: Pick<Ctx, 'viewer' | 'portal' | 'now' | 'leaveTrace'>,
  { organizationId, list, about, names }: Read,
): void {
  if (names === 0) return
  leaveTrace((sql) =>
    sql.query({
      name: 'note_names',
      text: `insert into name_views (user_id, portal_role, acted_for_id, organization_id, list, about, names, at, portal)
        select $1, $2, (select organization_id from memberships where user_id = $1 and is_active), $3, $4, $5, $6, $7, $8
        where $4 like '%\\_file' or not exists (select from name_views
          where user_id = $1 and organization_id = $3 and list = $4 and about = $5 and at > $7::timestamptz - interval '${oneLook}')`,
      values: [viewer.id, viewer.portalRole, organizationId, list, about, names, now, portal.key],
    }),
  )
}
