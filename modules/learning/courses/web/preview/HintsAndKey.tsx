import { Html, SolutionView } from '@school/task-forms/web'
import { Accordion } from '@school/ui'
import type { TaskPreview } from '../../contract/index.ts'
import styles from './HintsAndKey.module.css'
import { t } from './ru.ts'

/** The hints that a pupil may open, and the key. */
export function HintsAndKey({ task: { question, hints, solution } }: { task: TaskPreview }) {
  return (
    <div>
      {hints.length === 0 ? (
        <p className={styles.none}>{t.noHints}</p>
      ) : (
        <Accordion title={t.hints(hints.length)}>
          <ol className={styles.hints}>
            {hints.map((hint) => (
              <li key={hint}>
                <Html className="md" html={hint} />
              </li>
            ))}
          </ol>
        </Accordion>
      )}
      <Accordion title={t.key}>
        <SolutionView question={question} solution={solution} />
      </Accordion>
    </div>
  )
}
