import { Form, useForm } from '@school/forms'
import { Button, Choices, Radio, TextInput, useYou } from '@school/ui'
import { useState } from 'react'
import { enterStage, type Stage } from '../contract/index.ts'
import frame from '@school/ui/frame.module.css'
import styles from './EntryForm.module.css'
import { t } from './ru.ts'

export interface EntryFormProps {
  stage: Stage
  /** The pupil’s own grade first. */
  grades: readonly number[]
  /** Marks the pupil’s own grade; in practice mode all grades are equal. */
  ownGrade: number | null
  isVirtual?: boolean
  onDone?: () => void
}

/** Entry form: the grade, the code where it is required, and «Участвовать». */
export function EntryForm({ stage, grades, ownGrade, isVirtual = false, onDone }: EntryFormProps) {
  const you = useYou()
  const { participation, practice } = stage
  const taken = (isVirtual ? practice : participation)?.gradeIndex
  const [guessesLeft, setGuessesLeft] = useState<number | null>(null)
  const needsCode = stage.step === 'needs_code'
  const form = useForm(enterStage, {
    params: { stageId: stage.id },
    values: { gradeIndex: taken ?? grades[0]!, isVirtual, code: '' },
    body: ({ code, ...rest }) => (needsCode ? { ...rest, code } : rest),
    onSent: ({ participation: entered, guessesLeft: left }) => {
      setGuessesLeft(left)
      if (entered) onDone?.()
    },
  })
  const code = form.text('code')
  return (
    <Form
      form={form}
      className={frame.section}
      actions={
        <div className={frame.row}>
          <Button
            type="submit"
            kind={stage.isHere ? 'primary' : 'secondary'}
            size="l"
            loading={form.isSending}
          >
            {taken === undefined ? (isVirtual ? t.practise : t.enter) : t.saveGrade}
          </Button>
          {taken !== undefined && onDone && (
            <Button kind="quiet" onClick={onDone}>
              {t.keepGrade}
            </Button>
          )}
        </div>
      }
    >
      <Choices
        legend={you(t.gradeLegend)}
        hint={isVirtual ? null : t.gradeHint}
        error={form.error('gradeIndex')}
      >
        <div className={frame.row}>
          {grades.map((index) => (
            <Radio
              key={index}
              value={index}
              {...form.radio('gradeIndex', index)}
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
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...code}
          error={guessesLeft === null ? code.error : you(t.codeWrong(guessesLeft))}
        />
      )}
    </Form>
  )
}
