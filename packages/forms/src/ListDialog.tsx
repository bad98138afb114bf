import { Faults, TextArea, toast } from '@school/ui'
import { type ReactNode, useState } from 'react'
import type { Sender } from './form.ts'
import { FormDialog } from './FormDialog.tsx'
import { ru } from './ru.ts'
import { useSharedForm } from './use-form.ts'

/** What was found in a list, or was done with it. */
export interface ReadList {
  /** Rows that are not read, each in words. */
  faults: readonly { reason: string }[]
  /** How many would be added, or were. */
  added: number
  isDone: boolean
}

export interface ListTexts {
  title: string
  list: string
  hint: string
  example: string
  /** The button once the list is read: «Добавить 5 учеников». */
  add: (added: number) => string
  /** What is said when it is done. */
  added: (added: number) => string
  /** Before the rows that are not read. */
  faults?: (rows: number) => string
}

export interface ListDialogProps<Found extends ReadList> {
  texts: ListTexts
  send: Sender<{ text: string; isConfirmed: boolean }, Found>
  /** Takes a list out of a file. */
  file: (onRead: (text: string) => void) => ReactNode
  /** What will be done, when every row is read. */
  ready: (found: Found) => ReactNode
  onDone?: (found: Found) => void
  onClose: () => void
}

const shownFaults = 12

/** A window in which a list is looked at first: nothing is done while a row of it is not read, and what was typed stays to be put right. */
export function ListDialog<Found extends ReadList>({
  texts,
  send,
  file,
  ready,
  onDone,
  onClose,
}: ListDialogProps<Found>) {
  const [checked, setChecked] = useState<{ text: string; found: Found } | null>(null)
  const foundIn = (text: string) => (checked?.text === text ? checked.found : null)
  const form = useSharedForm<{ text: string; isConfirmed: boolean }, Found, { text: string }>(send, {
    values: { text: '' },
    body: ({ text }) => ({ text, isConfirmed: foundIn(text)?.faults.length === 0 }),
    onSent: (found, { text }) => {
      if (!found.isDone) return setChecked({ text, found })
      toast(texts.added(found.added), { tone: 'ok' })
      onClose()
      onDone?.(found)
    },
  })
  const found = foundIn(form.value('text'))
  const reasons = found?.faults.map(({ reason }) => reason) ?? []
  const isRead = found !== null && reasons.length === 0
  return (
    <FormDialog
      form={form}
      size="m"
      title={texts.title}
      action={isRead ? texts.add(found.added) : ru.check}
      onClose={onClose}
    >
      <TextArea
        label={texts.list}
        hint={texts.hint}
        placeholder={texts.example}
        rows={9}
        {...form.text('text')}
      />
      {file((read) => form.set('text', read))}
      <Faults
        isUrgent
        texts={[
          ...(reasons.length > 0 && texts.faults ? [texts.faults(reasons.length)] : []),
          ...reasons.slice(0, shownFaults),
          ...(reasons.length > shownFaults ? [ru.more(reasons.length - shownFaults)] : []),
        ]}
      />
      {isRead && <div role="status">{ready(found)}</div>}
    </FormDialog>
  )
}
