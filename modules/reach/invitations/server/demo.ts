import type { DemoPart, DemoSchool } from '@school/demo-school/server'
import { enlistPeople, seedConfirmedEmail } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { seedOwnClasses } from '@school/organizations/server'
import { seedSchoolClasses } from '@school/school-classes/server'
import { schoolYearOf } from '@school/texts'
import { notifyOfApplication } from './bell.ts'
import { codeFor, hashOf } from './codes.ts'
import { notifyOfRequest } from './requests/bell.ts'
import { says } from './ru-demo.ts'
import { livesMs, mostUsesOf } from './rules.ts'

const dayMs = 24 * 3600_000

interface Made {
  kind: 'class' | 'teacher'
  /** «7А» of the school of the demo teacher. */
  className?: string
  email?: string
  daysAgo: number
  openedDaysAgo?: number
  declinedDaysAgo?: number
  revokedDaysAgo?: number
}

/** Of every state one: a class whose code is in use, one whose code is over, and colleagues who have answered differently. */
const all: readonly Made[] = [
  { kind: 'class', className: '7А', daysAgo: 6, openedDaysAgo: 5 },
  { kind: 'class', className: '7Б', daysAgo: 45, openedDaysAgo: 44 },
  { kind: 'teacher', email: 'prokhorova@pochta.example', daysAgo: 3, openedDaysAgo: 2 },
  { kind: 'teacher', email: 'chumakov@pochta.example', daysAgo: 1 },
  { kind: 'teacher', email: 'khlopusha@pochta.example', daysAgo: 9, openedDaysAgo: 8, declinedDaysAgo: 8 },
  { kind: 'teacher', email: 'sokolov@pochta.example', daysAgo: 12, revokedDaysAgo: 11 },
  { kind: 'teacher', email: 'beloborodov@pochta.example', daysAgo: 40 },
]

/** @param sign as the server of the demo signs */
export const invitationsDemoOf = (sign: Ctx['sign']): DemoPart => ({
  name: 'invitations',
  seed: async (school) => {
    const { unit, accounts, now } = school
    const madeBy = accounts.get('teacher')!
    const ago = (days: number | undefined) =>
      days === undefined ? null : new Date(now.getTime() - days * dayMs)
    const ids: number[] = []
    for (const [index, one] of all.entries()) {
      const nonce = `demo-${index}`
      const createdAt = ago(one.daysAgo)!
      const { rows } = await unit.sql.query<{ id: number }>({
        text: `insert into invitations (kind, organization_id, school_class_id, made_by, email, nonce, code_hash, most_uses, auto_approves,
            created_at, expires_at, sent_at, opened_at, declined_at, revoked_at)
          select $1, m.organization_id, (select c.id from school_classes c join class_members own on own.school_class_id = c.id
              and own.user_id = $2 and own.role = 'teacher' where c.name = $3), $2, $4, $5, $6, $7, false,
            $8, $9, $10, $11, $12, $13
          from memberships m where m.user_id = $2 and m.is_active returning id`,
        values: [
          one.kind,
          madeBy,
          one.className ?? null,
          one.email ?? null,
          nonce,
          hashOf({ sign }, codeFor({ sign }, nonce)),
          mostUsesOf[one.kind],
          createdAt,
          new Date(createdAt.getTime() + livesMs),
          one.kind === 'teacher' ? createdAt : null,
          ago(one.openedDaysAgo),
          ago(one.declinedDaysAgo),
          ago(one.revokedDaysAgo),
        ],
      })
      ids.push(rows[0]!.id)
    }
    await acceptInvitations(school, ids)
    await waitForSchool(school)
  },
})

/** Pupils of two classes and a colleague who have come and wait for a word. */
async function acceptInvitations({ unit, now }: DemoSchool, ids: readonly number[]): Promise<void> {
  const people = await enlistPeople(
    unit,
    says.people.map(({ email: _, by: __, ...person }) => ({
      ...person,
      portalRole: null,
      timezone: 'Europe/Moscow',
    })),
    new Date(now.getTime() - 5 * dayMs),
  )
  for (const [index, userId] of people.entries()) {
    const { email, by } = says.people[index]!
    await seedConfirmedEmail(unit, userId, email)
    const acceptedAt = new Date(now.getTime() - (index + 1) * dayMs)
    const { rows } = await unit.sql.query<{
      kind: string
      acceptId: number
      organizationId: number
      school: string
    }>({
      text: `with accepted as (
          insert into invitation_accepts (invitation_id, user_id, state, accepted_at) values ($1, $2, 'waiting', $3) returning id, invitation_id
        )
        select i.kind, accepted.id as "acceptId", o.id as "organizationId", o.short_name as school
        from accepted join invitations i on i.id = accepted.invitation_id join organizations o on o.id = i.organization_id`,
      values: [ids[by], userId, acceptedAt],
    })
    if (rows[0]!.kind === 'teacher') await notifyOfApplication({ sql: unit.sql, now: acceptedAt }, rows[0]!)
  }
}

/** A teacher whom the school of the demo has not confirmed yet, with a class of their own. */
async function waitForSchool({ unit, accounts, now }: DemoSchool): Promise<void> {
  const teacherId = accounts.get('new-teacher')!
  const at = new Date(now.getTime() - 2 * dayMs)
  const { rows } = await unit.sql.query<{ organizationId: number; school: string }>({
    text: `select o.id as "organizationId", o.short_name as school from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = $1 and m.is_active`,
    values: [accounts.get('school-admin')!],
  })
  const { organizationId, school } = rows[0]!
  const ownId = await seedOwnClasses(unit, { ownerId: teacherId, schoolName: school, at })
  const pupilIds = await enlistPeople(
    unit,
    says.own.map((named) => ({
      ...named,
      type: 'pupil' as const,
      middleName: '',
      gradeIndex: 6,
      portalRole: null,
      timezone: 'Europe/Moscow',
    })),
    at,
  )
  await seedSchoolClasses(unit, [
    {
      organizationId: ownId,
      gradeIndex: 6,
      letter: 'В',
      schoolYear: schoolYearOf(now),
      pupilIds,
      teacherIds: [teacherId],
    },
  ])
  const { rows: asked } = await unit.sql.query<{ id: number }>({
    text: `insert into school_requests (user_id, organization_id, state, asked_at) values ($1, $2, 'waiting', $3) returning id`,
    values: [teacherId, organizationId, at],
  })
  await notifyOfRequest({ sql: unit.sql, now: at }, { id: asked[0]!.id, organizationId, school })
}
