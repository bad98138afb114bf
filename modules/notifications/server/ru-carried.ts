import type { Carried } from '@school/accounts/server'

/** What a person takes along of this room. Names of columns are read by people. */
export const carries: readonly Carried[] = [
  {
    name: 'notifications',
    title: 'Уведомления',
    columns: { created_at: 'когда', title: 'о чём', text: 'подробности', read_at: 'прочитано' },
    sql: 'select created_at, title, text, read_at from notifications where user_id = $1 order by created_at, id',
  },
]
