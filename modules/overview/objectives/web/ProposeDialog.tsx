import { FormDialog, useForm } from '@school/forms'
import { addDays } from '@school/texts'
import { Checkbox, Choices, Radio, SelectInput, TextArea, toast } from '@school/ui'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ObjectiveClass, type ObjectiveOptions, proposeToClass } from '../contract/index.ts'
import { AimFields } from './AimFields.tsx'
import { aimOf, type Draft, draftOf } from './draft.ts'
import styles from './objectives.module.css'
import { objectiveClassesQuery, optionsQuery } from './queries.ts'
import { form as words } from './ru.ts'
import { t } from './ru-teacher.ts'

interface ProposeDialogProps {
  today: string
  onClose: () => void
}

/** The window in which a teacher proposes a goal: to a whole class, or to some of it. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { data: classes } = useSuspenseQuery(objectiveClassesQuery)
  const withPupils = classes.filter(({ pupils }) => pupils.length > 0)
  const [classId, setClassId] = useState(withPupils[0]?.id ?? 0)
  const chosen = withPupils.find(({ id }) => id === classId)
  // While those of another grade come, the form stays with what was typed.
  const { data: options } = useQuery({
    ...optionsQuery(chosen?.gradeIndex ?? 11),
    placeholderData: keepPreviousData,
  })
  if (!chosen || !options) return null
  return (
    <Filled {...props} options={options} classes={withPupils} chosen={chosen} onChooseClass={setClassId} />
  )
}

interface FilledProps extends ProposeDialogProps {
  options: ObjectiveOptions
  classes: readonly ObjectiveClass[]
  chosen: ObjectiveClass
  onChooseClass: (classId: number) => void
}

function Filled({ today, options, classes, chosen, onChooseClass, onClose }: FilledProps) {
  const [isWhole, setWhole] = useState(true)
  const form = useForm<typeof proposeToClass, Draft>(proposeToClass, {
    params: { schoolClassId: chosen.id },
    // One draft, whatever class is chosen: the window opens with the first of them.
    draftName: 'objective for a class',
    values: draftOf(null, today),
    body: (draft) => ({
      ...aimOf(draft),
      words: draft.words,
      // A draft may have pupils of another class.
      userIds: chosen.pupils.map(({ id }) => id).filter((id) => isWhole || draft.userIds.includes(id)),
    }),
    onSent: ({ proposed, passedOver }) => {
      toast(proposed > 0 ? t.sent(proposed) : t.noneNew, { tone: proposed > 0 ? 'ok' : 'bad' })
      if (proposed > 0 && passedOver.length > 0) toast(t.passedOver(passedOver))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.proposeTitle} action={t.send} size="m" onClose={onClose}>
      <SelectInput
        label={t.schoolClass}
        value={chosen.id}
        onChange={(event) => {
          onChooseClass(Number(event.target.value))
          form.set('userIds', [])
        }}
      >
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <Choices legend={t.to} error={form.error('userIds')}>
        <Radio
          name="to"
          label={t.everybody(chosen.pupils.length)}
          checked={isWhole}
          onChange={() => setWhole(true)}
        />
        <Radio name="to" label={t.some} checked={!isWhole} onChange={() => setWhole(false)} />
        {!isWhole && (
          <div className={styles.pupils}>
            {chosen.pupils.map(({ id, name }) => (
              <Checkbox key={id} label={name} {...form.member('userIds', id)} />
            ))}
          </div>
        )}
      </Choices>
      <AimFields form={form} options={options} tomorrow={addDays(today, 1)} />
      <TextArea label={words.words} maxLength={200} rows={2} {...form.text('words')} />
    </FormDialog>
  )
}
