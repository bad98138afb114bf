import { isPromotion, type Mailing } from '@school/users/contract'
import type { Profile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { Checkbox, Choices, Radio } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Goal,
  goalsFor,
  type OnboardingData,
  studyDays,
  updateInterests,
  weeklyMinutes,
} from '../contract/index.ts'
import { isChildProfile, MailingSwitch } from './MailingSwitch.tsx'
import styles from './onboarding.module.css'
import { interestsQuery, subjectsQuery } from './queries.ts'
import { t } from './ru-onboarding.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'

interface WishProps extends StepProps {
  data: OnboardingData
  /** Continues with the answers. */
  onSaid: (data: OnboardingData) => void
}

const toggled = <Item,>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]

interface GoalsProps extends WishProps {
  profile: Profile
  /** Subjects that exist for the class; all of them when empty. */
  subjectIds: readonly number[]
}

/** Goals of a pupil, and for everybody the subjects they are here for. */
export function GoalsStep({ profile, subjectIds, data, onSaid, onNext, isBusy }: GoalsProps) {
  const { data: subjects } = useSuspenseQuery(subjectsQuery)
  const { data: saved } = useSuspenseQuery(interestsQuery)
  const [wanted, setWanted] = useState<Goal[]>(data.goals ?? [])
  const [chosen, setChosen] = useState(() => saved.map(({ disciplineId }) => disciplineId))
  const save = useCall(updateInterests, { onSuccess: () => onSaid({ goals: wanted }) })
  const gradeId = profile.grade?.id ?? null
  const ofClass = subjects.filter(({ id }) => subjectIds.length === 0 || subjectIds.includes(id))
  return (
    <StepFrame
      onNext={onNext}
      onSend={() =>
        save.mutate({ body: { interests: chosen.map((disciplineId) => ({ disciplineId, gradeId })) } })
      }
      isBusy={isBusy || save.isPending}
      isEmpty={wanted.length + chosen.length === 0}
      error={save.error?.message ?? null}
    >
      {!profile.isAgent && (
        <Choices legend={t.goalsLegend}>
          <div className={styles.choices}>
            {goalsFor(profile.grade?.index ?? null, profile.isGraduate).map((goal) => (
              <Checkbox
                key={goal}
                label={t.goals[goal]}
                checked={wanted.includes(goal)}
                onChange={() => setWanted(toggled(wanted, goal))}
              />
            ))}
          </div>
        </Choices>
      )}
      <Choices legend={t.subjectsLegend}>
        <div className={styles.choices}>
          {ofClass.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={chosen.includes(id)}
              onChange={() => setChosen(toggled(chosen, id))}
            />
          ))}
        </div>
      </Choices>
    </StepFrame>
  )
}

export function TimeStep({ title, data, onSaid, onNext, isBusy }: WishProps & { title: string }) {
  const [minutes, setMinutes] = useState(data.weeklyMinutes ?? null)
  return (
    <StepFrame
      onNext={onNext}
      onSend={() => onSaid({ weeklyMinutes: minutes })}
      isBusy={isBusy}
      isEmpty={minutes === null}
    >
      <Choices legend={title} hint={t.timeNote}>
        {weeklyMinutes.map((one) => (
          <Radio
            key={one}
            name="minutes"
            label={t.minutes(one / studyDays)}
            checked={minutes === one}
            onChange={() => setMinutes(one)}
          />
        ))}
      </Choices>
    </StepFrame>
  )
}

const offered: readonly Mailing[] = ['reminders', 'events', 'materials', 'news', 'promos']

export const MailingsStep = ({ profile, ...way }: StepProps & { profile: Profile }) => (
  <StepFrame {...way} onSend={way.onNext}>
    <Choices legend={t.titles.mailings} hint={t.mailingsNote}>
      {offered
        .filter((mailing) => !(isPromotion(mailing) && isChildProfile(profile)))
        .map((mailing) => (
          <MailingSwitch key={mailing} mailing={mailing} wanted={profile.communicationSubscriptions} />
        ))}
    </Choices>
  </StepFrame>
)
