import { isFakeEmail } from '@school/users/server'
import { publicName, shortName } from '@school/names/server'
import { type Ctx, type JobContext, sendMessage } from '@school/kernel/server'
import { notify } from '@school/notifications/server'
import { link, site } from '@school/routes'
import { answerLetter, proposalLetter, reachedLetter } from './letters.ts'
import type { ObjectiveRow } from './queries.ts'
import { says } from './ru.ts'
import { inBell } from './ru-bell.ts'

type NotifyContext = Pick<JobContext, 'sql' | 'db' | 'now'>

interface Reader {
  id: number
  email: string | null
  firstName: string
  lastName: string
}

/** Who is to read of whom. */
type Pair = readonly [pupilId: number, readerId: number]

const nameOf = ([pupilId, readerId]: Pair): string => `${pupilId} ${readerId}`

/**
 * Recipients with their email addresses, by pairs of pupil and recipient. Those who are no longer a parent or a teacher of the pupil
 * are left out.
 */
async function listReaders({ sql }: NotifyContext, pairs: readonly Pair[]): Promise<Map<string, Reader>> {
  const { rows } = await sql.query<Reader & { pupilId: number }>({
    name: 'list_readers_of_objectives',
    text: `select p.pupil_id as "pupilId", u.id, case when u.email_confirmed_at is not null then u.email end as email,
        u.first_name as "firstName", u.last_name as "lastName"
      from unnest($1::int[], $2::int[]) p (pupil_id, reader_id) join users u on u.id = p.reader_id and u.leaving_at is null
      where p.pupil_id = p.reader_id
        or exists (select from family_links where child_id = p.pupil_id and parent_id = p.reader_id and state = 'active')
        or exists (select from class_members t join class_members m on m.school_class_id = t.school_class_id and m.role = 'pupil'
          where t.user_id = p.reader_id and t.role = 'teacher' and m.user_id = p.pupil_id)`,
    values: [pairs.map(([pupilId]) => pupilId), pairs.map(([, readerId]) => readerId)],
  })
  return new Map(
    rows.map(({ pupilId, ...reader }) => [
      nameOf([pupilId, reader.id]),
      { ...reader, email: reader.email !== null && isFakeEmail(reader.email) ? null : reader.email },
    ]),
  )
}

const pageFor = ({ origin }: Pick<ObjectiveRow, 'origin'>): string =>
  origin === 'teacher' ? link(site.user.teacherObjectives) : link(site.user.family)

/** @param from who proposes, as the pupils know them */
export async function notifyProposed(
  ctx: NotifyContext,
  goals: readonly Pick<ObjectiveRow, 'id' | 'userId' | 'words' | 'dueOn'>[],
  { title, from, authorId }: { title: string; from: string; authorId: number },
): Promise<void> {
  await notify(
    ctx,
    goals.map(({ id, userId, words }) => ({
      userId,
      kind: 'objective',
      title: inBell.proposed(from),
      text: inBell.withWords(title, words),
      url: link(site.user.objectives),
      aboutId: authorId,
      cause: `objective-proposal:${id}`,
    })),
  )
  const readers = await listReaders(
    ctx,
    goals.map(({ userId }) => [userId, userId]),
  )
  for (const { id, userId, words, dueOn } of goals) {
    const to = readers.get(nameOf([userId, userId]))?.email
    if (to)
      await sendMessage(
        ctx,
        proposalLetter({ to, userId, objectiveId: id, title, from, words, dueOn }),
        ctx.now,
      )
  }
}

/** Notifies the author of a proposal of the pupil's answer. */
export async function notifyAnswered(
  ctx: NotifyContext,
  row: ObjectiveRow,
  { isAccepted, words }: { isAccepted: boolean; words: string },
): Promise<void> {
  if (row.authorId === null) return
  const { userId, authorId } = row
  const readers = await listReaders(ctx, [
    [userId, authorId],
    [userId, userId],
  ])
  const author = readers.get(nameOf([userId, authorId]))
  if (author)
    await notify(ctx, [
      {
        userId: authorId,
        kind: 'objective',
        title: isAccepted ? inBell.accepted : inBell.declined,
        text: says.title(row),
        url: pageFor(row),
        cause: `objective-answer:${row.id}`,
      },
    ])
  const to = author?.email
  const pupil = readers.get(nameOf([userId, userId]))
  if (!to || !pupil) return
  const letter = answerLetter({
    to,
    userId: authorId,
    objectiveId: row.id,
    title: says.title(row),
    pupil: row.origin === 'teacher' ? shortName(pupil) : pupil.firstName,
    isAccepted,
    words,
    page: pageFor(row),
  })
  await sendMessage(ctx, letter, ctx.now)
}

/** Notifies the pupil, the author of the proposal and those who have promised a reward that the goal is reached, each once. */
export async function notifyReached(ctx: NotifyContext, rows: readonly ObjectiveRow[]): Promise<void> {
  const idsOf = ({ userId, authorId, supports }: ObjectiveRow): number[] => [
    ...new Set([
      userId,
      ...(authorId === null ? [] : [authorId]),
      ...supports.map(({ parentId }) => parentId),
    ]),
  ]
  const readers = await listReaders(
    ctx,
    rows.flatMap((row) => idsOf(row).map((id): Pair => [row.userId, id])),
  )
  const pageOf = (row: ObjectiveRow, id: number): string => {
    if (id === row.userId) return link(site.user.objectives)
    const isParent = row.supports.some(({ parentId }) => parentId === id) || row.origin === 'parent'
    return link(isParent ? site.user.family : site.user.teacherObjectives)
  }
  await notify(
    ctx,
    rows.flatMap((row) =>
      idsOf(row)
        .filter((id) => readers.has(nameOf([row.userId, id])))
        .map((id) => ({
          userId: id,
          kind: 'objective' as const,
          title: inBell.reached,
          text: says.title(row),
          url: pageOf(row, id),
          cause: `objective-reached:${row.id}`,
        })),
    ),
  )
  for (const row of rows) {
    const pupil = readers.get(nameOf([row.userId, row.userId]))
    if (!pupil) continue
    for (const id of idsOf(row)) {
      const to = readers.get(nameOf([row.userId, id]))?.email
      if (!to) continue
      const letter = reachedLetter({
        to,
        userId: id,
        objectiveId: row.id,
        title: says.title(row),
        pupil: publicName(pupil),
        // A reward is shown to the parent who promised it, and not to the teacher.
        reward: row.supports.find(({ parentId }) => parentId === id)?.reward ?? null,
        page: pageOf(row, id),
      })
      await sendMessage(ctx, letter, ctx.now)
    }
  }
}

/** Notifies the pupil that a parent has thanked for the goal, once per parent. */
export const notifyThanked = (ctx: Ctx, row: ObjectiveRow): Promise<void> =>
  notify(ctx, [
    {
      userId: row.userId,
      kind: 'objective',
      title: inBell.thanked,
      text: says.title(row),
      url: link(site.user.objectives),
      cause: `objective-thanked:${row.id}:${ctx.viewer.id}`,
    },
  ])
