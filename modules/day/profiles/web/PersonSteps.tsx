import { gradeIndexes, type Profile, updateProfile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { gradeLabel } from '@school/texts'
import { Choices, Radio, SelectInput, useYou } from '@school/ui'
import { useState } from 'react'
import { convertType } from '../contract/index.ts'
import { personTypes } from '../contract/standing.ts'
import { chosenOf, schoolAttributesOf } from './chosen-school.ts'
import { t } from './ru-onboarding.ts'
import { t as words } from './ru.ts'
import { SchoolPicker } from './SchoolPicker.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'

type Kind = (typeof personTypes)[number]

export function WhoStep({ onNext, isBusy }: StepProps) {
  const you = useYou()
  const [kind, setKind] = useState<Kind>('pupil')
  const convert = useCall(convertType, { onSuccess: onNext })
  const send = () => (kind === 'pupil' ? onNext() : convert.mutate({ body: { toType: kind } }))
  return (
    <StepFrame
      onNext={onNext}
      onSend={send}
      isBusy={isBusy || convert.isPending}
      error={convert.error?.message ?? null}
    >
      <Choices legend={you(t.titles.who)} hint={t.whoNote}>
        {personTypes.map((one) => (
          <Radio
            key={one}
            name="kind"
            label={t.who[one]}
            checked={kind === one}
            onChange={() => setKind(one)}
          />
        ))}
      </Choices>
    </StepFrame>
  )
}

export function GradeStep({ onNext, isBusy }: StepProps) {
  const [gradeId, setGradeId] = useState('')
  const save = useCall(updateProfile, { onSuccess: onNext })
  return (
    <StepFrame
      onNext={onNext}
      onSend={() => save.mutate({ body: { user: { gradeId: Number(gradeId) } } })}
      isBusy={isBusy || save.isPending}
      isEmpty={gradeId === ''}
      error={save.error?.message ?? null}
    >
      <SelectInput
        label={words.grade}
        value={gradeId}
        onChange={(event) => setGradeId(event.currentTarget.value)}
      >
        <option value="">{words.gradeUnknown}</option>
        {gradeIndexes.map((index) => (
          <option key={index} value={index + 1}>
            {gradeLabel(index)}
          </option>
        ))}
      </SelectInput>
    </StepFrame>
  )
}

export function SchoolStep({ profile, onNext, isBusy }: StepProps & { profile: Profile }) {
  const [chosen, setChosen] = useState(() => chosenOf(profile))
  const save = useCall(updateProfile, { onSuccess: onNext })
  const schoolAttributes = schoolAttributesOf(chosen)
  return (
    <StepFrame
      onNext={onNext}
      onSend={() => save.mutate({ body: { user: { schoolAttributes } } })}
      isBusy={isBusy || save.isPending}
      isEmpty={schoolAttributes === null}
      error={save.error?.message ?? null}
    >
      <p>{t.schoolNote}</p>
      <SchoolPicker value={chosen} onChange={setChosen} />
    </StepFrame>
  )
}
