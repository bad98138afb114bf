import { Html, Listen } from '@school/task-forms/web'
import { link, site } from '@school/routes'
import { Button, ButtonLink, IconBook2, IconChevronDown, IconChevronUp } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { lessonNotesQuery } from '../queries.ts'
import { t } from './ru.ts'
import styles from './TheorySection.module.css'

const noEvents = () => () => {}

/** The part of the address after «#»; empty in the page that came from the server, which never learns it. */
function useHash(): string {
  // Every navigation within the site renders again, and then the address is read.
  useLocation()
  return useSyncExternalStore(
    noEvents,
    () => window.location.hash,
    () => '',
  )
}

/** The notes of a lesson: their beginning, then the whole by a press, so that the tasks are never far. */
export function TheorySection({ lessonId }: { lessonId: number }) {
  const { data: notes } = useSuspenseQuery(lessonNotesQuery(lessonId))
  const hash = useHash()
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  // Every link to the theory opens it once; after that the buttons decide.
  if (hash === '#theory' && openedAt !== key) {
    setOpenedAt(key)
    setOpen(true)
  }

  const fold = () => {
    setOpen(false)
    section.current!.scrollIntoView({ block: 'start' })
  }
  return (
    <section ref={section} id="theory" aria-labelledby="theory-title" className={styles.theory}>
      <header className={styles.header}>
        <h2 id="theory-title">{t.theory}</h2>
        <span className={styles.note}>{t.reading(notes.readingMinutes)}</span>
        {/* What is heard is seen. */}
        <Listen to={notes.html} onAt={(part) => part !== null && setOpen(true)} />
      </header>
      {/* A link or a wide formula inside may get the focus: what has it must be seen. */}
      <div className={styles.text} data-open={isOpen || undefined} onFocusCapture={() => setOpen(true)}>
        <Html className="md" html={notes.html} />
      </div>
      <div className={styles.actions}>
        <Button
          aria-expanded={isOpen}
          icon={isOpen ? <IconChevronUp aria-hidden="true" /> : <IconChevronDown aria-hidden="true" />}
          onClick={isOpen ? fold : () => setOpen(true)}
        >
          {isOpen ? t.fold : t.readOn}
        </Button>
        <ButtonLink
          kind="quiet"
          to={link(site.lms.lessonNotes, { lesson_id: lessonId })}
          icon={<IconBook2 aria-hidden="true" />}
        >
          {t.openNotes}
        </ButtonLink>
      </div>
    </section>
  )
}
