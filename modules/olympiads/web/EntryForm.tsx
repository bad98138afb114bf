import { useCall } from '@school/api-client'
import { Button, Choices, Radio, TextInput, useYou } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { enterStage, getOlympiad, type Stage } from '../contract/index.ts'
import frame from '@school/ui/frame.module.css'
import styles from './EntryForm.module.css'
import { t } from './ru.ts'

export interface EntryFormProps {
  stage: Stage
  /** One’s own first. */
  grades: readonly number[]
  /** The own grade is said to be so; out of the contest all are alike. */
  ownGrade: number | null
  isVirtual?: boolean
  onDone?: () => void
}

/** The grade, the code where one is wanted, and «Участвовать». */
export function EntryForm({ stage, grades, ownGrade, isVirtual = false, onDone }: EntryFormProps) {
  const you = useYou()
  const client = useQueryClient()
  const { participation, practice } = stage
  const taken = (isVirtual ? practice : participation)?.gradeIndex
  const [grade, setGrade] = useState(taken ?? grades[0]!)
  const [code, setCode] = useState('')
  const needsCode = stage.step === 'needs_code'
  const enter = useCall(enterStage, {
    onSuccess: (reply) => {
      if (!reply.participation) return
      void client.invalidateQueries({ queryKey: [getOlympiad.name] })
      onDone?.()
    },
  })
  const wrong = enter.data?.guessesLeft ?? null
  const codeError = wrong === null ? (enter.error?.fields['code'] ?? null) : you(t.codeWrong(wrong))
  const otherError = enter.error && !codeError ? enter.error.message : null

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (enter.isPending) return
    const body = { gradeIndex: grade, isVirtual, ...(needsCode ? { code } : {}) }
    enter.mutate({ params: { stageId: stage.id }, body })
  }
  return (
    <form className={frame.section} onSubmit={send} noValidate>
      <Choices legend={you(t.gradeLegend)} hint={isVirtual ? null : t.gradeHint} error={otherError}>
        <div className={frame.row}>
          {grades.map((index) => (
            <Radio
              key={index}
              name={`grade-${stage.id}`}
              value={index}
              checked={grade === index}
              onChange={() => setGrade(index)}
              label={index === ownGrade ? you(t.ownGrade(index)) : t.grade(index)}
            />
          ))}
        </div>
      </Choices>
      {needsCode && (
        <TextInput
          className={styles.code}
          label={t.codeLabel}
          hint={you(t.codeHint)}
          error={codeError}
          required
          name="code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <div className={frame.row}>
        <Button
          type="submit"
          kind={stage.isHere ? 'primary' : 'secondary'}
          size="l"
          loading={enter.isPending}
        >
          {taken === undefined ? (isVirtual ? t.practise : t.enter) : t.saveGrade}
        </Button>
        {taken !== undefined && onDone && (
          <Button kind="quiet" onClick={onDone}>
            {t.keepGrade}
          </Button>
        )}
      </div>
    </form>
  )
}
