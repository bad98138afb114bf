import { toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Journal } from '../contract/journal.ts'
import { seenMark } from '../contract/marks.ts'
import { CellDialog } from './CellDialog.tsx'
import { ColumnDialog } from './ColumnDialog.tsx'
import { keyOf } from './journal-editor.ts'
import type { JournalView } from './in-address.ts'
import { JournalGrid } from './JournalGrid.tsx'
import { EntryTools, Keys, Leaving } from './JournalTools.tsx'
import { MarkPad } from './MarkPad.tsx'
import styles from './JournalSheet.module.css'
import { t } from './ru.ts'
import { Conflicts, Saving } from './Saving.tsx'
import { fitBlock, type Place, placesIn, type Range } from './selection.ts'
import { sheetOf } from './sheet.ts'
import { blockOf, readBlock } from './typed.ts'
import { useJournalEditor } from './use-journal-editor.ts'
import { useDirection } from './use-direction.ts'
import { useGrid } from './use-grid.ts'

type Opened = { kind: 'cell' | 'column'; place: Place } | null

interface JournalSheetProps {
  journal: Journal
  view: JournalView
  /** The column that was added last: the first mark is put there. */
  addedId: number | null
  onColumn: () => void
  onScale: () => void
}

/** The grid with what is written into it. */
export function JournalSheet({ journal, view: part, addedId, onColumn, onScale }: JournalSheetProps) {
  const { columns, pupils, can, markScale } = journal
  const { editor, view } = useJournalEditor(journal)
  const [announcement, setAnnouncement] = useState('')
  const [opened, setOpened] = useState<Opened>(null)
  const [direction, setDirection] = useDirection()
  const sheet = useMemo(() => {
    const heard = new Map(journal.cells.map((cell) => [keyOf(cell), cell]))
    return sheetOf(journal, (columnId, userId) => {
      const key = keyOf({ columnId, userId })
      return view.cells.get(key) ?? heard.get(key)
    })
  }, [journal, view.cells])

  const cellAt = ([line, column]: Place) => ({
    columnId: columns[column]!.id,
    userId: pupils[line - 1]!.userId,
  })
  const markAt = ([line, column]: Place) => {
    const cell = sheet.rows[line - 1]?.cells[column]
    return cell ? seenMark(cell) : null
  }
  const say = (words: string) => setAnnouncement(words)

  function paste(range: Range, text: string) {
    const pasted = readBlock(text, markScale)
    if (pasted.kind === 'empty') return
    if (pasted.kind === 'fault') return toast(t.notPasted(t.faulty(pasted.faults)), { tone: 'bad' })
    const { rows } = pasted
    const width = Math.max(...rows.map((row) => row.length))
    const fit = fitBlock([rows.length, width], range, [pupils.length, columns.length])
    if (fit.kind === 'large') return toast(t.notFits(rows.length, width, ...fit.room), { tone: 'bad' })
    editor.write(
      fit.places.map(({ place, from: [row, cell] }) => ({
        ...cellAt(place),
        mark: rows[row]?.[cell] ?? null,
      })),
    )
    say(t.pasted(fit.places.length))
  }

  const grid = useGrid({
    size: [pupils.length, columns.length],
    canWrite: can.write,
    direction,
    put: (range, mark) => editor.write(placesIn(range).map((place) => ({ ...cellAt(place), mark }))),
    copy: ({ lines, columns: [first, last] }) => {
      const rows = []
      for (let line = lines[0]; line <= lines[1]; line++)
        rows.push(Array.from({ length: last - first + 1 }, (_, index) => markAt([line, first + index])))
      say(t.copied(rows.flat().length))
      return blockOf(rows)
    },
    paste,
    undo: () => editor.undo(),
    redo: () => editor.redo(),
    open: (place) => setOpened({ kind: 'cell', place }),
    openColumn: (column) => can.write && setOpened({ kind: 'column', place: [0, column] }),
    refuse: (key) => say(t.noMark(key)),
  })
  const added = columns.findIndex(({ id }) => id === addedId)
  const isAdded = added >= 0
  const goToAdded = useEffectEvent(() => {
    if (isAdded) grid.go([1, added])
  })
  useEffect(() => goToAdded(), [isAdded, addedId])
  const [line, column] = grid.selection.head
  const current = columns[column]
  const pupil = pupils[line - 1]
  const close = () => {
    setOpened(null)
    grid.go(grid.selection.head)
  }
  return (
    <>
      <Conflicts editor={editor} conflicts={view.conflicts} journal={journal} />
      <div className={frame.list}>
        <EntryTools
          canWrite={can.write}
          canUndo={view.canUndo}
          canRedo={view.canRedo}
          onColumn={onColumn}
          onUndo={() => editor.undo()}
          onRedo={() => editor.redo()}
          onAbout={() => pupil && setOpened({ kind: 'cell', place: [line, column] })}
        />
        <div className={`no-print ${styles.status}`}>
          <Saving editor={editor} view={view} />
          <output className={frame.note}>{announcement}</output>
        </div>
        <JournalGrid
          journal={journal}
          sheet={sheet}
          grid={grid}
          onColumn={(index) => can.write && setOpened({ kind: 'column', place: [0, index] })}
        />
        {can.write && grid.isEntered && pupil && current && (
          <MarkPad
            place={t.padFor(pupil.name, t.columnHead(current))}
            onMark={(mark) => grid.write(mark, mark !== null)}
            onAbout={() => setOpened({ kind: 'cell', place: [line, column] })}
          />
        )}
      </div>
      <Leaving journal={journal} view={part} onScale={onScale} />
      <p className={`no-print ${frame.note}`}>{t.help}</p>
      {can.write && <Keys direction={direction} onDirection={setDirection} />}
      {opened?.kind === 'cell' && columns[opened.place[1]] && pupils[opened.place[0] - 1] && (
        <CellDialog
          pupil={pupils[opened.place[0] - 1]!}
          column={columns[opened.place[1]]!}
          cell={sheet.rows[opened.place[0] - 1]!.cells[opened.place[1]]}
          canWrite={can.write}
          onWrite={(layer) => editor.write([{ ...cellAt(opened.place), ...layer }])}
          onClose={close}
        />
      )}
      {opened?.kind === 'column' && columns[opened.place[1]] && (
        <ColumnDialog column={columns[opened.place[1]]!} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
