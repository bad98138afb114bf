import type { Criterion, CriterionNote } from '@school/tasks/contract'
import { Html } from '../Html.tsx'
import { t } from './ru.ts'
import styles from './written.module.css'

export interface CriteriaNotesProps {
  criteria: readonly Criterion[]
  notes: readonly CriterionNote[]
}

/** How answers are scored, criterion by criterion: for reviewers, and for the pupil afterwards. */
export const CriteriaNotes = ({ criteria, notes }: CriteriaNotesProps) => (
  <ul className={styles.notes}>
    {criteria.map(({ id, title, maxPoints }) => {
      const note = notes.find((one) => one.id === id)
      return (
        <li key={id}>
          <p className={styles.label}>
            {t.criterion(id, title)} <span className={styles.note}>{t.upTo(maxPoints)}</span>
          </p>
          {note && <NoteText note={note} />}
        </li>
      )
    })}
  </ul>
)

export const NoteText = ({ note }: { note: CriterionNote }) => (
  <>
    <Html className="md" html={note.html} />
    {note.levels.length > 0 && (
      <dl className={styles.levels}>
        {note.levels.map(({ points, html }) => (
          <div key={points}>
            <dt>{t.levelOf(points)}</dt>
            <dd>
              <Html inline html={html} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </>
)
