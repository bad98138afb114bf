import { call } from '@school/api-client'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { User } from '@school/accounts/contract'
import { GentleTone } from '@school/tasks/web'
import { hueOf, Skeletons, SkeletonText, SkeletonTitle } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Lesson, viewLesson } from '../../contract/index.ts'
import { BlockBoundary } from '../BlockBoundary.tsx'
import { LessonHead } from '../lesson/LessonHead.tsx'
import { LessonRail } from '../lesson/LessonRail.tsx'
import { LockedLesson } from '../lesson/LockedLesson.tsx'
import { Neighbours } from '../lesson/Neighbours.tsx'
import { t } from '../lesson/ru.ts'
import { TaskSkeleton, TasksSection } from '../lesson/TasksSection.tsx'
import { TheorySection } from '../lesson/TheorySection.tsx'
import { VideoPlayer } from '../lesson/VideoPlayer.tsx'
import { isFinished } from '../lesson-standing.ts'
import { lessonQuery } from '../queries.ts'
import styles from './LessonScreen.module.css'

export interface LessonScreenProps {
  courseId: number
  lessonId: number
  /** The task in the address. */
  taskId: number | null
  user: User | null
  /** The way to its homework, from the room that knows it. */
  homework?: ReactNode
}

export function LessonScreen({ courseId, lessonId, taskId, user, homework }: LessonScreenProps) {
  const { data: lesson } = useSuspenseQuery(lessonQuery(courseId, lessonId))
  useFocusOnOpening(lesson.can.learn)
  useView(lesson)
  const isSmall = user?.isElementaryPupil ?? false
  return (
    <GentleTone isOn={isSmall}>
      <div key={lesson.id} className={`hue ${styles.page}`} style={hueOf(lesson.course.discipline.hue)}>
        <LessonRail lesson={lesson} />
        <article className={styles.lesson}>
          <LessonHead lesson={lesson} />
          {lesson.can.learn ? (
            <OpenLesson lesson={lesson} taskId={taskId} viewerId={user?.id ?? 0} />
          ) : (
            <LockedLesson lesson={lesson} />
          )}
          {lesson.can.learn && homework}
          <Neighbours lesson={lesson} isFinished={isFinished(lesson)} />
        </article>
      </div>
    </GentleTone>
  )
}

/** The pressed button is gone with the lock: reading starts at the title. */
function useFocusOnOpening(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) document.querySelector<HTMLElement>('main')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
}

function OpenLesson({
  lesson,
  taskId,
  viewerId,
}: {
  lesson: Lesson
  taskId: number | null
  viewerId: number
}) {
  return (
    <>
      {lesson.video && (
        <section id="video" aria-label={t.video} className="no-print">
          <VideoPlayer
            key={lesson.video.id}
            video={lesson.video}
            courseId={lesson.course.id}
            lessonId={lesson.id}
          />
        </section>
      )}
      <BlockBoundary fallback={<TheorySkeleton />}>
        <TheorySection lessonId={lesson.id} />
      </BlockBoundary>
      <BlockBoundary fallback={<TaskSkeleton />}>
        <TasksSection lesson={lesson} taskId={taskId} viewerId={viewerId} />
      </BlockBoundary>
    </>
  )
}

const TheorySkeleton = () => (
  <Skeletons>
    <SkeletonTitle />
    <SkeletonText lines={8} />
  </Skeletons>
)

/** Tells the server of every open lesson that comes before the viewer. */
function useView({ id: lessonId, can }: Lesson): void {
  useEffect(() => {
    if (!can.learn) return
    // Nobody waits for it: the next view says it again.
    call(viewLesson, { params: { lessonId } }, { keepalive: true }).catch(() => {})
  }, [lessonId, can.learn])
}
