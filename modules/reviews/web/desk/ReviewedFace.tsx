import { Avatar } from '@school/ui'
import type { ReviewCard } from '../../contract/index.ts'

/** Beside a name; a number has no face. */
export const ReviewedFace = ({ pupil, size }: { pupil: ReviewCard['pupil']; size: number }) =>
  pupil.id !== null && <Avatar name={pupil.name} portrait={pupil.avatar} size={size} isNamed />
