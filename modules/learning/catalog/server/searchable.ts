import { courseKind } from '@school/courses/contract'
import { holdersCountSql } from '@school/grants/server'
import { link, site } from '@school/routes'
import type { SearchSource, Searchable } from '@school/search/server'
import { t } from './ru.ts'

interface CourseRow {
  id: number
  title: string
  subtitle: string
  grades: number[]
  discipline: string
  disciplineKey: string
  hue: number
  teacher: string
  aboutHtml: string
  outcomes: string[]
  pupils: number
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('$', '')
    .replace(/&(?:amp|lt|gt|quot|#\d+|nbsp);/g, ' ')

/** The more pupils, the higher, without end and within a half. */
const crowd = (pupils: number): number => (0.5 * pupils) / (pupils + 50)

const courseOf = (row: CourseRow): Searchable => ({
  key: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  text: plain(`${row.aboutHtml} ${row.outcomes.join('; ')}. ${row.discipline}, ${row.teacher}.`),
  url: link(site.market.courseLanding, { course_id: row.id }),
  audience: site.market.courseLanding.who,
  picture: { discipline: row.disciplineKey, hue: row.hue, seed: row.id },
  grades: row.grades,
  popularity: 0.5 + crowd(row.pupils),
})

const courses: SearchSource = {
  kind: 'course',
  read: async ({ sql }) => {
    const { rows } = await sql.query<CourseRow>({
      text: `select c.id, c.title, c.subtitle, c.grades, c.about_html as "aboutHtml", c.outcomes,
          d.title as discipline, d.key as "disciplineKey", d.hue, t.name as teacher,
          ${holdersCountSql({ kind: courseKind, resourceId: 'c.id' })} as pupils
        from courses c
        join disciplines d on d.id = c.discipline_id
        join teachers t on t.id = c.teacher_id
        where c.retired_at is null`,
    })
    return rows.map(courseOf)
  },
}

interface ShelfRow {
  key: string
  title: string
  hue: number
  courses: string[]
  grades: number[]
}

/** A discipline that has courses: leads to their list. */
const themes: SearchSource = {
  kind: 'theme',
  read: async ({ sql }) => {
    const { rows } = await sql.query<ShelfRow>({
      text: `select d.key, d.title, d.hue, array_agg(c.title order by c.id) as courses,
          array(
            select distinct grade from courses o, unnest(o.grades) as grade
            where o.discipline_id = d.id and o.retired_at is null order by grade
          ) as grades
        from disciplines d join courses c on c.discipline_id = d.id and c.retired_at is null
        group by d.id`,
    })
    return rows.map((row) => ({
      key: row.key,
      title: row.title,
      subtitle: t.coursesOfTheme(row.courses.length),
      text: row.courses.join('. '),
      url: link(site.lms.catalogCourses, {}, { discipline: row.key }),
      audience: site.lms.catalogCourses.who,
      picture: { discipline: row.key, hue: row.hue, seed: row.key },
      grades: row.grades,
      popularity: 0.9,
    }))
  },
}

interface TeacherRow {
  key: string
  name: string
  caption: string
  courses: string[]
  disciplines: string[]
}

/** Who teaches in courses on sale: leads to these courses. */
const teachers: SearchSource = {
  kind: 'teacher',
  read: async ({ sql }) => {
    const { rows } = await sql.query<TeacherRow>({
      text: `select t.key, t.name, t.caption, array_agg(c.title order by c.id) as courses,
          array_agg(distinct d.title) as disciplines
        from teachers t
        join courses c on c.teacher_id = t.id and c.retired_at is null
        join disciplines d on d.id = c.discipline_id
        group by t.id`,
    })
    return rows.map((row) => ({
      key: row.key,
      title: row.name,
      subtitle: row.caption,
      text: [...row.disciplines, ...row.courses].join('. '),
      url: link(site.lms.catalogCourses, {}, { text: row.name }),
      audience: site.lms.catalogCourses.who,
      picture: null,
      grades: [],
      popularity: 0.4,
    }))
  },
}

export const searchable = [courses, themes, teachers]
