import { ownWordGrade } from '@school/families/contract'
import type { obstacles } from '../../contract/departure.ts'

export type Obstacle = (typeof obstacles)[number]

interface Standing {
  readonly type: 'pupil' | 'agent'
  readonly isParent: boolean
  readonly gradeIndex: number | null
}

/** Everybody but a child under about fourteen, judged by the grade as in families. */
export const isOfOwnWord = ({ type, isParent, gradeIndex }: Standing): boolean =>
  type === 'agent' || isParent || gradeIndex === null || gradeIndex >= ownWordGrade
