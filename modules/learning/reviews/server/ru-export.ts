import type { DataExport } from '@school/personal-data/server'

/** Personal data exported for a person from this module. Column names are shown to people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'appeals',
    title: 'Апелляции',
    columns: {
      text: 'что написано',
      state: 'состояние',
      filed_at: 'подана',
      words: 'ответ',
      decided_at: 'решена',
    },
    sql: `select p.text, p.state, p.filed_at, p.words, p.decided_at from appeals p join attempts a on a.id = p.attempt_id where a.user_id = $1 order by p.filed_at`,
  },
  {
    name: 'kept-comments',
    title: 'Мои частые комментарии',
    columns: { text: 'комментарий', uses: 'сколько раз вставлен', used_at: 'в последний раз' },
    sql: `select text, uses, used_at from kept_comments where author_id = $1 order by uses desc, used_at desc, id`,
  },
]
