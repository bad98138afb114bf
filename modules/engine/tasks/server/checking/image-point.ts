import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { isInside } from './areas.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'

/**
 * Each area that is hit earns its own part. A stray point costs the area that it could have hit; points beyond the number
 * of areas are subtracted, otherwise a picture covered with points would be right.
 */
export function checkImagePoint(
  { areas, width, height }: RubricOf<'image_point'>,
  { points }: ResponseOf<'image_point'>,
): CheckResult {
  if (points.length === 0) return 'empty'
  if (points.some(({ x, y }) => x > width || y > height)) return 'mismatch'
  const left = new Set(areas)
  const parts = points.map((point, index): Part => {
    const met = [...left].find((area) => isInside(area, point))
    if (met) left.delete(met)
    return { id: String(index + 1), mark: met ? 'right' : 'wrong' }
  })
  const hits = areas.length - left.size
  const extra = Math.max(0, points.length - areas.length)
  return verdictOf(Math.max(0, hits - extra) / areas.length, parts)
}
