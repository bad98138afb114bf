import type { DataExport } from '@school/personal-data/server'

/** What this module adds to a person's data export. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'objectives',
    title: 'Мои цели',
    columns: {
      metric: 'чем измеряется',
      target: 'сколько',
      discipline: 'предмет',
      due_on: 'срок',
      state: 'что с\u00a0ней',
      set_at: 'поставлена',
      closed_at: 'закрыта',
    },
    sql: `select o.metric, o.target, d.title as discipline, o.due_on::text, o.state, o.set_at, o.closed_at
      from objectives o left join disciplines d on d.id = o.discipline_id where o.user_id = $1 order by o.id`,
  },
  {
    name: 'objective_rewards',
    title: 'Обещанные награды',
    columns: { reward: 'награда', supported_at: 'обещана', thanked_at: 'выполнена' },
    sql: 'select reward, supported_at, thanked_at from objective_supports where parent_id = $1 order by id',
  },
  {
    name: 'teacher_objectives',
    title: 'Цели учителя',
    columns: {
      kind: 'чего',
      target: 'сколько',
      due_on: 'срок',
      state: 'что с\u00a0ней',
      set_at: 'поставлена',
      closed_at: 'закрыта',
    },
    sql: 'select kind, target, due_on::text, state, set_at, closed_at from teacher_objectives where user_id = $1 order by id',
  },
]
