import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { LedPartProps } from '../screens/LedStageScreen.tsx'
import { t } from './ru.ts'
import { StageFigures } from './StageFigures.tsx'

/** What the results wait for, and what has come of the stage. */
export const ResultsPart = ({ stage }: LedPartProps) => (
  <Card as="section" className={frame.section} aria-labelledby="awaited">
    <h2 id="awaited">{t.awaited}</h2>
    <p>{t.results(stage)}</p>
    <StageFigures counts={stage.counts} />
  </Card>
)
