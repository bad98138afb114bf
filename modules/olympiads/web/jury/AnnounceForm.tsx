import { useCall } from '@school/api-client'
import { Button, Card, SelectInput, TextArea, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { announce, type MonitoredStage, listJuryQuestions } from '../../contract/index.ts'
import styles from './JuryDesk.module.css'
import { desk } from './ru.ts'

/** The jury’s word to everybody who solves, without a question. */
export function AnnounceForm({ stage }: { stage: MonitoredStage }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [grade, setGrade] = useState('')
  const say = useCall(announce, {
    onSuccess: () => {
      toast(desk.announced, { tone: 'ok' })
      setText('')
      return client.invalidateQueries({ queryKey: [listJuryQuestions.name] })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (say.isPending) return
    const body = { text, gradeIndex: grade === '' ? null : Number(grade) }
    say.mutate({ params: { stageId: stage.id }, body })
  }
  return (
    <Card as="section" aria-labelledby="announce" className={frame.section}>
      <h2 id="announce">{desk.announceTitle}</h2>
      <form noValidate onSubmit={send} className={styles.form}>
        <TextArea
          label={desk.announceText}
          hint={desk.announceHint}
          rows={2}
          value={text}
          maxLength={1000}
          error={say.error?.fields['text']?.[0] ?? say.error?.message ?? null}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.send}>
          {stage.grades.length > 1 && (
            <SelectInput label={desk.toWhom} value={grade} onChange={(event) => setGrade(event.target.value)}>
              <option value="">{desk.allGrades}</option>
              {stage.grades.map(({ gradeIndex }) => (
                <option key={gradeIndex} value={gradeIndex}>
                  {desk.grade(gradeIndex)}
                </option>
              ))}
            </SelectInput>
          )}
          <Button type="submit" kind="primary" loading={say.isPending}>
            {desk.announce}
          </Button>
        </div>
      </form>
    </Card>
  )
}
