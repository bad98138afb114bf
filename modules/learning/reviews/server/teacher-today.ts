import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { TeacherLine } from '@school/today/server'
import { listReviewQueue } from './queue.ts'
import { says } from './ru.ts'
import { accessQueue } from './scope.ts'

/** How many answers wait for the viewer, and when the first of them is due. */
export async function checksForTeacher(ctx: Ctx): Promise<TeacherLine[]> {
  const { rows, total } = await listReviewQueue(
    ctx.sql,
    await accessQueue(ctx),
    false,
    { page: 1, limit: 1 },
    ctx.now,
  )
  const [first] = rows
  if (!first) return []
  return [
    {
      key: 'checking',
      kind: 'check',
      title: says.waiting(total),
      note: says.firstDue(first.dueAt, ctx.now, userOf(ctx)?.timezone),
      url: link(site.lms.teacherChecking),
      at: first.dueAt,
    },
  ]
}
