import { courseKind } from '@school/courses/contract'
import type { Sql } from '@school/db'
import { openAccessSql } from '@school/grants/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import type { NextStep, ThemeResult } from '../contract/index.ts'
import type { ThemePoints } from './rules/grade.ts'
import type { ThemeSteps } from './source.ts'

type Asked = Pick<Ctx, 'sql' | 'now'>
/** Steps that exist now, by keys of the content. */
type Steps = ReadonlyMap<string, NextStep>

interface LessonRow {
  key: string
  id: number
  title: string
  courseId: number
  courseTitle: string
  /** Whether the person may read it: another lesson is reached through the page of its course. */
  isOpen: boolean
}

async function listLessons(
  sql: Sql,
  keys: readonly string[],
  userId: number,
  now: Date,
): Promise<LessonRow[]> {
  const { rows } = await sql.query<LessonRow>({
    name: 'list_lessons_of_exam_themes',
    text: `select l.key, l.id, l.title, c.id as "courseId", c.title as "courseTitle",
        (l.position = 1 or ${openAccessSql({ kind: courseKind, resourceId: 'c.id', userId: '$2', now: '$3' })}) as "isOpen"
      from lessons l join courses c on c.id = l.course_id
      where l.key = any($1::text[]) and l.retired_at is null and c.retired_at is null`,
    values: [keys, userId, now],
  })
  return rows
}

interface PracticeRow {
  key: string
  id: number
  title: string
}

async function listSkills(sql: Sql, keys: readonly string[]): Promise<PracticeRow[]> {
  const { rows } = await sql.query<PracticeRow>({
    name: 'list_skills_of_exam_themes',
    text: 'select key, id, title from skills where key = any($1::text[]) and retired_at is null',
    values: [keys],
  })
  return rows
}

async function listTrainings(sql: Sql, keys: readonly string[]): Promise<PracticeRow[]> {
  const { rows } = await sql.query<PracticeRow>({
    name: 'list_trainings_of_exam_themes',
    text: 'select key, id, title from trainings where key = any($1::text[]) and retired_at is null',
    values: [keys],
  })
  return rows
}

const lessonStep = ({ id, title, courseId, courseTitle, isOpen }: LessonRow): NextStep =>
  isOpen
    ? { kind: 'lesson', title, url: link(site.lms.lesson, { course_id: courseId, lesson_id: id }) }
    : { kind: 'course', title: courseTitle, url: link(site.lms.course, { course_id: courseId }) }

const allOf = (steps: readonly ThemeSteps[], kind: 'lessons' | 'skills' | 'trainings'): string[] => [
  ...new Set(steps.flatMap((one) => one[kind])),
]

async function findSteps({ sql, now }: Asked, userId: number, steps: readonly ThemeSteps[]): Promise<Steps> {
  const [lessons, skills, trainings] = await Promise.all([
    listLessons(sql, allOf(steps, 'lessons'), userId, now),
    listSkills(sql, allOf(steps, 'skills')),
    listTrainings(sql, allOf(steps, 'trainings')),
  ])
  return new Map<string, NextStep>([
    ...lessons.map((row) => [`lessons ${row.key}`, lessonStep(row)] as const),
    ...skills.map(({ key, id, title }): [string, NextStep] => [
      `skills ${key}`,
      { kind: 'skill', title, url: link(site.lms.skillPractice, { skill_id: id }) },
    ]),
    ...trainings.map(({ key, id, title }): [string, NextStep] => [
      `trainings ${key}`,
      { kind: 'training', title, url: link(site.lms.training, { training_id: id }) },
    ]),
  ])
}

function stepsOf(title: string, known: Steps, all: readonly ThemeSteps[]): NextStep[] {
  const own = all.find(({ theme }) => theme === title)
  if (!own) return []
  const keys = (['lessons', 'skills', 'trainings'] as const).flatMap((kind) =>
    own[kind].map((key) => `${kind} ${key}`),
  )
  const found = keys.flatMap((key) => known.get(key) ?? [])
  // Two closed lessons of a course lead to the same page.
  return found.filter(({ url }, index) => found.findIndex((one) => one.url === url) === index)
}

/** What exists for each of these themes, by title. @param userId whose access to lessons decides */
export async function listNextSteps(
  ctx: Asked,
  userId: number,
  titles: readonly string[],
  steps: readonly ThemeSteps[],
): Promise<Map<string, NextStep[]>> {
  const known = await findSteps(ctx, userId, steps)
  return new Map(titles.map((title) => [title, stepsOf(title, known, steps)]))
}

/** Themes with what exists for the weak ones of them; a good theme needs no step. */
export async function withNextSteps(
  ctx: Asked,
  userId: number,
  themes: readonly ThemePoints[],
  steps: readonly ThemeSteps[],
): Promise<ThemeResult[]> {
  const weak = themes.filter(({ isWeak }) => isWeak).map(({ title }) => title)
  const found = await listNextSteps(ctx, userId, weak, steps)
  return themes.map((theme) => ({ ...theme, steps: found.get(theme.title) ?? [] }))
}
