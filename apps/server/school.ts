import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, inTransaction } from '@school/db'
import {
  countContentPages,
  loadContentPages,
  type PageProblem,
  type PagesReport,
  readContentPages,
  type SourcePage,
} from '@school/content-pages/server'
import type { FileStore } from '@school/files/server'
import { loadSchoolContent, type LoadReport, readSchoolContent } from '@school/courses/server'
import { type HomeworksContent, loadHomeworks, readHomeworks } from '@school/homeworks/server'
import { loadOlympiads, type OlympiadContent, readOlympiads } from '@school/olympiads/server'
import { loadTrainings, readTrainings, type TrainingContent } from '@school/trainings/server'
import { loadSkills, readSkills, type SkillContent } from '@school/skills-practice/server'
import { type Proofs, seedDemoSchool } from './demo-school.ts'
import { type ExamsContent, hasExams, loadExams, readExams } from './exam-content.ts'
import { refreshSearch } from './search-index.ts'

const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** Content that can't be loaded; every line says where and what. */
export class WrongContent extends Error {
  override name = 'WrongContent'
}

type SchoolContent = ReturnType<typeof readSchoolContent>['content']

function mustBeRight(problems: readonly PageProblem[]): void {
  const errors = problems.filter((p) => p.severity === 'error')
  if (errors.length === 0) return
  throw new WrongContent(
    errors.map((p) => `${path.join('content', p.file)}:${p.line} ${p.message}`).join('\n'),
  )
}

function readContent(): SchoolContent {
  const { content, problems } = readSchoolContent(contentFolder)
  mustBeRight(problems)
  return content
}

function readTrainingsOf({ disciplines }: SchoolContent): TrainingContent[] {
  const { trainings, problems } = readTrainings(contentFolder, new Set(disciplines.map(({ key }) => key)))
  mustBeRight(problems)
  return trainings
}

function readHomeworksOf(content: SchoolContent, trainings: readonly TrainingContent[]): HomeworksContent {
  const lessons = content.courses.flatMap((course) => course.lessons)
  const { problems, ...read } = readHomeworks(contentFolder, {
    disciplines: new Set(content.disciplines.map(({ key }) => key)),
    tasks: new Set([...lessons, ...trainings].flatMap(({ tasks }) => tasks.map(({ key }) => key))),
  })
  mustBeRight(problems)
  return read
}

function readOlympiadsOf({ disciplines }: SchoolContent): OlympiadContent[] {
  const { olympiads, problems } = readOlympiads(contentFolder, new Set(disciplines.map(({ key }) => key)))
  mustBeRight(problems)
  return olympiads
}

function readExamsOf({ disciplines }: SchoolContent): ExamsContent {
  const exams = readExams(contentFolder, new Set(disciplines.map(({ key }) => key)))
  mustBeRight(exams.problems)
  return exams
}

function readSkillsOf({ courses, disciplines }: SchoolContent): SkillContent[] {
  const lessons = courses.flatMap((course) => course.lessons.map(({ key }) => `${course.key}/${key}`))
  const { skills, problems } = readSkills(contentFolder, {
    disciplines: new Set(disciplines.map(({ key }) => key)),
    lessons: new Set(lessons),
  })
  mustBeRight(problems)
  return skills
}

function readPages(): SourcePage[] {
  const { pages, problems } = readContentPages(contentFolder)
  mustBeRight(problems)
  return pages
}

/** Loads `content/` into the database; nothing is loaded when something is wrong. @throws WrongContent */
export async function loadContent(
  database: Pick<Database, 'pool'>,
  now: Date,
): Promise<
  LoadReport &
    Pick<PagesReport, 'pages'> & {
      trainings: number
      skills: number
      homeworks: number
      exams: number
      olympiads: number
    }
> {
  const content = readContent()
  const trainings = readTrainingsOf(content)
  const homeworks = readHomeworksOf(content, trainings)
  const exams = readExamsOf(content)
  const olympiads = readOlympiadsOf(content)
  const skills = readSkillsOf(content)
  const pages = readPages()
  const loaded = await inTransaction(database.pool, async (unit) => {
    const report = await loadSchoolContent(unit.db, content, now)
    const words = await loadContentPages(unit.db, pages, now)
    const sets = await loadTrainings(unit.db, trainings, now)
    const given = await loadHomeworks(unit.db, homeworks, now)
    const rehearsed = await loadExams(unit.db, exams, now)
    const contests = await loadOlympiads(unit.db, olympiads, now)
    const practised = await loadSkills(unit.db, skills, now)
    return {
      ...report,
      tasks: report.tasks + sets.tasks + practised.tasks + given.tasks + rehearsed.tasks + contests.tasks,
      trainings: sets.trainings,
      skills: practised.skills,
      olympiads: contests.olympiads,
      homeworks: given.homeworks + given.sets,
      exams: rehearsed.exams,
      pages: words.pages,
      changed:
        report.changed +
        words.changed +
        sets.changed +
        practised.changed +
        given.changed +
        rehearsed.changed +
        contests.changed,
    }
  })
  await refreshSearch(database, now)
  return loaded
}

