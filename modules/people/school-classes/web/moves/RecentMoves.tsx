import { useCall } from '@school/api-client'
import { Button, Card, Checkbox, CheckMark, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { type ClassMove, undoClassMoves, undoSchoolMoves } from '../../contract/index.ts'
import { t } from './ru.ts'

interface RecentMovesProps {
  moves: readonly ClassMove[]
  /** Of all classes of this school; of the own ones when absent. */
  schoolId?: number
}

const isFree = ({ hindrances }: ClassMove): boolean => hindrances.length === 0

/** Puts moves back, one or several at once: all of them or none. */
function useUndo(schoolId: number | undefined, onDone: () => void) {
  const handlers = {
    onSuccess: onDone,
    onError: (error: Error) => void toast(error.message, { tone: 'bad' }),
  }
  const own = useCall(undoClassMoves, handlers)
  const ofSchool = useCall(undoSchoolMoves, handlers)
  return {
    isPending: own.isPending || ofSchool.isPending,
    undo: (moveIds: number[]) =>
      schoolId === undefined
        ? own.mutate({ body: { moveIds } })
        : ofSchool.mutate({ params: { organizationId: schoolId }, body: { moveIds } }),
  }
}

/** What has gone over within seven days, and the way back while there is one. */
export function RecentMoves({ moves, schoolId }: RecentMovesProps) {
  const [marked, mark] = useState<ReadonlySet<number>>(new Set())
  const free = moves.filter(isFree)
  const chosen = free.filter(({ id }) => marked.has(id))
  const turn = (id: number) => {
    const next = new Set(marked)
    if (!next.delete(id)) next.add(id)
    mark(next)
  }
  const hasChoice = free.length > 1
  return (
    <Card as="section" pad="l" aria-labelledby="moves" className={frame.section}>
      <h2 id="moves" className={frame.title}>
        {t.recent}
      </h2>
      {hasChoice && (
        <Checkbox
          label={t.chooseAll}
          checked={chosen.length === free.length}
          onChange={() => mark(chosen.length === free.length ? new Set() : new Set(free.map(({ id }) => id)))}
        />
      )}
      <ul className={`plain-list ${frame.cards}`}>
        {moves.map((move) => (
          <li key={move.id} className={`${frame.row} ${frame.between}`}>
            <div className={frame.row}>
              {hasChoice && (
                <CheckMark
                  aria-label={t.choose(move.fromName)}
                  disabled={!isFree(move)}
                  checked={isFree(move) && marked.has(move.id)}
                  onChange={() => turn(move.id)}
                />
              )}
              <div className={frame.list}>
                <span>{t.recentOf(move)}</span>
                <span className={frame.note}>{t.by(move)}</span>
                <span className={frame.note}>
                  {isFree(move) ? t.until(move.until) : t.hindered(move.hindrances)}
                </span>
              </div>
            </div>
            {isFree(move) && <Undo move={move} schoolId={schoolId} />}
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <UndoSome moves={chosen} schoolId={schoolId} onDone={() => mark(new Set())} />}
    </Card>
  )
}

function Undo({ move: { id, fromName }, schoolId }: { move: ClassMove; schoolId: number | undefined }) {
  const { undo, isPending } = useUndo(schoolId, () => void toast(t.undone(fromName), { tone: 'ok' }))
  return (
    <Button size="s" aria-label={t.undoOf(fromName)} loading={isPending} onClick={() => undo([id])}>
      {t.undo}
    </Button>
  )
}

interface UndoSomeProps extends RecentMovesProps {
  onDone: () => void
}

function UndoSome({ moves, schoolId, onDone }: UndoSomeProps) {
  const { undo, isPending } = useUndo(schoolId, () => {
    toast(t.undoneSome(moves.length), { tone: 'ok' })
    onDone()
  })
  return (
    <p>
      <Button kind="primary" loading={isPending} onClick={() => undo(moves.map(({ id }) => id))}>
        {t.undoSome(moves.length)}
      </Button>
    </p>
  )
}
