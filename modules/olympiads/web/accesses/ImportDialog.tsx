import { FormDialog, useForm } from '@school/forms'
import { ListFile } from '@school/school-classes/web'
import { TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { importListed, type ListImport } from '../../contract/index.ts'
import styles from './accesses.module.css'
import { t } from './ru.ts'

/** A list is looked at first; nobody is added while a row of it finds nobody, and what was typed stays to be put right. */
export function ImportDialog({ stageId, onClose }: { stageId: number; onClose: () => void }) {
  const [checked, setChecked] = useState<{ text: string; found: ListImport } | null>(null)
  const isReady = (text: string) => checked?.text === text && checked.found.faults.length === 0
  const form = useForm(importListed, {
    params: { stageId },
    values: { text: '', isConfirmed: false },
    body: ({ text }) => ({ text: text ?? '', isConfirmed: isReady(text ?? '') }),
    onSent: (found, { text }) => {
      if (!found.isDone) return setChecked({ text: text ?? '', found })
      toast(t.added(found.added), { tone: 'ok' })
      onClose()
    },
  })
  const text = form.value('text') ?? ''
  const found = checked?.text === text ? checked.found : null
  return (
    <FormDialog
      form={form}
      size="m"
      title={t.importTitle}
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

function Found({ found: { pupils, faults, added } }: { found: ListImport }) {
  if (faults.length === 0)
    return (
      <p role="status" className={frame.note}>
        {t.ready(added, pupils.length - added)}
      </p>
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
