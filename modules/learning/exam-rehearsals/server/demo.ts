import type { DemoPart } from '@school/demo-school/server'
import { insertMany } from '@school/db'
import { seedSecondLook } from '@school/reviews/server'
import { schoolYearOf } from '@school/texts'
import { examDates } from './tables.ts'

const dayMs = 24 * 60 * 60_000

/** A second review of an answer in the graduate's last checked rehearsal waits for an expert other than the first. */
export const secondLookOfDemo: DemoPart = {
  name: 'exam-rehearsals.second-look',
  needs: ['exam-checking'],
  async seed({ unit, accounts }) {
    const { rows } = await unit.sql.query<{ attemptId: number; taskId: number; judgedAt: Date }>({
      text: `select a.id as "attemptId", r.task_id as "taskId", a.judged_at as "judgedAt" from attempts a join answer_reviews r on r.attempt_id = a.id
      join tasks t on t.id = r.task_id
      where a.user_id = $1 and a.judged_at is not null and r.state = 'reviewed' and r.points < 100 * t.max_score
      order by a.judged_at desc, r.id limit 1`,
      values: [accounts.get('graduate')],
    })
    if (!rows[0]) return
    const { judgedAt, ...answer } = rows[0]
    await seedSecondLook(unit, {
      ...answer,
      text: 'В пункте б отбор корней сделан на окружности: рисунок в левом нижнем углу листа, его могли не заметить.',
      filedAt: new Date(judgedAt.getTime() + 6.4 * dayMs),
    })
  },
}

/** The graduate has chosen a day of June, two weeks ago. */
export const examDateOfDemo: DemoPart = {
  name: 'exam-rehearsals.dates',
  needs: [],
  async seed({ unit, accounts, now }) {
    const { rows } = await unit.sql.query<{ id: number }>({
      text: `select id from disciplines where key = 'math'`,
    })
    await insertMany(unit.sql, examDates, [
      {
        userId: accounts.get('graduate')!,
        exam: 'ege',
        disciplineId: rows[0]!.id,
        examOn: `${schoolYearOf(now) + 1}-06-08`,
        setAt: new Date(now.getTime() - 14 * dayMs),
      },
    ])
  },
}
