import { arrival } from '@school/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Course } from '../contract/index.ts'
import { joinCourse } from './join-course.ts'
import { joiningAddress } from './joining.ts'

export interface JoinOnArrivalProps {
  course: Pick<Course, 'id' | 'can'>
  /** Where to go once the course is open. */
  goOnTo: string
}

/** Presses the button for a person who has just registered or signed in for this course; draws nothing. */
export function JoinOnArrival({ course: { id, can }, goOnTo }: JoinOnArrivalProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => {
    if (!arrival.isAt(joiningAddress(id))) return
    // One press is left when it fails.
    arrival.forget()
    const next = () => void navigate(goOnTo)
    if (can.learn) next()
    else if (can.enroll) void joinCourse(client, id, next)
  })
  useEffect(() => goOn(), [])
  return null
}
