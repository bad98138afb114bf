import { Accordion, ButtonLink, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { monitoredStageAt } from '@school/olympiad-conduct/web'
import type { Journal, JournalState } from '../../contract/index.ts'
import { t } from './ru.ts'

const shownNames = 12

/** Who is solving now, and what to do when something goes wrong. */
export function HelpPart({ journal: { id, pupils } }: { journal: Journal }) {
  const namesOf = (state: JournalState) =>
    pupils.filter((pupil) => pupil.state === state).map(({ name }) => name)
  const running = namesOf('running')
  const lost = namesOf('lost')
  return (
    <Card as="section" tone="accent" pad="l" aria-labelledby="help" className={frame.section}>
      <h2 id="help" className={frame.cardTitle}>
        {t.help}
      </h2>
      <p role="status">
        {running.length > 0 && t.nowSolving(running.slice(0, shownNames), running.length)}
        {running.length + lost.length === 0 && t.noneSolving}
        {lost.length > 0 && (
          <>
            {' '}
            <strong>{t.lost(lost)}</strong>
          </>
        )}
      </p>
      <Accordion title={t.helpTitle}>
        <ul className={frame.lines}>
          {t.helpLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Accordion>
      <div>
        <ButtonLink to={monitoredStageAt(id)}>{t.toProgress}</ButtonLink>
      </div>
    </Card>
  )
}
