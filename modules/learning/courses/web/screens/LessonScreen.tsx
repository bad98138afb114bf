import { call } from '@school/api-client'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { User } from '@school/accounts/contract'
import { BlockBoundary } from '@school/tables'
import { hueOf, late, Skeletons, SkeletonText, SkeletonTitle } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type Lesson, viewLesson } from '../../contract/index.ts'
import { LessonHead } from '../lesson/LessonHead.tsx'
import { LessonRail } from '../lesson/LessonRail.tsx'
import { LockedLesson } from '../lesson/late-lock.ts'
import { Neighbours } from '../lesson/Neighbours.tsx'
import { t } from '../lesson/ru.ts'
import { TaskSkeleton, TasksSection } from '../lesson/TasksSection.tsx'
import { TheorySection } from '../lesson/TheorySection.tsx'
import { VideoPlayer } from '../lesson/VideoPlayer.tsx'
import { isFinished } from '../lesson-standing.ts'
import { lessonQuery } from '../queries.ts'
import { Remarks } from '../remarks/late.ts'
import styles from './LessonScreen.module.css'

/** The end of a lesson loads after its beginning. */
const { Part: OpinionCard } = late(async () => (await import('../opinions/OpinionCard.tsx')).OpinionCard)
const { Part: LessonQuestions } = late(
  async () => (await import('../questions/LessonQuestions.tsx')).LessonQuestions,
)

export interface LessonScreenProps {
  courseId: number
  lessonId: number
  /** The task in the address. */
  taskId: number | null
  user: User | null
  /** The link to its homework, from the module that knows it. */
  homework?: ReactNode
}

export function LessonScreen({ courseId, lessonId, taskId, user, homework }: LessonScreenProps) {
  const { data: lesson } = useSuspenseQuery(lessonQuery(courseId, lessonId))
  useFocusOnOpening(lesson.can.learn)
  useView(lesson)
  return (
    <div key={lesson.id} className={`hue ${styles.page}`} style={hueOf(lesson.course.discipline.hue)}>
      <LessonRail lesson={lesson} />
      <article className={styles.lesson}>
        <LessonHead lesson={lesson} />
        {lesson.can.learn ? (
          <OpenLesson lesson={lesson} taskId={taskId} user={user} />
        ) : (
          <Suspense fallback={<TheorySkeleton />}>
            <LockedLesson lesson={lesson} />
          </Suspense>
        )}
        {lesson.can.learn && homework}
        <Neighbours lesson={lesson} isFinished={isFinished(lesson)} />
      </article>
    </div>
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

function OpenLesson({ lesson, taskId, user }: { lesson: Lesson; taskId: number | null; user: User | null }) {
  const [moment, setMoment] = useState<{ seconds: number } | null>(null)
  const isPupil = user?.isPupil ?? false
  return (
    <>
      {lesson.video && (
        <section id="video" aria-label={t.video} className="no-print">
          <VideoPlayer
            key={lesson.video.id}
            video={lesson.video}
            courseId={lesson.course.id}
            lessonId={lesson.id}
            onAsk={isPupil ? (seconds) => setMoment({ seconds }) : undefined}
          />
        </section>
      )}
      <BlockBoundary fallback={<TheorySkeleton />}>
        <TheorySection lessonId={lesson.id} />
      </BlockBoundary>
      {!lesson.video && <RemarksWithoutFilm lessonId={lesson.id} />}
      <BlockBoundary fallback={<TaskSkeleton />}>
        <TasksSection lesson={lesson} taskId={taskId} viewerId={user?.id ?? 0} />
      </BlockBoundary>
      {isPupil && isFinished(lesson) && <OpinionCard lessonId={lesson.id} />}
      <LessonQuestions lessonId={lesson.id} moment={moment} />
    </>
  )
}

function RemarksWithoutFilm({ lessonId }: { lessonId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="no-print">
      <Remarks lessonId={lessonId} film={null} isOpen={isOpen} onToggle={setOpen} />
    </div>
  )
}

const TheorySkeleton = () => (
  <Skeletons>
    <SkeletonTitle />
    <SkeletonText lines={8} />
  </Skeletons>
)

/** Reports to the server every open lesson that is shown to the viewer. */
function useView({ id: lessonId, can }: Lesson): void {
  useEffect(() => {
    if (!can.learn) return
    // Runs in the background: a failure is ignored, because the next view reports again.
    call(viewLesson, { params: { lessonId } }, { keepalive: true }).catch(() => {})
  }, [lessonId, can.learn])
}
