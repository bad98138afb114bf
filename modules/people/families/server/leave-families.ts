import type { Forgotten } from '@school/personal-data/server'
import type { JobContext } from '@school/kernel/server'

/**
 * Runs before the links of an erased person are removed: another parent gets the right to decide, and the phone is cleared from invitations of
 * other people.
 */
export async function leaveFamilies({ sql }: JobContext, { id, phone }: Forgotten): Promise<void> {
  await sql.query({
    name: 'pass_on_decisions_of_gone',
    text: `update family_links l set decides = true where l.id in (
        select distinct on (o.child_id) o.id from family_links o
        join family_links mine on mine.child_id = o.child_id and mine.parent_id = $1 and mine.state = 'active' and mine.decides
        where o.state = 'active' and o.parent_id <> $1
          and not exists (select from family_links d where d.child_id = o.child_id and d.state = 'active' and d.decides and d.parent_id <> $1)
        order by o.child_id, o.started_at, o.id)`,
    values: [id],
  })
  if (phone !== null)
    await sql.query({
      name: 'forget_asked_phone',
      text: 'update family_invitations set phone = null where phone in ($1, $2)',
      values: [phone, phone.replace(/^\+/, '')],
    })
}
