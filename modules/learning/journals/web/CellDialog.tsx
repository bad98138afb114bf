import { useAskBeforeClosing } from '@school/forms'
import { Button, Dialog, ErrorState, SelectInput, Skeletons, SkeletonText, TextArea } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalCell, JournalColumn, JournalPupil } from '../contract/journal.ts'
import { type JournalMark, journalMarks } from '../contract/marks.ts'
import { markWords } from '../contract/ru.ts'
import type { Layer } from './changes.ts'
import { changesQuery } from './queries.ts'
import { t as grid } from './ru.ts'
import { t } from './ru-dialogs.ts'

interface CellDialogProps {
  pupil: JournalPupil
  column: JournalColumn
  cell: JournalCell | undefined
  canWrite: boolean
  onWrite: (layer: Layer) => void
  onClose: () => void
}

/** A mark with its words, and everything that was ever written there. */
export function CellDialog({ pupil, column, cell, canWrite, onWrite, onClose }: CellDialogProps) {
  const [mark, setMark] = useState<JournalMark | null>(cell?.mark ?? null)
  const [comment, setComment] = useState(cell?.comment ?? '')
  const isDirty = () => mark !== (cell?.mark ?? null) || comment.trim() !== (cell?.comment ?? '')
  const { close, question } = useAskBeforeClosing({ isDirty }, onClose)
  const save = () => {
    onWrite({ mark, comment: comment.trim() || null })
    onClose()
  }
  return (
    <Dialog
      open
      size="s"
      title={pupil.name}
      onClose={close}
      footer={
        canWrite && (
          <Button kind="primary" onClick={save}>
            {t.save}
          </Button>
        )
      }
    >
      <div className={frame.section}>
        <p className={frame.note}>{grid.columnHead(column)}</p>
        {canWrite ? (
          <>
            <SelectInput
              label={t.mark}
              value={mark ?? ''}
              onChange={({ target }) => setMark(journalMarks.find((one) => one === target.value) ?? null)}
            >
              <option value="">
                {cell?.homeworkMark ? t.ofHomeworkMark(grid.mark(cell.homeworkMark)) : t.none}
              </option>
              {journalMarks.map((one) => (
                <option key={one} value={one}>
                  {markWords[one]}
                </option>
              ))}
            </SelectInput>
            <TextArea
              label={t.comment}
              hint={t.commentHint}
              optional
              rows={2}
              maxLength={300}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          </>
        ) : (
          cell?.comment && <p>{cell.comment}</p>
        )}
        <History columnId={column.id} userId={pupil.userId} />
      </div>
      {question}
    </Dialog>
  )
}

function History({ columnId, userId }: { columnId: number; userId: number }) {
  const { data, isError, refetch } = useQuery(changesQuery(columnId, userId))
  return (
    <section aria-labelledby="history" className={frame.list}>
      <h3 id="history" className={frame.cardTitle}>
        {t.history}
      </h3>
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Skeletons>
          <SkeletonText lines={2} />
        </Skeletons>
      )}
      {data?.length === 0 && <p className={frame.note}>{t.noHistory}</p>}
      {data && data.length > 0 && (
        <ul className={frame.lines}>
          {data.map((change) => (
            <li key={change.id} className={frame.note}>
              {t.change(change)}
              {change.comment && ` (${change.comment})`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
