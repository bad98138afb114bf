import { signInAddress } from '@school/routes'
import { Button, ButtonLink, Card, IconAlertTriangle } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useLocation } from 'react-router'
import type { Journal } from '../contract/journal.ts'
import { type EditorView, type HeldConflict, type JournalEditor, keyOf } from './journal-editor.ts'
import { t } from './ru.ts'

/** Whether everything has reached the server, and what to do when it has not. */
export function Saving({ editor, view }: { editor: JournalEditor; view: EditorView }) {
  const { pathname, search } = useLocation()
  const { problem, unsent } = view
  if (!problem)
    return (
      <output className={`no-print ${frame.note}`}>
        {unsent > 0 ? t.saving : view.canUndo ? t.saved : ''}
      </output>
    )
  const isOffline = problem.status === 0
  return (
    <Card role="alert" className={`no-print ${frame.section}`}>
      <p>{isOffline ? t.offline(unsent) : t.waits(unsent, problem.message)}</p>
      <div className={frame.row}>
        {problem.status === 401 ? (
          <ButtonLink to={signInAddress(`${pathname}${search}`)} reloadDocument>
            {t.signIn}
          </ButtonLink>
        ) : (
          <Button onClick={() => editor.retry()}>{t.retry}</Button>
        )}
        {problem.status === 422 && <Button onClick={() => editor.discard()}>{t.discard}</Button>}
      </div>
    </Card>
  )
}

interface ConflictsProps {
  editor: JournalEditor
  conflicts: readonly HeldConflict[]
  journal: Journal
}

/** Cells that a colleague has changed meanwhile: the current mark, its author, and the mark that was to be written. */
export function Conflicts({ editor, conflicts, journal }: ConflictsProps) {
  if (conflicts.length === 0) return null
  const names = new Map(journal.pupils.map(({ userId, name }) => [userId, name]))
  const columns = new Map(journal.columns.map((column) => [column.id, column]))
  return (
    <Card as="section" role="alert" aria-labelledby="conflicts" className={`no-print ${frame.section}`}>
      <h2 id="conflicts" className={frame.row}>
        <IconAlertTriangle aria-hidden="true" />
        {t.conflicts(conflicts.length)}
      </h2>
      <p>{t.conflictsText}</p>
      <ul className={`plain-list ${frame.cards}`}>
        {conflicts.map((held) => {
          const { cell, was, changedBy, changedAt, wanted } = held
          const column = columns.get(cell.columnId)
          const key = keyOf(cell)
          return (
            <li key={key} className={frame.list}>
              <strong>
                {[names.get(cell.userId), column ? t.columnHead(column) : t.elsewhere]
                  .filter(Boolean)
                  .join(', ')}
              </strong>
              <span>{t.nowThere(cell.mark, was, changedBy ?? t.someone, changedAt)}</span>
              <span className={frame.row}>
                <Button size="s" onClick={() => editor.leave(key)}>
                  {t.leave(cell.mark)}
                </Button>
                <Button size="s" kind="primary" onClick={() => editor.insist(key)}>
                  {t.insist(wanted.mark)}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
