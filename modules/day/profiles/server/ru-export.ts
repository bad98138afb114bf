import type { DataExport } from '@school/personal-data/server'

/** What the person’s data export contains of this module. Names of columns are read by people. */
export const dataExports: readonly DataExport[] = [
  {
    name: 'profile',
    title: 'Профиль',
    columns: {
      caption: 'подпись',
      about: 'о себе',
      profession: 'профессия',
      skype: 'skype',
      school_name: 'школа',
      name: 'город',
      address: 'адрес',
      social_links: 'страницы',
      weekly_minutes: 'минут в неделю',
      onboarding: 'знакомство',
    },
    sql: `select p.caption, p.about, p.profession, p.skype, p.school_name, t.name, p.address, p.social_links, p.weekly_minutes, p.onboarding from profiles p left join towns t on t.id = p.town_id where p.user_id = $1`,
  },
  {
    name: 'interests',
    title: 'Интересы',
    columns: { title: 'предмет' },
    sql: `select d.title from interests i join disciplines d on d.id = i.discipline_id where i.user_id = $1 order by d.title`,
  },
  {
    name: 'grades',
    title: 'Смена класса',
    columns: { from_index: 'был', to_index: 'стал', reason: 'почему', created_at: 'когда' },
    sql: `select from_index, to_index, reason, created_at from grade_checks where user_id = $1 order by created_at`,
  },
]
