import { useCall } from '@school/api-client'
import { Button, Dialog, SelectInput, TextArea, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { askJury, clarificationMax, type Clarifications, type OlympiadRun } from '../../contract/index.ts'
import { HeardList } from './HeardList.tsx'
import { clarificationsQuery } from './queries.ts'
import { t } from './ru.ts'

export interface JuryPanelProps {
  run: OlympiadRun
  /** On the screen now: a question is about it unless said otherwise. */
  taskId: number | null
  heard: Clarifications
  isOpen: boolean
  onClose: () => void
}

export const JuryPanel = ({ run, taskId, heard, isOpen, onClose }: JuryPanelProps) => (
  <Dialog
    open={isOpen}
    onClose={onClose}
    title={t.title}
    place="right"
    footer={<Button onClick={onClose}>{t.close}</Button>}
  >
    <div className={frame.section}>
      {heard.can.ask ? (
        <AskForm key={taskId} run={run} taskId={taskId} />
      ) : (
        heard.left === 0 && <p>{t.tooMany}</p>
      )}
      <h3>{t.heard}</h3>
      {heard.rows.length === 0 ? <p className={frame.note}>{t.nothing}</p> : <HeardList rows={heard.rows} />}
    </div>
  </Dialog>
)

function AskForm({ run, taskId }: Pick<JuryPanelProps, 'run' | 'taskId'>) {
  const you = useYou()
  const participationId = run.participation.id
  const client = useQueryClient()
  const [about, setAbout] = useState(taskId === null ? '' : String(taskId))
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const ask = useCall(askJury, {
    onSuccess: (changed) => {
      client.setQueryData(clarificationsQuery(participationId).queryKey, changed)
      setText('')
    },
  })
  const over = text.trim().length - clarificationMax
  const problem = over > 0 ? you(t.tooLong(over)) : isEmpty ? you(t.empty) : (ask.error?.message ?? null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(!text.trim())
    if (!text.trim() || over > 0 || ask.isPending) return
    const body = { taskId: about === '' ? null : Number(about), text: text.trim() }
    ask.mutate({ params: { participationId }, body })
  }
  return (
    <form noValidate onSubmit={send} className={frame.section}>
      <p className={frame.note}>{you(t.intro)}</p>
      <SelectInput label={t.about} value={about} onChange={(event) => setAbout(event.target.value)}>
        {run.attempt.tasks.map(({ id, position }) => (
          <option key={id} value={id}>
            {t.aboutTask(position)}
          </option>
        ))}
        <option value="">{t.aboutWhole}</option>
      </SelectInput>
      <TextArea
        label={you(t.text)}
        rows={3}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value)
          setEmpty(false)
        }}
      />
      <div>
        <Button type="submit" kind="primary" loading={ask.isPending}>
          {t.send}
        </Button>
      </div>
    </form>
  )
}
