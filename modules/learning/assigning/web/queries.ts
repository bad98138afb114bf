import { pageQuery, query } from '@school/api-client'
import type { LibrarySection } from '@school/homeworks/contract'
import type { ManagedTab } from '../contract/managed.ts'
import * as contract from '../contract/index.ts'

/** Filters of the library as in the address. */
export interface LibraryQuery {
  subject: string | null
  theme: string | null
  number: number | null
  difficulty: number | null
  year: number | null
  text: string | null
  /** Only favourites: 1. */
  favourite: number | null
}

export const libraryQuery = (section: LibrarySection, filters: LibraryQuery, page: number) => {
  const { subject, theme, number, difficulty, year, text, favourite } = filters
  const q = {
    ...(subject ? { disciplineEq: subject } : {}),
    ...(theme ? { themeEq: theme } : {}),
    ...(number ? { examNumberEq: number } : {}),
    ...(difficulty ? { difficultyEq: difficulty } : {}),
    ...(year ? { yearEq: year } : {}),
    ...(text ? { titleCont: text } : {}),
    ...(favourite ? { favouriteEq: 1 } : {}),
  }
  return pageQuery(contract.listLibrarySets, { params: { section }, query: { page, q } })
}

export const facetsQuery = (section: LibrarySection) =>
  query(contract.getLibraryFacets, { params: { section } })

export const setQuery = (setId: number) => query(contract.getLibrarySet, { params: { setId } })

export const managedListQuery = (tab: ManagedTab, text: string | null, page: number) =>
  pageQuery(contract.listManaged, {
    query: { page, q: { tabEq: tab, ...(text ? { titleCont: text } : {}) } },
  })

/** Shares of tasks that pupils of classes solve at the first try. */
export const firstTriesQuery = (schoolClassIds: readonly number[]) =>
  query(contract.listFirstTryResults, {
    query: { schoolClassIds: schoolClassIds.toSorted((a, b) => a - b) },
  })

/** Lessons, trainings and rehearsals that may be assigned. */
export const assignablesQuery = (kind: string | null, text: string | null) =>
  pageQuery(contract.listAssignableWorks, {
    query: { limit: 20, q: { ...(kind ? { kindEq: kind } : {}), ...(text ? { textCont: text } : {}) } },
  })

/** One of them, by its work; none when it may not be assigned. */
export const assignableQuery = (workId: number) =>
  pageQuery(contract.listAssignableWorks, { query: { limit: 1, q: { idEq: workId } } })

/** Templates and weekly repeats. */
export const keptQuery = query(contract.listKept, {})

/** Statements as a pupil sees them. */
export const previewQuery = (taskIds: readonly number[]) =>
  query(contract.previewTasks, { query: { taskIds: [...taskIds] } })

/** The existing load of classes in the week of this Monday. */
export const loadsQuery = (schoolClassIds: readonly number[], from: string, exceptId: number | null) =>
  query(contract.listClassLoads, {
    query: {
      schoolClassIds: schoolClassIds.toSorted((a, b) => a - b),
      from,
      ...(exceptId ? { exceptId } : {}),
    },
  })

export const managedQuery = (homeworkId: number) => query(contract.getManaged, { params: { homeworkId } })

export const optionsQuery = query(contract.getTeachingOptions, {})

export const colleaguesQuery = query(contract.listColleagues, {})

export interface BankQuery {
  lessonId: number | null
  setId: number | null
  difficulty: number | null
  text: string | null
  /** Only own tasks and those shared by colleagues. */
  source?: 'own' | null
}

export const bankQuery = ({ lessonId, setId, difficulty, text, source }: BankQuery) =>
  pageQuery(contract.listBankTasks, {
    query: {
      limit: 100,
      q: {
        ...(lessonId ? { lessonIdEq: lessonId } : {}),
        ...(setId ? { setIdEq: setId } : {}),
        ...(difficulty ? { difficultyEq: difficulty } : {}),
        ...(text ? { textCont: text } : {}),
        ...(source ? { sourceEq: source } : {}),
      },
    },
  })

/** The tasks of a ready set. */
export const setTasksQuery = (setId: number) =>
  bankQuery({ setId, lessonId: null, difficulty: null, text: null })

/** The tasks of a lesson. */
export const lessonBankQuery = (lessonId: number) =>
  bankQuery({ lessonId, setId: null, difficulty: null, text: null })

export const bankTaskQuery = (taskId: number) => query(contract.previewBankTask, { params: { taskId } })
