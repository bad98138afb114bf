import { Button, classNames, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useState } from 'react'
import styles from './ListDialog.module.css'
import type { Sender } from './form.ts'
import { FormDialog } from './FormDialog.tsx'
import { type ListFault, type PreviewRow, type ReadList, type SentList, withLine } from './list-reading.ts'
import { ListColumns, ListFaults, ListPreview } from './ListParts.tsx'
import { ru } from './ru.ts'
import { useSharedForm } from './use-form.ts'

export interface ListTexts {
  title: string
  list: string
  hint: string
  example: string
  /** The button once the list is read: «Добавить 5 учеников». */
  add: (added: number) => string
  /** The message after the import. */
  added: (added: number) => string
  /** What a column may be. */
  columns: Readonly<Record<string, string>>
  /** Heads of what will be kept. */
  heads: readonly string[]
}

interface Typed {
  text: string
  columns: (string | null)[] | null
  /** Answer to the caller's `question`: whose rows are imported. */
  answer: boolean
  /** A change requires the list to be checked again before anything is imported. */
  isLook: boolean
}

export interface ListDialogProps<Found extends ReadList, Column extends string = string> {
  texts: ListTexts
  /** Key of the object that the list is imported into. */
  about: string
  send: Sender<SentList<Column> & { answer: boolean }, Found>
  /** Takes a list out of a file. */
  file: (onRead: (text: string) => void) => ReactNode
  /** What will be kept of each row. */
  preview: (found: Found) => readonly PreviewRow[]
  /** What will be done. */
  ready: (found: Found) => ReactNode
  /** A question of the caller about the list, which is checked again with the answer. */
  question?: (found: Found, answer: { given: boolean; give: (answer: boolean) => void }) => ReactNode
  /** How it is undone, when it can be. */
  undo?: (found: Found) => (() => void) | null
  /** A window that follows once the whole list is taken, if any; it says what was added and lets it be undone. */
  next?: (taken: Taken) => ReactNode
  onClose: () => void
}

/** What was added, and how that is undone, when it can be. */
export interface Taken {
  added: number
  takeBack: (() => void) | null
}

interface Checked<Found> {
  key: string
  found: Found
  /** A part of the list is taken: how that is undone, when it can be. The rows that are left have faults. */
  taken: Taken | null
}

/**
 * A window in which a list is looked at first: what will be kept, which column is what, which rows have faults. The good rows are taken,
 * the others stay to be put right. It must outlive the screen under it: a list fills what was empty, so it is opened above such a switch.
 */
export function ListDialog<Found extends ReadList, Column extends string = string>({
  texts,
  about,
  send,
  file,
  preview,
  ready,
  question,
  undo,
  next,
  onClose,
}: ListDialogProps<Found, Column>) {
  const [showsColumns, setShowsColumns] = useState(false)
  const [checked, setChecked] = useState<Checked<Found> | null>(null)
  const [finished, setFinished] = useState<Taken | null>(null)
  const keyOf = (typed: Typed) => JSON.stringify([typed.text, typed.columns, typed.answer])
  const foundIn = (typed: Typed) => (checked?.key === keyOf(typed) ? checked.found : null)
  const isReady = (found: Found | null): found is Found =>
    found !== null && (found.added > 0 || found.faults.length === 0)
  const form = useSharedForm<SentList<Column> & { answer: boolean }, Found, Typed>(send, {
    about: `list ${about}`,
    values: { text: '', columns: null, answer: false, isLook: false },
    body: ({ isLook, ...typed }) => ({
      ...typed,
      columns: typed.columns as (Column | null)[] | null,
      isConfirmed: !isLook && isReady(foundIn({ isLook, ...typed })),
    }),
    onSent: (found, typed) => {
      form.set('isLook', false)
      if (!found.isDone) return setChecked({ key: keyOf(typed), found, taken: null })
      const taken: Taken = { added: found.added, takeBack: undo?.(found) ?? null }
      // What is wrong stays to be put right, on the lines of the list as it was sent.
      if (found.faults.length > 0)
        return setChecked({ key: keyOf(typed), found: { ...found, added: 0 }, taken })
      if (next && taken.added > 0) return setFinished(taken)
      toast(texts.added(taken.added), {
        tone: 'ok',
        ...(taken.takeBack ? { action: { title: ru.undo, onSelect: taken.takeBack } } : {}),
      })
      onClose()
    },
  })
  const typed: Typed = {
    text: form.value('text'),
    columns: form.value('columns'),
    answer: form.value('answer'),
    isLook: form.value('isLook'),
  }
  const found = foundIn(typed)
  const look = (change: Partial<Typed>) => {
    for (const [name, value] of Object.entries(change)) form.set(name as keyof Typed, value as never)
    form.set('isLook', true)
    // A row that is put right while others are being taken is looked at after them.
    void form.sendNext()
  }
  const fix = (fault: ListFault, line: string) => look({ text: withLine(typed.text, fault, line) })
  // While a change is looked at, what was found before stays: the window does not jump.
  const shown = found ?? (form.isSending ? (checked?.found ?? null) : null)
  const taken = shown === checked?.found ? (checked?.taken ?? null) : null
  const rows = shown && !taken ? preview(shown) : []
  if (finished) return next?.(finished)
  return (
    <FormDialog
      form={form}
      size="m"
      title={texts.title}
      action={isReady(found) ? texts.add(found.added) : ru.check}
      onClose={onClose}
    >
      <TextArea
        label={texts.list}
        hint={shown ? undefined : texts.hint}
        placeholder={texts.example}
        // What was found is to be seen, so the list that was read leaves it the place.
        className={classNames(styles.list, shown && styles.read)}
        {...form.text('text')}
      />
      {file((read) => look({ text: read, columns: null, answer: false }))}
      {shown && (
        <>
          <div role="status" className={frame.row}>
            {taken ? <strong>{texts.added(taken.added)}</strong> : ready(shown)}
            {taken?.takeBack && (
              <Button
                size="s"
                kind="quiet"
                onClick={() => {
                  setChecked(null)
                  taken.takeBack?.()
                }}
              >
                {ru.undo}
              </Button>
            )}
          </div>
          {question?.(shown, { given: typed.answer, give: (answer) => look({ answer }) })}
          {rows.length > 0 && <ListPreview heads={texts.heads} rows={rows} />}
          {shown.columns.length > 0 && !taken && (
            <ListColumns
              columns={shown.columns}
              names={texts.columns}
              isOpen={showsColumns}
              onToggle={setShowsColumns}
              onChange={(columns) => look({ columns })}
            />
          )}
          {shown.passed.length > 0 && !taken && (
            <p className={frame.note}>
              {ru.passed(shown.passed.map(({ row, quote }) => ru.quoted(row, quote)))}
            </p>
          )}
          {shown.faults.length > 0 && (
            <ListFaults
              title={ru.faults(shown.faults.length, shown.added > 0)}
              text={typed.text}
              faults={shown.faults}
              left={shown.left}
              onFix={fix}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
