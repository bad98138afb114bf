import '@school/ui/math.css'
import '@school/ui/prose.css'
import { link, site } from '@school/routes'
import { Html, Listen } from '@school/task-forms/web'
import { nonBreaking } from '@school/texts'
import { Breadcrumbs, Button, ButtonLink, Chip, hueOf, IconPencil, IconPrinter, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LessonNotes } from '../../contract/index.ts'
import { Contents } from '../lesson-notes/Contents.tsx'
import { t } from '../lesson-notes/ru.ts'
import { LockCard } from '../lesson/LockedLesson.tsx'
import { lessonNotesQuery } from '../queries.ts'
import styles from './LessonNotesScreen.module.css'

/** The reader of a lesson's notes: nothing but the text, its contents and the way back to the tasks. */
export function LessonNotesScreen({ lessonId }: { lessonId: number }) {
  const { data: notes } = useSuspenseQuery(lessonNotesQuery(lessonId))
  const { course, headings } = notes
  const lesson = link(site.lms.lesson, { course_id: course.id, lesson_id: lessonId })
  const crumbs = [
    { title: course.title, to: link(site.lms.course, { course_id: course.id }) },
    { title: t.lesson(notes.title), to: lesson },
    { title: site.lms.lessonNotes.title },
  ]
  return (
    <div className={`hue ${styles.page}`} style={hueOf(course.discipline.hue)}>
      <div className="no-print">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <header className={styles.head}>
        <p className={styles.facts}>
          <Chip hue={course.discipline.hue}>{course.discipline.title}</Chip>
          <span>{t.reading(notes.readingMinutes)}</span>
        </p>
        <h1>{nonBreaking(notes.title)}</h1>
        {notes.can.learn && (
          <div className={`no-print ${styles.actions}`}>
            <Solve lesson={lesson} />
            <ButtonLink to={lesson}>{t.toLesson}</ButtonLink>
            <Listen to={notes.html} />
            <Button kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
              {t.print}
            </Button>
          </div>
        )}
      </header>
      <div className={styles.columns}>
        {headings.length > 0 && <Contents headings={headings} isLocked={!notes.can.learn} />}
        {notes.can.learn ? (
          <Text notes={notes} lesson={lesson} />
        ) : (
          <div className={styles.lock}>
            <LockCard lesson={notes} />
          </div>
        )}
      </div>
    </div>
  )
}

const Solve = ({ lesson }: { lesson: string }) => (
  <ButtonLink kind="primary" to={`${lesson}#tasks`} icon={<IconPencil aria-hidden="true" />}>
    {t.solve}
  </ButtonLink>
)

function Text({ notes, lesson }: { notes: LessonNotes; lesson: string }) {
  const you = useYou()
  return (
    <article className={styles.text}>
      <Html className="md" html={notes.html} />
      <footer className={`no-print ${styles.end}`}>
        <p>{you(t.readAll)}</p>
        <Solve lesson={lesson} />
      </footer>
    </article>
  )
}
