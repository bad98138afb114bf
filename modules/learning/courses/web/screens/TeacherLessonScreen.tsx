import '@school/ui/math.css'
import '@school/ui/prose.css'
import { Html } from '@school/task-forms/web'
import { link, site } from '@school/routes'
import { Breadcrumbs, ButtonLink, Chip, ChipLink, hueOf, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TaughtLesson, TaughtTask, Video } from '../../contract/index.ts'
import { HintsAndKey } from '../preview/HintsAndKey.tsx'
import { PreviewFacts } from '../preview/PreviewFacts.tsx'
import { PreviewForm } from '../preview/PreviewForm.tsx'
import { taskPreviewQuery, taughtLessonQuery } from '../queries.ts'
import { taughtLessonAt } from '../taught/addresses.ts'
import { t } from '../taught/ru.ts'
import { shownTaught } from '../taught/rules.ts'
import styles from './TeacherLessonScreen.module.css'

export interface TeacherLessonScreenProps {
  courseId: number
  lessonId: number
  /** The task in the address. */
  taskId: number | null
  /** Links to assign the lesson, or one task of it, from the module that knows them. */
  give: (taskId: number | null) => ReactNode
}

/** A lesson before those who teach: read, tried and given out, with nothing kept of it. */
export function TeacherLessonScreen({ courseId, lessonId, taskId, give }: TeacherLessonScreenProps) {
  const { data: lesson } = useSuspenseQuery(taughtLessonQuery(courseId, lessonId))
  const { course } = lesson
  const shown = shownTaught(lesson.tasks, taskId)
  return (
    <div key={lesson.id} className={`hue ${frame.page}`} style={hueOf(course.discipline.hue)}>
      <Breadcrumbs
        crumbs={[
          { title: course.title, to: link(site.lms.course, { course_id: course.id }) },
          { title: lesson.title },
        ]}
      />
      <PageHeader
        marks={
          <>
            <Chip hue={course.discipline.hue}>{course.discipline.title}</Chip>
            <span className={frame.note}>{t.lessonOf(lesson.position, lesson.lessonsCount)}</span>
            <span className={frame.note}>{t.minutes(lesson.minutes)}</span>
          </>
        }
        title={lesson.title}
        lead={t.lead}
      >
        {lesson.tasks.length > 0 && <div className={frame.row}>{give(null)}</div>}
      </PageHeader>
      {lesson.video && <Film video={lesson.video} />}
      <section aria-labelledby="theory" className={frame.section}>
        <div>
          <h2 id="theory">{t.theory}</h2>
          {lesson.notesHtml && <p className={frame.note}>{t.reading(lesson.readingMinutes)}</p>}
        </div>
        {lesson.notesHtml ? (
          <div className={styles.reading}>
            <Html className="md" html={lesson.notesHtml} />
          </div>
        ) : (
          <p>{t.noTheory}</p>
        )}
      </section>
      <section aria-labelledby="tasks" className={frame.section}>
        <h2 id="tasks">{t.tasks(lesson.tasks.length)}</h2>
        {shown ? (
          <>
            <Tasks lesson={lesson} shownId={shown.id} />
            <Task key={shown.id} task={shown} give={give(shown.id)} />
          </>
        ) : (
          <p>{t.noTasks}</p>
        )}
      </section>
      <Others lesson={lesson} />
    </div>
  )
}

const Film = ({ video }: { video: Video }) => (
  <section aria-label={t.video} className="no-print">
    <video
      key={video.id}
      className={styles.film}
      src={video.sourceUrl}
      poster={video.posterUrl}
      aria-label={video.title}
      controls
      playsInline
      preload="metadata"
    >
      <track default kind="captions" srcLang="ru" label={t.captions} src={video.captionsUrl} />
    </video>
  </section>
)

const Tasks = ({ lesson, shownId }: { lesson: TaughtLesson; shownId: number }) => (
  <nav aria-label={t.chooseTask}>
    <ul className={`plain-list ${frame.row}`}>
      {lesson.tasks.map(({ id, position, title }) => (
        <li key={id}>
          <ChipLink
            to={taughtLessonAt(lesson.course.id, lesson.id, id)}
            chosen={id === shownId}
            title={title}
            preventScrollReset
          >
            {t.number(position)}
          </ChipLink>
        </li>
      ))}
    </ul>
  </nav>
)

function Task({ task, give }: { task: TaughtTask; give: ReactNode }) {
  const { data: preview } = useSuspenseQuery(taskPreviewQuery(task.id, 0))
  return (
    <article aria-labelledby="task" className={styles.stage}>
      <h3 id="task">{t.task(task.position, task.title)}</h3>
      <PreviewFacts task={preview} />
      <PreviewForm task={preview} seed={0} />
      <HintsAndKey task={preview} />
      <div className={frame.row}>
        {give}
        <ButtonLink kind="quiet" to={link(site.lms.taskPreview, { task_id: task.id })}>
          {t.wholePage}
        </ButtonLink>
      </div>
    </article>
  )
}

const Others = ({ lesson: { course, previousLessonId, nextLessonId } }: { lesson: TaughtLesson }) => (
  <nav aria-label={t.neighbours} className={frame.row}>
    {previousLessonId !== null && (
      <ButtonLink to={taughtLessonAt(course.id, previousLessonId)}>{t.previous}</ButtonLink>
    )}
    {nextLessonId !== null && <ButtonLink to={taughtLessonAt(course.id, nextLessonId)}>{t.next}</ButtonLink>}
  </nav>
)
