import { useCall } from '@school/api-client'
import {
  type ClassMoves,
  moveClasses,
  type MovingWay,
  movingWays,
  type NextYearClass,
} from '@school/school-classes/contract'
import { Button, Checkbox, Dialog, ErrorState, Skeletons, SkeletonText, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { movesQuery } from '../queries.ts'
import { t } from './ru.ts'

interface NextYearDialogProps {
  /** This class alone; `null` is all of them. */
  only: { id: number; name: string } | null
  onClose: () => void
  onMoved?: () => void
}

/** What becomes of each class, and one button. */
export function NextYearDialog({ only, onClose, onMoved }: NextYearDialogProps) {
  const { data, isError, refetch } = useQuery(movesQuery)
  if (data) return <Loaded moves={data} only={only} onClose={onClose} onMoved={onMoved} />
  return (
    <Dialog open title={t.open} onClose={onClose}>
      {isError ? (
        <ErrorState compact onRetry={() => void refetch()} />
      ) : (
        <Skeletons>
          <SkeletonText lines={4} />
        </Skeletons>
      )}
    </Dialog>
  )
}

type Going = NextYearClass & { way: MovingWay }
const isGoing = (row: NextYearClass): row is Going => (movingWays as readonly string[]).includes(row.way)

function Loaded({
  moves: { schoolYear, opensOn, classes },
  only,
  onClose,
  onMoved,
}: Omit<NextYearDialogProps, 'onMoved'> & { moves: ClassMoves; onMoved: (() => void) | undefined }) {
  const shown = classes.filter(({ classId }) => only === null || classId === only.id)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const going = shown.filter(isGoing)
  const chosen = going.filter(({ classId }) => !left.has(classId))
  const staying = shown.filter((row) => !isGoing(row))
  const move = useCall(moveClasses, {
    onSuccess: (_, { body }) => {
      toast(t.moved(body.classes.length), { tone: 'ok' })
      onClose()
      onMoved?.()
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const turn = (classId: number) =>
    setLeft((was) => {
      const next = new Set(was)
      if (!next.delete(classId)) next.add(classId)
      return next
    })
  const send = () => move.mutate({ body: { classes: chosen.map(({ classId, way }) => ({ classId, way })) } })
  return (
    <Dialog
      open
      title={t.title(schoolYear)}
      onClose={onClose}
      footer={
        going.length === 0 ? (
          <Button onClick={onClose}>{t.close}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button kind="primary" loading={move.isPending} disabled={chosen.length === 0} onClick={send}>
              {t.action(chosen.length)}
            </Button>
          </>
        )
      }
    >
      <div className={frame.section}>
        {shown.length === 0 && <p>{only === null ? t.noneOf(opensOn) : t.notYet(only.name, opensOn)}</p>}
        {going.length > 0 && <p>{t.text}</p>}
        {going.map((row) => (
          <Checkbox
            key={row.classId}
            label={t.goes(row)}
            hint={t.facts(row)}
            checked={!left.has(row.classId)}
            onChange={() => turn(row.classId)}
          />
        ))}
        {staying.length > 0 && (
          <div className={frame.list}>
            <h3 className={frame.cardTitle}>{t.stays}</h3>
            <ul className={frame.lines}>
              {staying.map((row) => (
                <li key={row.classId}>
                  <strong>{row.name}.</strong> {t.reason(row)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  )
}
