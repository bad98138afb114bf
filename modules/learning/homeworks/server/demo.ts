import type { DemoPart } from '@school/demo-school/server'
import { addDays, dayIn } from '@school/texts'
import { type PlanItemSeed, seedPlanItems } from '@school/today/server'
import { today as t } from './ru.ts'

const homework = 'homework:demo/percents'

interface PupilRow {
  homeworkId: number
  title: string
  userId: number
}

/** Three pupils of the class postpone a homework in their daily plans; the teacher sees it in the matrix. */
export const movesOfDemo: DemoPart = {
  name: 'homeworks.moves',
  needs: ['homeworks'],
  seed: async ({ unit, accounts, now }) => {
    const { rows } = await unit.sql.query<PupilRow>({
      text: `select h.id as "homeworkId", h.title, m.user_id as "userId" from homeworks h
        join homework_targets t on t.homework_id = h.id and t.target = 'class'
        join class_members m on m.school_class_id = t.target_id and m.role = 'pupil'
        join works w on w.id = h.work_id
        where w.key = $1 and not exists (select from attempts a where a.work_id = h.work_id and a.user_id = m.user_id)
        order by m.user_id = $2 desc, m.user_id limit 3`,
      values: [homework, accounts.get('pupil')!],
    })
    const today = dayIn(now)
    const item = { thing: 'homework', position: 1, minutes: 25, reason: t.whyNoTerm, isSet: true } as const
    const seeds = rows.flatMap(({ homeworkId, title, userId }) =>
      [-2, -1].map((days): PlanItemSeed => ({
        ...item,
        userId,
        title,
        key: `homework:${homeworkId}`,
        day: addDays(today, days),
        state: userId === accounts.get('pupil') && days === -2 ? 'hidden' : 'moved',
        changedAt: now,
      })),
    )
    await seedPlanItems(unit, seeds)
  },
}
