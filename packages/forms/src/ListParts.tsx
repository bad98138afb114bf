import { Button, Faults, SelectInput, TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import styles from './ListDialog.module.css'
import { causeOf, lineOf, type ListFault, type PreviewRow, type ReadList } from './list-reading.ts'
import { ru } from './ru.ts'

const shownFaults = 12
const shownRows = 100

interface ListColumnsProps {
  columns: ReadList['columns']
  /** What a column may be, in words. */
  names: Readonly<Record<string, string>>
  /** Kept by the dialog: while a change is looked at, the columns are not shown. */
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChange: (columns: (string | null)[]) => void
}

/** What each column of the list is: recognised, and put right by the person. */
export function ListColumns({ columns, names, isOpen, onToggle, onChange }: ListColumnsProps) {
  const change = (at: number, value: string) =>
    onChange(
      columns.map(({ is }, index) => {
        if (index === at) return value || null
        // One column for each part.
        return is === value ? null : is
      }),
    )
  const left = columns.filter(({ is }) => is === null).length
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{ru.columns(columns.length, left)}</summary>
      <div className={styles.columns}>
        {columns.map(({ title, sample, is }, index) => (
          <SelectInput
            // Columns have no other names.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={title || ru.column(index + 1)}
            hint={sample && ru.sample(sample)}
            value={is ?? ''}
            onChange={({ target }) => change(index, target.value)}
          >
            <option value="">{ru.notTaken}</option>
            {Object.entries(names).map(([column, name]) => (
              <option key={column} value={column}>
                {name}
              </option>
            ))}
          </SelectInput>
        ))}
      </div>
    </details>
  )
}

interface ListPreviewProps {
  heads: readonly string[]
  rows: readonly PreviewRow[]
}

/** What will be kept, row by row. */
export function ListPreview({ heads, rows }: ListPreviewProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, shownRows)
  // A phone has no space for empty columns.
  const filled = heads.flatMap((head, at) => (rows.some(({ cells }) => cells[at]) ? [{ head, at }] : []))
  const hasNotes = rows.some(({ note }) => note !== null)
  return (
    <>
      {/* Scrolled by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.preview} role="region" aria-label={ru.preview} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">№</th>
              {filled.map(({ head }) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {hasNotes && <th scope="col">{ru.note}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, cells, note }) => (
              <tr key={`${row} ${cells[0]}`}>
                <th scope="row">{row}</th>
                {filled.map(({ head, at }) => (
                  <td key={head}>{cells[at]}</td>
                ))}
                {hasNotes && <td>{note}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <div>
          <Button size="s" kind="quiet" onClick={() => setWhole(true)}>
            {ru.showAll(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}

interface ListFaultsProps {
  title: string
  text: string
  faults: readonly ListFault[]
  left: string
  /** With the row put right. */
  onFix: (fault: ListFault, line: string) => void
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = ru.faultsFile
  link.click()
  URL.revokeObjectURL(url)
}

/** Rows that are not taken: each with its cause, to be put right here or saved. */
export function ListFaults({ title, text, faults, left, onFix }: ListFaultsProps) {
  const shown = faults.slice(0, shownFaults)
  return (
    <section className={frame.section} aria-label={ru.faultsOf}>
      <Faults isUrgent texts={[title]} />
      {shown.map((fault) => (
        <FaultyRow key={`${fault.row} ${fault.reason}`} fault={fault} text={text} onFix={onFix} />
      ))}
      {faults.length > shown.length && <p className={frame.note}>{ru.more(faults.length - shown.length)}</p>}
      <div>
        <Button size="s" kind="quiet" onClick={() => save(left)}>
          {ru.saveFaults}
        </Button>
      </div>
    </section>
  )
}

function FaultyRow({ fault, text, onFix }: { fault: ListFault } & Pick<ListFaultsProps, 'text' | 'onFix'>) {
  const [line, setLine] = useState(() => lineOf(text, fault))
  const isChanged = line !== lineOf(text, fault)
  return (
    <div className={frame.list}>
      <TextInput
        label={causeOf(fault)}
        value={line}
        onChange={({ target }) => setLine(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isChanged) onFix(fault, line)
        }}
      />
      {isChanged && (
        <div>
          <Button size="s" onClick={() => onFix(fault, line)}>
            {ru.fix(fault.row)}
          </Button>
        </div>
      )}
    </div>
  )
}
