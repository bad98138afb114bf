import { link, site } from '@school/routes'
import { gradeRange } from '@school/texts'
import type { SearchSource } from '@school/search/server'
import { says } from './ru.ts'

interface FoundRow {
  id: number
  title: string
  subtitle: string
  season: string
  grades: number[]
  aboutHtml: string
  discipline: string
  disciplineKey: string
  hue: number
  stages: string[]
}

const plain = (html: string): string => html.replace(/<[^>]*>|&\w+;/g, ' ').replaceAll('$', '')

/** Includes finished olympiads: their tasks and results are searched for all year. */
const olympiads: SearchSource = {
  kind: 'olympiad',
  read: async ({ sql }) => {
    const { rows } = await sql.query<FoundRow>({
      text: `select o.id, o.title, o.subtitle, o.season, o.grades, o.about_html as "aboutHtml", d.title as discipline,
          d.key as "disciplineKey", d.hue, array(select title from olympiad_stages where olympiad_id = o.id order by position) as stages
        from olympiads o join disciplines d on d.id = o.discipline_id where o.retired_at is null`,
    })
    return rows.map((row) => ({
      key: String(row.id),
      title: row.title,
      subtitle: says.inSearch(row.season, gradeRange(Math.min(...row.grades), Math.max(...row.grades))),
      text: plain(`${row.subtitle}. ${row.aboutHtml} ${row.discipline}. ${row.stages.join('. ')}`),
      url: link(site.lms.olympiad, { olympiad_id: row.id }),
      audience: site.lms.olympiad.who,
      picture: { discipline: row.disciplineKey, hue: row.hue, seed: `olympiad ${row.id}` },
      grades: row.grades,
      popularity: 0.7,
    }))
  },
}

export const searchable = [olympiads]
