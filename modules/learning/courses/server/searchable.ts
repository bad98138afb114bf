import { link, site } from '@school/routes'
import type { SearchSource } from '@school/search/server'

interface LessonRow {
  id: number
  courseId: number
  title: string
  summary: string
  course: string
  discipline: string
  disciplineTitle: string
  hue: number
  grades: number[]
}

/** The outline of a course, which is open to anybody; the lesson itself is for those who learn there, so results link to the outline. */
const lessons: SearchSource = {
  kind: 'lesson',
  read: async ({ sql }) => {
    const { rows } = await sql.query<LessonRow>({
      text: `select l.id, l.course_id as "courseId", l.title, l.summary, c.title as course,
          d.key as discipline, d.title as "disciplineTitle", d.hue, c.grades
        from lessons l
        join courses c on c.id = l.course_id
        join disciplines d on d.id = c.discipline_id
        where l.retired_at is null and c.retired_at is null`,
    })
    return rows.map((row) => ({
      key: String(row.id),
      title: row.title,
      subtitle: row.course,
      text: `${row.summary} ${row.disciplineTitle}.`,
      url: `${link(site.market.courseLanding, { course_id: row.courseId })}#lesson-${row.id}`,
      audience: site.market.courseLanding.who,
      picture: { discipline: row.discipline, hue: row.hue, seed: row.courseId },
      grades: row.grades,
      popularity: 0.3,
    }))
  },
}

export const searchable = [lessons]
