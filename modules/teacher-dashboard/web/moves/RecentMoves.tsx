import { type ClassMove, undoClassMoves } from '@school/school-classes/contract'
import { Button, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useChange } from '../use-change.ts'
import styles from '../ClassCard.module.css'
import { t } from './ru.ts'

/** What has gone over within seven days, and the way back while there is one. */
export const RecentMoves = ({ moves }: { moves: readonly ClassMove[] }) => (
  <Card as="section" pad="l" aria-labelledby="moves" className={frame.section}>
    <h2 id="moves">{t.recent}</h2>
    <ul className={`plain-list ${frame.cards}`}>
      {moves.map((move) => (
        <li key={move.id} className={styles.archived}>
          <div className={frame.list}>
            <span>{t.recentOf(move)}</span>
            <span className={frame.note}>{t.by(move)}</span>
            <span className={frame.note}>
              {move.hindrances.length > 0 ? t.hindered(move.hindrances) : t.until(move.until)}
            </span>
          </div>
          {move.hindrances.length === 0 && <Undo move={move} />}
        </li>
      ))}
    </ul>
  </Card>
)

function Undo({ move: { id, fromName } }: { move: ClassMove }) {
  const undo = useChange(undoClassMoves, () => t.undone(fromName))
  return (
    <Button
      size="s"
      aria-label={t.undoOf(fromName)}
      loading={undo.isPending}
      onClick={() => undo.mutate({ body: { moveIds: [id] } })}
    >
      {t.undo}
    </Button>
  )
}
