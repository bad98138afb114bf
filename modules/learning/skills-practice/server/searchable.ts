import { factsOf } from '@school/texts'
import { link, site } from '@school/routes'
import type { SearchSource } from '@school/search/server'

interface FoundSkill {
  id: number
  title: string
  summary: string
  section: string
  grade: number
  discipline: string
  disciplineTitle: string
  hue: number
}

/** The list of skills is public; starting practice requires signing in and returns here. */
const skills: SearchSource = {
  kind: 'skill',
  read: async ({ sql }) => {
    const { rows } = await sql.query<FoundSkill>({
      text: `select s.id, s.title, s.summary, s.section, s.grade, d.key as discipline, d.title as "disciplineTitle", d.hue
        from skills s join disciplines d on d.id = s.discipline_id where s.retired_at is null`,
    })
    return rows.map((row) => ({
      key: String(row.id),
      title: row.title,
      subtitle: factsOf(row.disciplineTitle, row.section),
      text: row.summary,
      url: link(site.lms.skillPractice, { skill_id: row.id }),
      audience: 'anyone',
      picture: { discipline: row.discipline, hue: row.hue, seed: row.id },
      grades: [row.grade],
      popularity: 0.2,
    }))
  },
}

export const searchable = [skills]
