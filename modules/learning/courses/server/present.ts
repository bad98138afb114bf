import { presentDiscipline } from '@school/disciplines/server'
import type { AccessState, Course, LessonRow as LessonShape } from '../contract/course.ts'
import type { LessonNotes, Lesson, TaughtLesson, TaughtTask } from '../contract/lesson.ts'
import type { accessCourse } from './access.ts'
import { mediaUrl, type Sign } from './media.ts'
import type { CourseRow, LessonBody, LessonRow, OutlineRow } from './queries.ts'
import { isEnrolled, lessonAccess, nextLesson } from './rules.ts'

type AccessedCourse = Awaited<ReturnType<typeof accessCourse>>

const presentRail = (
  course: CourseRow,
  outline: readonly OutlineRow[],
  isSignedIn: boolean,
  now: Date,
): LessonShape[] =>
  outline.map(({ doneCount, ...lesson }, index) => ({
    ...lesson,
    accessState: lessonAccess(course, { isFirst: index === 0 }, isSignedIn, now),
    progress: isSignedIn ? { done: doneCount, total: lesson.tasksCount } : null,
  }))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

export function presentCourse(
  { course, can, state }: AccessedCourse,
  outline: readonly OutlineRow[],
  viewerId: number,
  now: Date,
): Course {
  const total = sum(outline.map((l) => l.tasksCount))
  const done = sum(outline.map((l) => l.doneCount))
  return {
    id: course.id,
    title: course.title,
    subtitle: course.subtitle,
    discipline: presentDiscipline(course),
    grades: course.grades,
    level: course.level,
    isFree: course.isFree,
    teacherName: course.teacherName,
    teacher: { id: course.teacherId, name: course.teacherName, caption: course.teacherCaption },
    lessonsCount: outline.length,
    tasksCount: total,
    minutes: sum(outline.map((l) => l.minutes)),
    progress: isEnrolled(course) ? { done, total } : null,
    aboutHtml: course.aboutHtml,
    outcomes: course.outcomes,
    lessons: presentRail(course, outline, viewerId > 0, now),
    access: {
      state,
      until: course.accessUntil?.toISOString() ?? null,
      source: course.accessSource,
    },
    certificateId: null,
    nextLessonId: can.learn ? (nextLesson(outline)?.id ?? null) : null,
    can: { enroll: can.enroll, learn: can.learn, teach: can.teach },
  }
}

export function presentLesson(
  accessed: AccessedCourse,
  outline: readonly OutlineRow[],
  { id: lessonId, attemptId }: Pick<LessonRow, 'id' | 'attemptId'>,
  body: LessonBody,
  viewerId: number,
  now: Date,
  sign: Sign,
): Lesson {
  const { course, can } = accessed
  const lessons = presentRail(course, outline, viewerId > 0, now)
  const index = lessons.findIndex((l) => l.id === lessonId)
  const lesson = lessons[index]!
  const isOpen = lesson.accessState === 'available'
  return {
    id: lesson.id,
    position: lesson.position,
    title: lesson.title,
    summary: lesson.summary,
    minutes: lesson.minutes,
    readingMinutes: body.readingMinutes,
    course: { id: course.id, title: course.title, discipline: presentDiscipline(course) },
    lessons,
    accessState: lesson.accessState,
    progress: lesson.progress ?? { done: 0, total: lesson.tasksCount },
    video: isOpen && body.videoId !== null ? presentVideo(body, now, sign) : null,
    previousLessonId: lessons[index - 1]?.id ?? null,
    nextLessonId: lessons[index + 1]?.id ?? null,
    attemptId,
    can: { learn: isOpen, enroll: can.enroll, teach: can.teach },
  }
}

const presentVideo = (body: LessonBody, now: Date, sign: Sign) => ({
  id: body.videoId!,
  title: body.videoTitle!,
  durationSeconds: body.durationSeconds!,
  sourceUrl: mediaUrl(`videos/${body.videoKey!}/${body.videoKey!}.mp4`, now, sign),
  captionsUrl: mediaUrl(`videos/${body.videoKey!}/${body.videoKey!}.vtt`, now, sign),
  posterUrl: mediaUrl(`videos/${body.videoKey!}/poster.jpg`, now, sign),
  transcript: (body.transcript ?? []).map(({ seconds, text }) => ({ seconds, text })),
  chapters: (body.transcript ?? []).flatMap(({ seconds, title }) =>
    title === undefined ? [] : { atSeconds: seconds, title },
  ),
  position: body.videoPosition,
})

export function presentTaughtLesson(
  course: CourseRow,
  outline: readonly OutlineRow[],
  { id: lessonId }: Pick<LessonRow, 'id'>,
  body: LessonBody,
  tasks: TaughtTask[],
  now: Date,
  sign: Sign,
): TaughtLesson {
  const index = outline.findIndex((one) => one.id === lessonId)
  const lesson = outline[index]!
  return {
    id: lesson.id,
    position: lesson.position,
    title: lesson.title,
    summary: lesson.summary,
    minutes: lesson.minutes,
    readingMinutes: body.readingMinutes,
    course: { id: course.id, title: course.title, discipline: presentDiscipline(course) },
    video: body.videoId === null ? null : { ...presentVideo(body, now, sign), position: 0 },
    previousLessonId: outline[index - 1]?.id ?? null,
    nextLessonId: outline[index + 1]?.id ?? null,
    lessonsCount: outline.length,
    notesHtml: body.notesHtml,
    tasks,
  }
}

export const presentLessonNotes = (
  { course, can }: AccessedCourse,
  lessonId: number,
  state: AccessState,
  body: LessonBody,
): LessonNotes => ({
  lessonId,
  title: body.title,
  html: state === 'available' ? body.notesHtml : '',
  headings: body.notesHeadings,
  readingMinutes: body.readingMinutes,
  course: { id: course.id, title: course.title, discipline: presentDiscipline(course) },
  accessState: state,
  can: { learn: state === 'available', enroll: can.enroll },
})
