import { endpoint, filtersOf, Id, pagingBy, TypedLine, WireInteger } from '@school/kernel/contract'
import { Homework, LibrarySection } from '@school/homeworks/contract'
import * as z from 'zod'
import { LibraryFacets, LibrarySet, LibrarySetPreview } from './library.ts'

const Section = z.object({ section: LibrarySection })
const number = (least: number, most: number) => WireInteger(least, most)

export const LibraryFilters = filtersOf(
  {
    disciplineEq: z.string().regex(/^[a-z0-9-]{1,60}$/),
    themeEq: z.string().max(80),
    examNumberEq: number(1, 40),
    difficultyEq: number(1, 5),
    gradeEq: number(1, 11),
    yearEq: number(2000, 2100),
    titleCont: TypedLine.max(60),
    /** 1: only favourites of the viewer. */
    favouriteEq: number(1, 1),
  },
  [],
)
export type LibraryFilters = z.output<typeof LibraryFilters>

export const listLibrarySets = endpoint({
  name: 'homeworks.listLibrarySets',
  method: 'GET',
  path: '/api/homework_library/:section',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['homeworks.favourites', 'homeworks.copies', 'works.attempts'],
  summary: 'Ready sets of a section of the library',
  params: Section,
  query: pagingBy(24).extend({ q: LibraryFilters }),
  reply: z.array(LibrarySet),
  paged: true,
})

export const getLibraryFacets = endpoint({
  name: 'homeworks.getLibraryFacets',
  method: 'GET',
  path: '/api/homework_library/:section/facets',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: [],
  summary: 'What the sets of a section may be filtered by',
  params: Section,
  reply: LibraryFacets,
})

export const getLibrarySet = endpoint({
  name: 'homeworks.getLibrarySet',
  method: 'GET',
  path: '/api/homework_sets/:setId',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['homeworks.favourites', 'homeworks.copies', 'works.attempts'],
  summary: 'A set with the statements of its tasks',
  params: z.object({ setId: Id }),
  reply: LibrarySetPreview,
  errors: ['homework_set_not_found'],
})

export const keepLibrarySet = endpoint({
  name: 'homeworks.keepLibrarySet',
  method: 'PUT',
  path: '/api/homework_sets/:setId/favourite',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['homeworks.favourites'],
  summary: 'Keeps a set at hand; repeating it changes nothing',
  params: z.object({ setId: Id }),
  reply: z.null(),
  errors: ['homework_set_not_found'],
})

export const leaveLibrarySet = endpoint({
  name: 'homeworks.leaveLibrarySet',
  method: 'DELETE',
  path: '/api/homework_sets/:setId/favourite',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['homeworks.favourites'],
  summary: 'Keeps a set at hand no more; repeating it changes nothing',
  params: z.object({ setId: Id }),
  reply: z.null(),
  errors: ['homework_set_not_found'],
})

export const pickLibrarySet = endpoint({
  name: 'homeworks.pickLibrarySet',
  method: 'POST',
  path: '/api/homework_sets/:setId/picks',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['homeworks.copies'],
  summary: 'Takes a set as a homework of one’s own; repeating it changes nothing',
  params: z.object({ setId: Id }),
  reply: Homework,
  errors: ['homework_set_not_found'],
})
