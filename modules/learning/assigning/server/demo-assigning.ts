import type { DemoPart } from '@school/demo-school/server'
import { addDays, dayIn } from '@school/texts'
import { type HomeworkSeed, seedHomeworks } from '@school/homeworks/server'
import { givenInDemo as t } from './ru.ts'

const dayMs = 86_400_000
const training = 'training:percent-warm-up'
const [ordinary, harder] = ['skills/percents-basics', 'oge/percents-in-life'] as const
const inHarder = 6

interface SetRow {
  key: string
  disciplineId: number
  taskIds: number[]
}

/** Other ways of assigning: two sets by level, a training, a template, a weekly repeat. */
export const assigningOfDemo: DemoPart = {
  name: 'homeworks.assigning',
  needs: ['homeworks'],
  seed: async ({ unit, accounts, now }) => {
    const teacherId = accounts.get('teacher')!
    const { rows: sets } = await unit.sql.query<SetRow>({
      text: `select s.key, s.discipline_id as "disciplineId", array(select task_id from work_tasks where work_id = s.work_id order by position) as "taskIds"
        from homework_sets s where s.key = any($1)`,
      values: [[ordinary, harder]],
    })
    const { rows: works } = await unit.sql.query<{ id: number }>({
      text: 'select id from works where key = $1',
      values: [training],
    })
    const { rows: pupils } = await unit.sql.query<{ classId: number; userId: number }>({
      text: `select m.school_class_id as "classId", m.user_id as "userId" from class_members me
        join school_classes c on c.id = me.school_class_id and c.grade_index = 7 and c.letter = 'А'
        join class_members m on m.school_class_id = c.id and m.role = 'pupil'
        where me.user_id = $1 and me.role = 'teacher' order by m.user_id`,
      values: [teacherId],
    })
    const [base, other] = [ordinary, harder].map((key) => sets.find((set) => set.key === key))
    const classId = pupils[0]?.classId
    if (!base || !other || !works[0] || classId === undefined) return
    const placed = pupils.slice(0, inHarder).map(({ userId }) => userId)
    const givenAt = new Date(now.getTime() - 2 * dayMs)
    const common: Omit<HomeworkSeed, 'key' | 'title' | 'taskIds'> = {
      intro: '',
      introHtml: '',
      authorId: teacherId,
      disciplineId: base.disciplineId,
      setId: null,
      rules: { closesAt: new Date(now.getTime() + 9 * dayMs).toISOString() },
      softDeadlineAt: new Date(now.getTime() + 4 * dayMs),
      createdAt: givenAt,
      publishedAt: givenAt,
      archivedAt: null,
      classIds: [classId],
      userIds: [],
      webinar: null,
      copies: [],
    }
    await seedHomeworks(unit, [
      {
        ...common,
        key: 'levels',
        title: t.levels,
        taskIds: base.taskIds.slice(0, 4),
        level: 'b',
        exceptUserIds: placed,
      },
      {
        ...common,
        key: 'levels-harder',
        title: t.levels,
        taskIds: other.taskIds.slice(0, 3),
        level: 'a',
        baseKey: 'levels',
        classIds: [],
        userIds: placed,
      },
      { ...common, key: 'training', title: t.training, taskIds: [], thingWorkId: works[0].id },
    ])
    const { rows } = await unit.sql.query<{ id: number; key: string }>({
      text: 'select h.id, w.key from homeworks h join works w on w.id = h.work_id where w.key = any($1)',
      values: [['homework:demo/percents', 'homework:demo/training']],
    })
    const idOf = (key: string) => rows.find((row) => row.key === `homework:demo/${key}`)?.id
    await unit.sql.query({
      text: `insert into homework_templates (homework_id, author_id, title, created_at) select $1, $2, $3, $4 where $1::int is not null`,
      values: [idOf('percents') ?? null, teacherId, t.template, now],
    })
    await unit.sql.query({
      text: `insert into homework_repeats (homework_id, weekdays, until_on, created_at) values ($1, $2, $3, $4)`,
      values: [idOf('training'), [1], addDays(dayIn(now), 60), now],
    })
  },
}
