import { FormDialog, useForm } from '@school/forms'
import { importPupils, type PupilImport } from '../contract/index.ts'
import { TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { ListFile } from './ListFile.tsx'
import styles from './ImportDialog.module.css'
import { t } from './ru-import.ts'

interface ImportDialogProps {
  classId: number
  name: string
  onClose: () => void
  /** New pupils have codes that are to be printed. */
  onAdded: () => void
}

/** A list is looked at first; nothing is added while a row of it is not read, and what was typed stays to be put right. */
export function ImportDialog({ classId, name, onClose, onAdded }: ImportDialogProps) {
  const [checked, setChecked] = useState<{ text: string; found: PupilImport } | null>(null)
  const isReady = (text: string) => checked?.text === text && checked.found.faults.length === 0
  const form = useForm(importPupils, {
    params: { schoolClassId: classId },
    values: { text: '', isConfirmed: false },
    body: ({ text }) => ({ text: text ?? '', isConfirmed: isReady(text ?? '') }),
    onSent: (found, { text }) => {
      if (!found.isDone) return setChecked({ text: text ?? '', found })
      toast(t.added(found.added), { tone: 'ok' })
      onClose()
      if (found.added > 0) onAdded()
    },
  })
  const text = form.value('text') ?? ''
  const found = checked?.text === text ? checked.found : null
  return (
    <FormDialog
      form={form}
      size="m"
      title={t.title(name)}
      action={found && isReady(text) ? t.add(found.added) : t.check}
      onClose={onClose}
    >
      <TextArea label={t.list} hint={t.hint} placeholder={t.example} rows={9} {...form.text('text')} />
      <ListFile onRead={(read) => form.set('text', read)} />
      {found && <Found found={found} />}
    </FormDialog>
  )
}

const shownFaults = 12

function Found({ found: { pupils, faults, added } }: { found: PupilImport }) {
  if (faults.length === 0)
    return (
      <div role="status" className={frame.list}>
        <p>{t.ready(added, pupils.length - added)}</p>
        {added > 0 && <p className={frame.note}>{t.codesNote}</p>}
      </div>
    )
  return (
    <div role="alert" className={frame.list}>
      <p>{t.faults(faults.length)}</p>
      <ul className={styles.faults}>
        {faults.slice(0, shownFaults).map(({ row, reason }) => (
          <li key={row}>{reason}</li>
        ))}
        {faults.length > shownFaults && <li>{t.more(faults.length - shownFaults)}</li>}
      </ul>
    </div>
  )
}
