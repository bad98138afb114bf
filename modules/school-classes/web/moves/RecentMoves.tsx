import { useCall } from '@school/api-client'
import { Button, Card, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ClassMove, undoClassMoves, undoSchoolMoves } from '../../contract/index.ts'
import { t } from './ru.ts'

interface RecentMovesProps {
  moves: readonly ClassMove[]
  /** Of all classes of this school; of the own ones when absent. */
  schoolId?: number
}

/** What has gone over within seven days, and the way back while there is one. */
export const RecentMoves = ({ moves, schoolId }: RecentMovesProps) => (
  <Card as="section" pad="l" aria-labelledby="moves" className={frame.section}>
    <h2 id="moves" className={frame.title}>
      {t.recent}
    </h2>
    <ul className={`plain-list ${frame.cards}`}>
      {moves.map((move) => (
        <li key={move.id} className={`${frame.row} ${frame.between}`}>
          <div className={frame.list}>
            <span>{t.recentOf(move)}</span>
            <span className={frame.note}>{t.by(move)}</span>
            <span className={frame.note}>
              {move.hindrances.length > 0 ? t.hindered(move.hindrances) : t.until(move.until)}
            </span>
          </div>
          {move.hindrances.length === 0 && <Undo move={move} schoolId={schoolId} />}
        </li>
      ))}
    </ul>
  </Card>
)

function Undo({ move: { id, fromName }, schoolId }: { move: ClassMove; schoolId: number | undefined }) {
  const told = {
    onSuccess: () => void toast(t.undone(fromName), { tone: 'ok' }),
    onError: (error: Error) => void toast(error.message, { tone: 'bad' }),
  }
  const own = useCall(undoClassMoves, told)
  const ofSchool = useCall(undoSchoolMoves, told)
  const body = { moveIds: [id] }
  return (
    <Button
      size="s"
      aria-label={t.undoOf(fromName)}
      loading={own.isPending || ofSchool.isPending}
      onClick={() =>
        schoolId === undefined
          ? own.mutate({ body })
          : ofSchool.mutate({ params: { organizationId: schoolId }, body })
      }
    >
      {t.undo}
    </Button>
  )
}
