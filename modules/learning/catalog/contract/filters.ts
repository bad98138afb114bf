import * as z from 'zod'
import { courseLevels } from '@school/courses/contract'
import { csv, filtersOf, Flag, TypedLine, WireInteger } from '@school/kernel/contract'

/** Cards on a page of the catalogue. */
export const catalogLimit = 24

export const catalogSorts = ['title', 'grade', 'new'] as const
export type CatalogSort = (typeof catalogSorts)[number]

export const CatalogFilters = filtersOf(
  {
    gradeEq: WireInteger(0, 11),
    /** Keys of disciplines; one that does not exist finds nothing. */
    disciplineIn: csv(z.string().regex(/^[a-z0-9-]{1,60}$/)),
    levelEq: z.enum(courseLevels),
    freeEq: Flag,
    /** Words of the title, the subtitle, the teacher's name or the discipline, in any order. */
    textCont: TypedLine.max(100),
  },
  catalogSorts,
)
export type CatalogFilters = z.output<typeof CatalogFilters>

/** How many courses every value of every filter would show, the other filters being as they are. */
export const CatalogFacets = z.object({
  disciplines: z.array(z.object({ key: z.string(), title: z.string(), hue: z.int(), count: z.int() })),
  grades: z.array(z.object({ index: z.int(), count: z.int() })),
  levels: z.array(z.object({ level: z.enum(courseLevels), count: z.int() })),
  /** How many of them are free. */
  free: z.int(),
  /** With all the filters. */
  total: z.int(),
})
export type CatalogFacets = z.infer<typeof CatalogFacets>
