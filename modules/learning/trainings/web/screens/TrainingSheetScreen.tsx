import { factsOf } from '@school/texts'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import { PrintedQuestion, SolutionView } from '@school/task-forms/web'
import { Button, ButtonLink, ChipLink } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { printAt, trainingAt } from '../addresses.ts'
import { sheetQuery } from '../queries.ts'
import { t } from '../ru-sheet.ts'
import styles from './TrainingSheetScreen.module.css'

export interface TrainingSheetScreenProps {
  trainingId: number
  seed: number
  withKeys: boolean
}

const variants = 1000

/** A training on paper: a line for the name, tasks with places for answers, and keys for those who teach. */
export function TrainingSheetScreen({ trainingId, seed, withKeys }: TrainingSheetScreenProps) {
  const { data: sheet } = useSuspenseQuery(sheetQuery(trainingId, seed, withKeys))
  const { training, tasks, can } = sheet
  return (
    <div className={styles.page}>
      <nav aria-label={t.view} className={styles.tools}>
        <Button kind="primary" onClick={() => window.print()}>
          {t.toPrint}
        </Button>
        <ButtonLink to={printAt(trainingId, (seed + 1) % variants, withKeys)} replace preventScrollReset>
          {t.another}
        </ButtonLink>
        {can.readKeys && (
          <>
            <ChipLink to={printAt(trainingId, seed)} chosen={!withKeys} replace preventScrollReset>
              {t.withoutKeys}
            </ChipLink>
            <ChipLink to={printAt(trainingId, seed, true)} chosen={withKeys} replace preventScrollReset>
              {t.withKeys}
            </ChipLink>
          </>
        )}
        <ButtonLink kind="quiet" to={trainingAt(trainingId)}>
          {t.back}
        </ButtonLink>
      </nav>
      <header className={styles.head}>
        <h1>{training.title}</h1>
        <p className={styles.note}>{factsOf(training.subtitle, t.variant(seed + 1))}</p>
        <p className={styles.blanks}>
          <span>{t.name}</span>
          <span>{t.klass}</span>
          <span>{t.date}</span>
        </p>
      </header>
      <ol className={`plain-list ${styles.tasks}`}>
        {tasks.map(({ id, position, title, question, solution }) => (
          <li key={id} className={styles.task}>
            <h2>{t.task(position, title)}</h2>
            <PrintedQuestion question={question} />
            {solution && <SolutionView question={question} solution={solution} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
