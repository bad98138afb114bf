import { Avatar } from '@school/ui'
import type { ReviewCard } from '../../contract/index.ts'

/** Avatar next to a name; anonymous answers have none. */
export const ReviewedFace = ({ pupil, size }: { pupil: ReviewCard['pupil']; size: number }) =>
  pupil.id !== null && <Avatar name={pupil.name} portrait={pupil.avatar} size={size} isNamed />
