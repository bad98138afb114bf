import { ButtonLink, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { olympiadAt } from '@school/olympiads/web'
import type { Journal } from '../../contract/index.ts'
import { journalAt, trainingsAt } from './addresses.ts'
import { t } from './ru.ts'

/** Practice before the stage. */
export function BeforePart({
  journal: { trial, olympiad, classes, schoolClassId, grades },
}: {
  journal: Journal
}) {
  const inStage = grades.map(({ gradeIndex }) => gradeIndex)
  const own = classes.filter(({ id }) => schoolClassId === null || id === schoolClassId)
  const [grade] = own.map(({ gradeIndex }) => gradeIndex).filter((index) => inStage.includes(index))
  return (
    <Card as="section" pad="l" aria-labelledby="before" className={frame.section}>
      <h2 id="before" className={frame.cardTitle}>
        {t.before}
      </h2>
      <p>{t.beforeText}</p>
      <div className={frame.row}>
        {trial && <ButtonLink to={journalAt(trial.id, schoolClassId)}>{trial.title}</ButtonLink>}
        <ButtonLink to={olympiadAt(olympiad.id)}>{t.toOlympiad}</ButtonLink>
        <ButtonLink to={trainingsAt(grade ?? null)}>{t.toTrainings}</ButtonLink>
      </div>
    </Card>
  )
}
