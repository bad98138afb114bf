import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { checkPlaces } from './gaps.ts'
import type { CheckResult } from './result.ts'

/** Cells are gaps in a grid: each earns its own part of the points. */
export const checkTable = ({ cells: keys }: RubricOf<'table'>, { cells }: ResponseOf<'table'>): CheckResult =>
  checkPlaces(keys, cells)
