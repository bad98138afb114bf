import { link, site } from '@school/routes'

const withQuery = (path: string, values: Record<string, string | number | null | undefined>): string => {
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path
}

/** @param userId of a pupil whose map a teacher looks at */
export const mapAt = (
  subject: string | null = null,
  userId: number | null = null,
  grade: number | 'all' | null = null,
) => withQuery(link(site.lms.skillsPractice), { subject, user: userId, grade })

export const skillAt = (skill_id: number, userId: number | null = null) =>
  withQuery(link(site.lms.skillPractice, { skill_id }), { user: userId })

/** A session of one skill is shown on the skill's page, any other on the page of the map. */
export const sessionAt = (session: { id: number; skill: { id: number } | null }) =>
  withQuery(
    session.skill
      ? link(site.lms.skillPractice, { skill_id: session.skill.id })
      : link(site.lms.skillsPractice),
    { session: session.id },
  )

/** The theory of a skill: its lesson. */
export const theoryAt = (course_id: number, lesson_id: number) =>
  `${link(site.lms.lesson, { course_id, lesson_id })}#theory`

const gradeOf = (word: string | null): number | 'all' | null =>
  word === 'all' ? 'all' : word !== null && /^\d{1,2}$/.test(word) ? Number(word) : null

/** Query parameters of the address; values that are not ids are ignored. */
export function placeOf(search: URLSearchParams) {
  const idOf = (name: string): number | null => {
    const id = Number(search.get(name))
    return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
  }
  return {
    sessionId: idOf('session'),
    userId: idOf('user'),
    subject: search.get('subject'),
    grade: gradeOf(search.get('grade')),
  }
}
