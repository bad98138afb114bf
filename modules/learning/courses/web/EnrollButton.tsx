import { link, signInAddress, site } from '@school/routes'
import { Button, ButtonLink, fewTries, patiently, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Course } from '../contract/index.ts'
import { t } from './ru-enroll.ts'

/** Query parameter of a page to which a guest comes back from signing in: one press is left. */
export const enrollMark = 'enroll'

/** Every guest's landing would load the mutations that only the signed-in can begin. */
const loadJoining = patiently(() => import('./join-course.ts'), fewTries)

export interface EnrollButtonProps {
  courseId: number
  isSignedIn: boolean
  /** Path of the page with the button: a guest comes back to it. */
  backTo: string
  /** What to do when it is done; goes to the course by default. */
  onEnrolled?: (course: Course) => void
  size?: 'm' | 'l'
  wide?: boolean
  children?: ReactNode
}

/** Enrols in a free course at once; a guest signs in first. */
export function EnrollButton({
  courseId,
  isSignedIn,
  backTo,
  onEnrolled,
  size = 'l',
  wide,
  children = t.enroll,
}: EnrollButtonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toCourse = () => void navigate(link(site.lms.course, { course_id: courseId }))
  const [isJoining, setJoining] = useState(false)
  const join = async () => {
    setJoining(true)
    try {
      const joining = await loadJoining().catch(() => null)
      if (joining) await joining.joinCourse(client, courseId, onEnrolled ?? toCourse)
      else toast(t.notJoined, { tone: 'bad' })
    } finally {
      setJoining(false)
    }
  }
  const look = { kind: 'primary', size, wide: wide ?? false } as const
  if (!isSignedIn) {
    return (
      <ButtonLink {...look} to={signInAddress(`${backTo}?${enrollMark}=1`)}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <Button {...look} loading={isJoining} onClick={() => void join()}>
      {children}
    </Button>
  )
}
