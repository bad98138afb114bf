import { type AttachedFile, isShown } from '@school/tasks/contract'
import { useFileTransfer } from '@school/task-forms/web'
import type { SheetNotes } from '../../contract/index.ts'
import { PinList } from './PinList.tsx'
import { t } from './ru.ts'
import styles from './sheets.module.css'
import { Strokes } from './Strokes.tsx'

export interface NotedSheetsProps {
  notes: readonly SheetNotes[]
  /** File names of the answer, as labels of the sheets. */
  files: readonly Pick<AttachedFile, 'id' | 'type'>[]
}

/** Photographs of an answer with drawings and pins on them, the comments of the pins below each. */
export function NotedSheets({ notes, files }: NotedSheetsProps) {
  const sheetIds = files.filter(isShown).map(({ id }) => id)
  return (
    <section className={styles.noted} aria-label={t.notes}>
      {notes.map((sheet) => (
        <NotedSheet key={sheet.fileId} sheet={sheet} number={sheetIds.indexOf(sheet.fileId) + 1} />
      ))}
    </section>
  )
}

function NotedSheet({ sheet: { fileId, strokes, pins }, number }: { sheet: SheetNotes; number: number }) {
  const address = useFileTransfer().addressOf(fileId)
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.caption}>
        {t.noted(number)}
        <a href={address} target="_blank" rel="noreferrer">
          {t.open}
        </a>
      </figcaption>
      <div className={styles.picture}>
        <img src={address} alt={t.sheet(number)} loading="lazy" />
        <Strokes strokes={strokes} />
        {pins.map(({ at: [x, y] }, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a pin is its number
            key={index}
            className={styles.pin}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        ))}
      </div>
      {pins.length > 0 && <PinList pins={pins} />}
    </figure>
  )
}
