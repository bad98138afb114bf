import type { DemoPart, DemoSchool } from '@school/demo-school/server'
import { insertMany, type Unit } from '@school/db'
import type { Opinion } from '../contract/opinions.ts'
import { lessonOpinions } from './opinions/tables.ts'
import { lessonQuestions } from './questions/tables.ts'
import { lessonRemarks } from './remarks/tables.ts'

const dayMs = 24 * 60 * 60_000

const remarks = [
  { atSeconds: 12, text: 'Весы в равновесии = знак «равно»', daysAgo: 6 },
  { atSeconds: 24, text: 'Снимаем поровну с обеих чаш', daysAgo: 6 },
  { atSeconds: null, text: 'Перечитать перед контрольной', daysAgo: 2 },
]

interface Asked {
  /** Of Masha, else of a classmate. */
  isMasha: boolean
  question: string
  atSeconds: number | null
  daysAgo: number
  answer: string | null
  common?: { question: string; answer: string }
}

const questions: readonly Asked[] = [
  {
    isMasha: true,
    question: 'А почему нельзя снять гири только с одной чаши?',
    atSeconds: 24,
    daysAgo: 5,
    answer: 'Тогда весы наклонятся: равенство станет неверным. Маша, попробуй на примере 5 = 5.',
    common: {
      question: 'Почему нельзя вычесть число только из одной части уравнения?',
      answer: 'Весы наклонятся: равенство станет неверным. Поэтому с обеими частями делают одно и то же.',
    },
  },
  {
    isMasha: true,
    question: 'Корень может быть дробью?',
    atSeconds: null,
    daysAgo: 1,
    answer: null,
  },
  {
    isMasha: false,
    question: 'Что значит слово «равносильны»?',
    atSeconds: null,
    daysAgo: 3,
    answer: null,
  },
]

/** Opinions of pupils who have gone through the lesson, one after another. */
const opinions: readonly (readonly [Opinion, string])[] = [
  ['clear', ''],
  ['clear', 'Про весы понятно!'],
  ['partly', 'Последняя задача трудная'],
  ['clear', ''],
  ['unclear', 'Не понял, зачем переносить с другим знаком'],
  ['clear', ''],
]

async function findLesson({ sql }: Unit, key: string): Promise<{ id: number; workId: number } | undefined> {
  const { rows } = await sql.query<{ id: number; workId: number }>({
    text: 'select id, work_id as "workId" from lessons where key = $1',
    values: [key],
  })
  return rows[0]
}

async function seedTalk(
  { unit, now, accounts, classes }: DemoSchool,
  mashaId: number,
  lessonId: number,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const teacherId = accounts.get('teacher') ?? null
  const classmateId = classes.find(({ gradeIndex }) => gradeIndex === 7)?.pupilIds[0] ?? mashaId
  await insertMany(
    unit.sql,
    lessonRemarks,
    remarks.map(({ atSeconds, text, daysAgo }) => ({
      atSeconds,
      text,
      userId: mashaId,
      lessonId,
      writtenAt: ago(daysAgo),
    })),
  )
  await insertMany(
    unit.sql,
    lessonQuestions,
    questions.map(({ isMasha, question, atSeconds, daysAgo, answer, common }) => ({
      lessonId,
      userId: isMasha ? mashaId : classmateId,
      atSeconds,
      question,
      askedAt: ago(daysAgo),
      answer,
      answeredAt: answer === null ? null : ago(daysAgo - 1),
      answeredBy: answer === null ? null : teacherId,
      commonQuestion: common?.question ?? null,
      commonAnswer: common?.answer ?? null,
      publishedAt: common ? ago(daysAgo - 2) : null,
      publishedBy: common ? (accounts.get('methodist') ?? null) : null,
    })),
  )
}

async function seedOpinions(unit: Unit, lesson: { id: number; workId: number }, now: Date): Promise<void> {
  const { rows } = await unit.sql.query<{ userId: number }>({
    text: 'select user_id as "userId" from attempts where work_id = $1 order by id limit $2',
    values: [lesson.workId, opinions.length],
  })
  await insertMany(
    unit.sql,
    lessonOpinions,
    rows.map(({ userId }, index) => {
      const [opinion, words] = opinions[index]!
      return { userId, lessonId: lesson.id, opinion, words, saidAt: new Date(now.getTime() - index * dayMs) }
    }),
  )
}

/** Remarks, questions and opinions of Masha's first lesson. */
export const talkOfDemo: DemoPart = {
  name: 'courses.talk',
  needs: ['lessons', 'checking'],
  seed: async (school) => {
    const mashaId = school.accounts.get('pupil')
    const lesson = await findLesson(school.unit, 'linear-equations/what-is-equation')
    if (mashaId === undefined || lesson === undefined) return
    await seedTalk(school, mashaId, lesson.id)
    await seedOpinions(school.unit, lesson, school.now)
  },
}
