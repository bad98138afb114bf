import { link, site } from '@school/routes'
import type { SearchSource } from '@school/search/server'

interface Row {
  id: number
  title: string
  subtitle: string
  discipline: string
  disciplineTitle: string
  hue: number
  grades: number[]
}

const rehearsals: SearchSource = {
  kind: 'exam_rehearsal',
  read: async ({ sql }) => {
    const { rows } = await sql.query<Row>({
      text: `select r.id, r.title, r.subtitle, d.key as discipline, d.title as "disciplineTitle", d.hue, r.grades
        from exam_rehearsals r join disciplines d on d.id = r.discipline_id where r.retired_at is null`,
    })
    return rows.map((row) => ({
      key: String(row.id),
      title: row.title,
      subtitle: row.subtitle,
      text: row.disciplineTitle,
      url: link(site.lms.examRehearsal, { exam_rehearsal_id: row.id }),
      audience: site.lms.examRehearsal.who,
      picture: { discipline: row.discipline, hue: row.hue, seed: row.id },
      grades: row.grades,
      popularity: 0.6,
    }))
  },
}

export const searchable = [rehearsals]
