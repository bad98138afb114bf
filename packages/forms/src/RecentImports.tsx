import { Button, Confirmation } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { ru } from './ru.ts'

export interface RecentList {
  id: number
  madeAt: string
  added: number
}

export interface RecentImportsProps {
  imports: readonly RecentList[]
  texts: {
    /** What a list has added, and when. */
    recent: (added: number, madeAt: string) => string
    undoTitle: string
    /** What goes and what stays. */
    undoText: string
  }
  isBusy: boolean
  /** @param onDone closes the question */
  onUndo: (importId: number, onDone: () => void) => void
}

/** Lists of the last day, which may be undone still: the toast that says so goes after five seconds. */
export function RecentImports({ imports, texts, isBusy, onUndo }: RecentImportsProps) {
  const [asked, ask] = useState<RecentList | null>(null)
  const close = () => ask(null)
  return (
    <>
      {imports.length > 0 && (
        <ul className={`plain-list no-print ${frame.list}`}>
          {imports.map((one) => (
            <li key={one.id} className={frame.row}>
              <span className={frame.note}>{texts.recent(one.added, one.madeAt)}</span>
              <Button size="s" kind="quiet" onClick={() => ask(one)}>
                {ru.undoList}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <Confirmation
          title={texts.undoTitle}
          action={ru.undoList}
          isBusy={isBusy}
          onClose={close}
          onAgree={() => onUndo(asked.id, close)}
        >
          <p>{texts.recent(asked.added, asked.madeAt)}</p>
          <p>{texts.undoText}</p>
        </Confirmation>
      )}
    </>
  )
}
