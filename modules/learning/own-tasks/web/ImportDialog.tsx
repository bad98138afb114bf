import { FormDialog, useForm } from '@school/forms'
import { decodeText } from '@school/texts'
import { FileButton, IconUpload, SelectInput, TextArea, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { importOwnTasks } from '../contract/index.ts'
import { maxImportLength, type OwnTaskImport, type OwnTaskOptions } from '../contract/own-task.ts'
import { listAt } from './addresses.ts'
import { t } from './ru-import.ts'
import { kindNames } from './ru-fields.ts'

interface ImportDialogProps {
  options: OwnTaskOptions
  onClose: () => void
}

interface Typed {
  name: string
  text: string
  disciplineId: number
  label: string
}

/** A preview comes first; tasks that can't be parsed are listed, and the others are imported without them. */
export function ImportDialog({ options, onClose }: ImportDialogProps) {
  const navigate = useNavigate()
  const [checked, setChecked] = useState<{ key: string; found: OwnTaskImport } | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const keyOf = ({ name, text }: Typed) => `${name}\n${text}`
  const foundOf = (typed: Typed) => (checked?.key === keyOf(typed) ? checked.found : null)
  const isReady = (typed: Typed) => {
    const found = foundOf(typed)
    return found !== null && found.faults.length === 0 && found.added > 0
  }
  const form = useForm<typeof importOwnTasks, Typed>(importOwnTasks, {
    values: { name: '', text: '', disciplineId: options.disciplines[0]?.id ?? 0, label: '' },
    body: (typed) => ({ ...typed, isConfirmed: isReady(typed) }),
    onSent: (found, typed) => {
      if (!found.isDone) return setChecked({ key: keyOf(typed), found })
      toast(t.added(found.added, found.leftOut.length), { tone: 'ok' })
      onClose()
      void navigate(listAt({ tab: 'draft', label: typed.label }))
    },
  })
  const typed: Typed = {
    name: form.value('name'),
    text: form.value('text'),
    disciplineId: form.value('disciplineId'),
    label: form.value('label'),
  }
  const found = foundOf(typed)
  const take = async (file: File) => {
    const { text } = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (text.length > maxImportLength) return setTrouble(t.tooLong)
    setTrouble(null)
    form.set('name', file.name)
    form.set('text', text)
  }
  return (
    <FormDialog
      form={form}
      size="m"
      title={t.title}
      action={found && isReady(typed) ? t.add(found.added) : t.check}
      onClose={onClose}
    >
      <p className={frame.note}>{t.formats}</p>
      <div className={frame.row}>
        <FileButton
          size="s"
          icon={<IconUpload aria-hidden="true" />}
          accept=".gift,.txt,.xml,.csv,.tsv"
          onChoose={([file]) => void take(file!)}
        >
          {t.choose}
        </FileButton>
        {typed.name && <span>{typed.name}</span>}
      </div>
      <TextArea
        label={t.text}
        hint={t.textHint}
        rows={7}
        {...form.text('text')}
        error={trouble ?? form.error('text')}
      />
      <div className={frame.fields}>
        <SelectInput label={t.discipline} {...form.number('disciplineId')}>
          {options.disciplines.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectInput>
        <TextInput label={t.label} optional maxLength={60} {...form.text('label')} />
      </div>
      {found && <Found found={found} />}
    </FormDialog>
  )
}

function Found({ found: { tasks, faults, leftOut, notes, added } }: { found: OwnTaskImport }) {
  return (
    <div role={faults.length > 0 ? 'alert' : 'status'} className={frame.section}>
      {faults.length > 0 && <Remarks title={t.faults} remarks={faults} />}
      {faults.length === 0 && (
        <div className={frame.list}>
          <p>{t.ready(added, tasks.length - added, tasks.length + leftOut.length)}</p>
          <ol className={frame.lines}>
            {tasks.map(({ line, title, kind, isKnown }, index) => (
              <li key={`${line} ${index}`}>{t.task(title, kindNames[kind], isKnown)}</li>
            ))}
          </ol>
        </div>
      )}
      {leftOut.length > 0 && <Remarks title={t.leftOut(leftOut.length)} remarks={leftOut} />}
      {notes.length > 0 && <Remarks title={t.notes} remarks={notes} />}
    </div>
  )
}

const Remarks = ({ title, remarks }: { title: string; remarks: OwnTaskImport['faults'] }) => (
  <div className={frame.list}>
    <p>{title}</p>
    <ul className={frame.lines}>
      {remarks.map(({ line, title: named, why }, index) => (
        <li key={`${line} ${index}`}>{t.remark(line, named, why)}</li>
      ))}
    </ul>
  </div>
)
