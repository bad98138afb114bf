import { changeUser } from '@school/users/server'
import type { DemoPart } from '@school/demo-school/server'
import type { Unit } from '@school/db'
import { consentKinds } from '../contract/consent.ts'
import { consentTexts } from '../contract/ru-consents.ts'

const dayMs = 24 * 3600_000

/** A mother of two, and a father who reads. */
const links = [
  { parent: 'parent', child: 'pupil', way: 'child_code', decides: true, daysAgo: 60 },
  { parent: 'parent', child: 'elementary', way: 'created', decides: true, daysAgo: 58 },
  { parent: 'school-admin', child: 'pupil', way: 'second_parent', decides: false, daysAgo: 30 },
] as const

export const familiesDemo: DemoPart = {
  name: 'families',
  seed: async ({ unit, classes, accounts, now }) => {
    const { sql } = unit
    const ago = (days: number) => new Date(now.getTime() - days * dayMs)
    const idOf = (name: string) => accounts.get(name)!
    for (const { parent, child, way, decides, daysAgo } of links) {
      await sql.query({
        text: `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, $3, $4, $5)
          on conflict do nothing`,
        values: [idOf(parent), idOf(child), way, decides, ago(daysAgo)],
      })
      await changeUser(unit, idOf(parent), { isParent: true })
    }
    for (const child of ['pupil', 'elementary'])
      for (const kind of consentKinds)
        await sql.query({
          text: `insert into consents (user_id, kind, text_version, channel, given_by, given_at) values ($1, $2, $3, 'linking', $4, $5)
            on conflict (user_id, kind) where revoked_at is null do nothing`,
          values: [idOf(child), kind, consentTexts[kind].version, idOf('parent'), ago(58)],
        })
    const [quiet, unknown] =
      classes.find(({ school, name }) => school === 'svetloborsk-7' && name === '7Б')?.pupilIds ?? []
    if (quiet !== undefined) await seedQuietChild(unit, quiet, idOf('school-admin'), ago(40))
    if (unknown !== undefined) await seedUnknownChild(unit, unknown, idOf('school-admin'), ago(40), ago(20))
    // Revoked and given again, so that the page of consents has a history.
    await sql.query({
      text: `insert into consents (user_id, kind, text_version, channel, given_by, given_at, revoked_by, revoked_at)
        values ($1, 'public_name', $2, 'linking', $3, $4, $3, $5)`,
      values: [idOf('pupil'), consentTexts.public_name.version, idOf('parent'), ago(60), ago(59)],
    })
    await sql.query({
      text: 'insert into family_controls (child_id, daily_minutes, set_by, set_at) values ($1, 40, $2, $3) on conflict do nothing',
      values: [idOf('elementary'), idOf('parent'), ago(50)],
    })
  },
}

const tie = ({ sql }: Unit, parentId: number, childId: number, at: Date) =>
  sql.query({
    text: `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, $3)
      on conflict do nothing`,
    values: [parentId, childId, at],
  })

/** A pupil whose father has taken back that the school keeps results: journals say «нет согласия». */
async function seedUnknownChild(
  unit: Unit,
  childId: number,
  parentId: number,
  at: Date,
  revokedAt: Date,
): Promise<void> {
  await tie(unit, parentId, childId, at)
  await unit.sql.query({
    text: `insert into consents (user_id, kind, text_version, channel, given_by, given_at, revoked_by, revoked_at)
      select $1, 'personal_data', $2, 'linking', $3, $4, $3, $5 where not exists (select from consents where user_id = $1)`,
    values: [childId, consentTexts.personal_data.version, parentId, at, revokedAt],
  })
  await changeUser(unit, childId, { publicProfile: false })
}

/** A pupil whose father has not agreed to the name in ratings. */
async function seedQuietChild(unit: Unit, childId: number, parentId: number, at: Date): Promise<void> {
  await tie(unit, parentId, childId, at)
  await unit.sql.query({
    text: `insert into consents (user_id, kind, text_version, channel, given_by, given_at) values ($1, 'personal_data', $2, 'linking', $3, $4)
      on conflict (user_id, kind) where revoked_at is null do nothing`,
    values: [childId, consentTexts.personal_data.version, parentId, at],
  })
  await changeUser(unit, childId, { publicProfile: false })
}
