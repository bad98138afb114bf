import type { DemoPart } from '@school/demo-school/server'
import type { ReportKind, ReportStatus } from '../contract/index.ts'
import type { Sql } from '@school/db'

const dayMs = 24 * 60 * 60_000

type Written = Omit<ReportSeed, 'taskId' | 'userId' | 'createdAt'> & {
  task: string
  daysAgo: number
  by: number
}

const written: readonly Written[] = [
  {
    task: 'linear-equations/what-is-equation/honey-jars',
    by: 0,
    daysAgo: 9,
    kind: 'typo',
    text: 'В условии написано «банк мёда», а должно быть «банок».',
    status: 'fixed',
    answer: 'Поправили окончание. Спасибо, что читаешь внимательно!',
  },
  {
    task: 'linear-equations/solving/fractions',
    by: 1,
    daysAgo: 6,
    kind: 'wrong_answer',
    text: 'У меня получилось другое, и учитель говорит, что так тоже верно.',
    status: 'declined',
    answer: 'Проверили: у уравнения один корень. Загляни в последнюю строку разбора.',
  },
  {
    task: 'motion-and-forces/uniform-motion/read-the-graph',
    by: 2,
    daysAgo: 3,
    kind: 'unclear',
    text: 'Непонятно, с какого момента считать время: с начала графика или с остановки?',
    status: 'open',
    answer: null,
  },
  {
    task: 'motion-and-forces/uniform-motion/read-the-graph',
    by: 3,
    daysAgo: 2,
    kind: 'unclear',
    text: 'Тоже не понял про остановку.',
    status: 'open',
    answer: null,
  },
  {
    task: 'trainings/own-numbers/square',
    by: 4,
    daysAgo: 1,
    kind: 'wrong_answer',
    text: 'Больший корень у меня выходит другой, проверьте, пожалуйста.',
    variant: 17,
    status: 'open',
    answer: null,
  },
  {
    task: 'spelling-detective/checked-vowels/washed-note',
    by: 5,
    daysAgo: 0.2,
    kind: 'broken',
    text: '',
    status: 'open',
    answer: null,
  },
].map((report) => ({ variant: null, ...report })) as Written[]

/** A handful of reports: waiting, fixed and declined. The first is by the demo pupil. */
export const reportsOfDemo: DemoPart = {
  name: 'tasks.reports',
  async seed({ unit, accounts, classes, now }) {
    const pupil = accounts.get('pupil')
    const pupilIds = classes.flatMap((schoolClass) => schoolClass.pupilIds)
    const { rows } = await unit.sql.query<{ id: number; key: string }>({
      text: 'select id, key from tasks where key = any($1)',
      values: [written.map(({ task }) => task)],
    })
    const ids = new Map(rows.map(({ id, key }) => [key, id]))
    const reports = written.flatMap(({ task, by, daysAgo, ...report }) => {
      const taskId = ids.get(task)
      const userId = by === 0 && pupil ? pupil : pupilIds[by * 7]
      const createdAt = new Date(now.getTime() - daysAgo * dayMs)
      return taskId && userId ? [{ taskId, userId, createdAt, ...report }] : []
    })
    await seedReports(unit.sql, reports)
  },
}

interface ReportSeed {
  taskId: number
  userId: number
  kind: ReportKind
  text: string
  variant: number | null
  status: ReportStatus
  answer: string | null
  createdAt: Date
}

/** Adds reports about tasks in their current version. */
async function seedReports(sql: Sql, reports: readonly ReportSeed[]): Promise<void> {
  for (const { taskId, userId, kind, text, variant, status, answer, createdAt } of reports) {
    await sql.query({
      text: `insert into task_reports (task_id, user_id, kind, text, variant, content_hash, status, answer, created_at, closed_at)
        select t.id, $2, $3, $4, $5, t.content_hash, $6::text, $7, $8::timestamptz, case when $6::text = 'open' then null else $8::timestamptz end from tasks t where t.id = $1`,
      values: [taskId, userId, kind, text, variant, status, answer, createdAt],
    })
  }
}