/** A school that was seeded before there were trainings gets them with the next start. */
async function loadTrainingsOnce(database: Database, now: Date): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from trainings',
  )
  if (rows[0]!.count > 0) return
  const trainings = readTrainingsOf(readContent())
  await inTransaction(database.pool, (unit) => loadTrainings(unit.db, trainings, now))
}

/** A school that was seeded before there were homeworks gets them with the next start. */
async function loadHomeworksOnce(database: Database, now: Date): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from homeworks',
  )
  if (rows[0]!.count > 0) return
  const content = readContent()
  const homeworks = readHomeworksOf(content, readTrainingsOf(content))
  await inTransaction(database.pool, (unit) => loadHomeworks(unit.db, homeworks, now))
}

/** A school that was seeded before there were olympiads gets them with the next start. */
async function loadOlympiadsOnce(database: Database, now: Date): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from olympiads',
  )
  if (rows[0]!.count > 0) return
  const olympiads = readOlympiadsOf(readContent())
  await inTransaction(database.pool, (unit) => loadOlympiads(unit.db, olympiads, now))
}

/** A school that was seeded before there were exams gets them with the next start. */
async function loadExamsOnce(database: Database, now: Date): Promise<void> {
  if (await hasExams(database.pool)) return
  const exams = readExamsOf(readContent())
  await inTransaction(database.pool, (unit) => loadExams(unit.db, exams, now))
}

/** A school that was seeded before there were skills gets them with the next start. */
async function loadSkillsOnce(database: Database, now: Date): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from skills')
  if (rows[0]!.count > 0) return
  const skills = readSkillsOf(readContent())
  await inTransaction(database.pool, (unit) => loadSkills(unit.db, skills, now))
}

/** A school that was seeded before there were pages of words gets them with the next start. */
async function loadPagesOnce(database: Database, now: Date): Promise<void> {
  if ((await countContentPages(database.pool)) > 0) return
  const pages = readPages()
  await inTransaction(database.pool, (unit) => loadContentPages(unit.db, pages, now))
}

/**
 * Fills an empty school once: content, demo people, six schools with their pupils; all of it or nothing.
 * @returns false when it was there
 * @throws WrongContent
 */
export async function seedOnce(
  database: Database,
  now: Date,
  store: FileStore | null = null,
): Promise<boolean> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from courses')
  if (rows[0]!.count > 0) {
    await loadPagesOnce(database, now)
    await loadTrainingsOnce(database, now)
    await loadHomeworksOnce(database, now)
    await loadExamsOnce(database, now)
    await loadOlympiadsOnce(database, now)
    await loadSkillsOnce(database, now)
    return false
  }
  const content = readContent()
  const trainings = readTrainingsOf(content)
  const homeworks = readHomeworksOf(content, trainings)
  const exams = readExamsOf(content)
  const olympiads = readOlympiadsOf(content)
  const skills = readSkillsOf(content)
  const pages = readPages()
  await inTransaction(database.pool, async (unit) => {
    await loadSchoolContent(unit.db, content, now)
    await loadTrainings(unit.db, trainings, now)
    await loadHomeworks(unit.db, homeworks, now)
    await loadExams(unit.db, exams, now)
    await loadOlympiads(unit.db, olympiads, now)
    await loadSkills(unit.db, skills, now)
    await loadContentPages(unit.db, pages, now)
    const proofs = proofsOf(content, [...trainings, ...skills, ...exams.sets], homeworks, olympiads)
    await seedDemoSchool(unit, now, proofs, store)
  })
  // The embedded database has no autovacuum: without statistics its plans are guesses.
  await database.pool.query('analyze')
  return true
}

const proofsOf = (
  { courses }: SchoolContent,
  sets: readonly Pick<TrainingContent, 'tasks'>[],
  homeworks: HomeworksContent,
  olympiads: readonly OlympiadContent[],
): Proofs => {
  const lessons = courses.flatMap((course) => course.lessons)
  return new Map(
    [...lessons, ...sets, ...homeworks.lessons, ...homeworks.sets, ...olympiads].flatMap(({ tasks }) =>
      tasks.map((t) => [t.key, t.proof]),
    ),
  )
}
