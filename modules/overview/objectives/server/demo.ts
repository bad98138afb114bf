import type { DemoPart } from '@school/demo-school/server'
import { insertMany } from '@school/db'
import { addDays, dayIn } from '@school/texts'
import { demo } from './ru-demo.ts'
import { objectiveProposals, objectives, objectiveSupports, teacherObjectives } from './tables.ts'

const dayMs = 24 * 3_600_000

type GoalSeed = Pick<typeof objectives.$inferInsert, 'origin' | 'metric' | 'target' | 'state'> &
  Partial<typeof objectives.$inferInsert> & {
    who: 'pupil' | 'elementary'
    author?: 'parent' | 'teacher'
    discipline?: string
    setDaysAgo: number
    dueInDays: number
    reward?: string
    isThanked?: boolean
  }

/** Goals of Masha in every state, and one of her brother's; the row of the teacher's proposals is apart. */
const goals: readonly GoalSeed[] = [
  {
    who: 'pupil',
    origin: 'own',
    metric: 'tasks',
    target: 60,
    discipline: 'math',
    state: 'active',
    setDaysAgo: 12,
    dueInDays: 16,
    reward: demo.cinema,
  },
  {
    who: 'pupil',
    origin: 'own',
    metric: 'percent',
    target: 80,
    discipline: 'physics',
    state: 'active',
    setDaysAgo: 13,
    dueInDays: 20,
  },
  {
    who: 'pupil',
    origin: 'parent',
    author: 'parent',
    metric: 'row',
    target: 3,
    state: 'active',
    words: demo.row,
    setDaysAgo: 10,
    dueInDays: 4,
    reward: demo.cake,
  },
  {
    who: 'pupil',
    origin: 'own',
    metric: 'skills',
    target: 6,
    state: 'active',
    setDaysAgo: 30,
    dueInDays: -2,
  },
  {
    who: 'pupil',
    origin: 'parent',
    author: 'parent',
    metric: 'minutes',
    target: 10,
    dailyMinutes: 20,
    state: 'proposed',
    words: demo.minutes,
    setDaysAgo: 1,
    dueInDays: 20,
    reward: demo.rink,
  },
  {
    who: 'pupil',
    origin: 'own',
    metric: 'days',
    target: 10,
    state: 'claimed',
    setDaysAgo: 40,
    dueInDays: -15,
    amount: 10,
    reward: demo.book,
    isThanked: true,
  },
  {
    who: 'pupil',
    origin: 'own',
    metric: 'tasks',
    target: 100,
    discipline: 'russian',
    state: 'archived',
    setDaysAgo: 50,
    dueInDays: -20,
    amount: 41,
  },
  {
    who: 'elementary',
    origin: 'parent',
    author: 'parent',
    metric: 'days',
    target: 12,
    state: 'active',
    words: demo.days,
    setDaysAgo: 14,
    dueInDays: 14,
    reward: demo.cartoons,
  },
]

/** Goals that go on, are reached, have missed their term, wait for an answer, and are over: of a pupil, the parent and the teacher. */
export const objectivesOfDemo: DemoPart = {
  name: 'objectives',
  needs: ['families', 'lessons', 'skills-practice', 'homeworks', 'school-classes', 'checking'],
  async seed({ unit, accounts, now }) {
    const today = dayIn(now)
    const ago = (days: number) => new Date(now.getTime() - days * dayMs)
    const idOf = (name: string) => accounts.get(name)!
    const { rows: disciplines } = await unit.sql.query<{ id: number; key: string }>({
      text: 'select id, key from disciplines',
    })
    const disciplineOf = (key: string | undefined) => disciplines.find((one) => one.key === key)?.id ?? null
    for (const { who, author, discipline, setDaysAgo, dueInDays, reward, isThanked, ...goal } of goals) {
      const setAt = ago(setDaysAgo)
      const isOver = goal.state === 'claimed' || goal.state === 'archived'
      const closedAt = isOver ? ago(-dueInDays) : null
      const [row] = await unit.db
        .insert(objectives)
        .values({
          ...goal,
          userId: idOf(who),
          authorId: author ? idOf(author) : null,
          disciplineId: disciplineOf(discipline),
          dueOn: addDays(today, dueInDays),
          setAt,
          beganAt: goal.state === 'proposed' ? null : setAt,
          closedAt,
          reachedAt: goal.state === 'claimed' ? closedAt : null,
        })
        .returning({ id: objectives.id })
      if (reward)
        await insertMany(unit.sql, objectiveSupports, [
          {
            objectiveId: row!.id,
            parentId: idOf('parent'),
            reward,
            supportedAt: setAt,
            thankedAt: isThanked ? closedAt : null,
          },
        ])
    }
    const teacherId = idOf('teacher')
    const { rows: classes } = await unit.sql.query<{ id: number; pupils: number[] }>({
      text: `select c.id, array_agg(m.user_id order by (m.user_id = $2) desc, m.user_id) as pupils from class_members me
        join school_classes c on c.id = me.school_class_id and c.archived_at is null
        join class_members m on m.school_class_id = c.id and m.role = 'pupil'
        where me.user_id = $1 and me.role = 'teacher' group by c.id
        order by bool_or(m.user_id = $2) desc, c.id limit 1`,
      values: [teacherId, idOf('pupil')],
    })
    const [ownClass] = classes
    if (!ownClass) return
    const [proposal] = await unit.db
      .insert(objectiveProposals)
      .values({ authorId: teacherId, schoolClassId: ownClass.id, proposedAt: ago(6) })
      .returning({ id: objectiveProposals.id })
    // Masha has not answered yet; of the others one has declined, some have accepted.
    const states = ['proposed', 'declined', 'active', 'active', 'active', 'proposed'] as const
    await insertMany(
      unit.sql,
      objectives,
      ownClass.pupils.slice(0, states.length).map((userId, index) => ({
        userId,
        origin: 'teacher' as const,
        authorId: teacherId,
        proposalId: proposal!.id,
        metric: 'tasks' as const,
        target: 15,
        disciplineId: disciplineOf('physics'),
        dueOn: addDays(today, 10),
        words: demo.ofTeacher,
        state: states[index]!,
        setAt: ago(6),
        beganAt: states[index] === 'active' ? ago(5) : null,
        closedAt: states[index] === 'declined' ? ago(5) : null,
        declineWords: states[index] === 'declined' ? demo.declined : null,
      })),
    )
    await insertMany(unit.sql, teacherObjectives, [
      {
        userId: teacherId,
        kind: 'olympiad',
        target: 10,
        schoolClassId: null,
        dueOn: addDays(today, 40),
        state: 'active',
        setAt: ago(10),
      },
      {
        userId: teacherId,
        kind: 'visits',
        target: ownClass.pupils.length,
        schoolClassId: ownClass.id,
        dueOn: addDays(today, 5),
        state: 'active',
        setAt: ago(2),
      },
      {
        userId: teacherId,
        kind: 'checking',
        target: 20,
        schoolClassId: null,
        dueOn: addDays(today, -1),
        state: 'active',
        setAt: ago(31),
      },
    ])
  },
}
