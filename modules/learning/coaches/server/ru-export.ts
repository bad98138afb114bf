import type { DataExport } from '@school/personal-data/server'

export const dataExports: readonly DataExport[] = [
  {
    name: 'coach',
    title: 'Данные репетитора',
    columns: { about: 'О себе', video_url: 'Видеовизитка', education: 'Образование', subjects: 'Предметы' },
    sql: `select d.about, d.video_url, d.education,
        (select string_agg(i.title, ', ' order by i.position) from coach_subjects s join disciplines i on i.id = s.discipline_id
          where s.user_id = d.user_id) as subjects
      from coach_data d where d.user_id = $1`,
  },
  {
    name: 'coach-hours',
    title: 'Часы репетитора',
    columns: { kind: 'Какие', weekday: 'День недели', day: 'День', from: 'С', to: 'До' },
    sql: `select kind, weekday, day::text as day, make_interval(mins => starts_minute)::text as "from", make_interval(mins => ends_minute)::text as "to"
      from coach_slots where user_id = $1 order by id`,
  },
]
