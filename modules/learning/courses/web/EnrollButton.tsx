import { link, site } from '@school/routes'
import { Button, ButtonLink, fewTries, patiently, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Course } from '../contract/index.ts'
import { joiningAddress } from './joining.ts'
import { t } from './ru-enroll.ts'

/** Every guest's landing would load the mutations that only the signed-in can begin. */
const loadJoining = patiently(() => import('./join-course.ts'), fewTries)

export interface EnrollButtonProps {
  courseId: number
  isSignedIn: boolean
  /** What to do when it is done; goes to the course by default. */
  onEnrolled?: (course: Course) => void
  size?: 'm' | 'l'
  wide?: boolean
  children?: ReactNode
}

/** Enrols in a free course at once; a guest registers first. */
export function EnrollButton({
  courseId,
  isSignedIn,
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
      <ButtonLink
        {...look}
        to={link(site.market.registration, {}, { redirect_url: joiningAddress(courseId) })}
      >
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
