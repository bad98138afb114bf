import { link, site } from '@school/routes'
import type { SearchSource } from '@school/search/server'

interface FoundTraining {
  id: number
  title: string
  subtitle: string
  aboutHtml: string
  grades: number[]
  discipline: string
  disciplineTitle: string
  hue: number
}

const plain = (html: string): string => html.replace(/<[^>]*>|&\w+;/g, ' ').replaceAll('$', '')

const trainings: SearchSource = {
  kind: 'training',
  read: async ({ sql }) => {
    const { rows } = await sql.query<FoundTraining>({
      text: `select t.id, t.title, t.subtitle, t.about_html as "aboutHtml", t.grades, d.key as discipline, d.title as "disciplineTitle", d.hue
        from trainings t join disciplines d on d.id = t.discipline_id where t.retired_at is null`,
    })
    return rows.map((row) => ({
      key: String(row.id),
      title: row.title,
      subtitle: row.subtitle,
      text: plain(`${row.disciplineTitle}. ${row.aboutHtml}`),
      url: link(site.lms.training, { training_id: row.id }),
      audience: site.lms.training.who,
      picture: { discipline: row.discipline, hue: row.hue, seed: row.id },
      grades: row.grades,
      popularity: 0.4,
    }))
  },
}

export const searchable = [trainings]
