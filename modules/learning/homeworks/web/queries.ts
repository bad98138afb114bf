import { pageQuery, query } from '@school/api-client'
import type { HomeworkTab } from '../contract/homework.ts'
import * as contract from '../contract/index.ts'

export const homeworksQuery = (tab: HomeworkTab, subject: string | null, page: number) =>
  pageQuery(contract.listHomeworks, {
    query: { page, q: { tabEq: tab, ...(subject === null ? {} : { disciplineEq: subject }) } },
  })

export const summaryQuery = query(contract.getSummary, {})

export const homeworkQuery = (homeworkId: number) => query(contract.getHomework, { params: { homeworkId } })

export const lessonHomeworkQuery = (lessonId: number) =>
  query(contract.findLessonHomework, { params: { lessonId } })
