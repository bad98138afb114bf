import { Button, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

interface ClassesDueProps {
  names: readonly string[]
  text?: string
  onMove: () => void
}

/** Classes whose year is over and which have not gone on. */
export const ClassesDue = ({ names, text = t.dueText, onMove }: ClassesDueProps) => (
  <Card as="section" pad="l" aria-labelledby="due" className={`${frame.row} ${frame.between}`}>
    <div className={frame.list}>
      <h2 id="due" className={frame.cardTitle}>
        {t.due(names)}
      </h2>
      <p className={frame.cardText}>{text}</p>
    </div>
    <Button kind="primary" onClick={onMove}>
      {t.openOne}
    </Button>
  </Card>
)
