import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { celebrate } from '@school/rewards/web'
import { addDays, factsOf } from '@school/texts'
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  Confirmation,
  Owl,
  ProgressBar,
  SelectInput,
  TextInput,
  toast,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  archiveTeacherObjective,
  claimTeacherObjective,
  moveTeacherObjective,
  setTeacherObjective,
  type TeacherGoal,
  teacherGoals,
  type TeacherObjective,
  teacherTargets,
} from '../contract/index.ts'
import styles from './objectives.module.css'
import { MoveForm, usualTerm } from './ObjectiveDialogs.tsx'
import { objectiveClassesQuery } from './queries.ts'
import { t as common } from './ru.ts'
import { t } from './ru-teacher.ts'

const tones = { active: 'plain', reached: 'ok', expired: 'warn', claimed: 'ok', archived: 'plain' } as const
const onError = ({ message }: { message: string }) => void toast(message, { tone: 'bad' })

/** A goal of a teacher’s own. */
export function TeacherGoalCard({ goal, today }: { goal: TeacherObjective; today: string }) {
  const [asked, setAsked] = useState<'move' | 'archive' | null>(null)
  const close = () => setAsked(null)
  const { title, state, forecast, can } = goal
  return (
    <Card as="article" pad="l" tone={state === 'reached' ? 'ok' : 'card'} className={styles.card}>
      <p>
        <Chip size="s" tone={tones[state]}>
          {t.state[state]}
        </Chip>
      </p>
      <h3 className={frame.cardTitle}>{title}</h3>
      <div className={frame.list}>
        <ProgressBar percent={goal.percent} label={t.progressOf(title)} />
        <p className={styles.sum}>{t.of(goal.amount, goal.target)}</p>
      </div>
      <p className={frame.note}>
        {factsOf(
          state === 'active' || state === 'reached' ? t.dueOn(goal.dueOn) : common.wasDue(goal.dueOn),
          goal.isMoved && (state === 'active' || state === 'expired') && common.moved,
        )}
      </p>
      {forecast && (
        <p>{common.forecast({ metric: 'tasks', target: goal.target, dueOn: goal.dueOn }, forecast)}</p>
      )}
      {state === 'expired' && <p>{can.move ? common.lateSoft : common.lateMoved}</p>}
      <div className={frame.row}>
        {can.claim && <ClaimButton goal={goal} />}
        {can.move && (
          <Button kind="primary" onClick={() => setAsked('move')} aria-label={common.of(common.move, title)}>
            {common.move}
          </Button>
        )}
        {goal.certificateUrl !== null && (
          <ButtonLink to={goal.certificateUrl} aria-label={common.of(t.certificate, title)}>
            {t.certificate}
          </ButtonLink>
        )}
        {state === 'active' && <ButtonLink to={goal.step.url}>{goal.step.title}</ButtonLink>}
        {can.archive && (
          <Button
            kind="quiet"
            onClick={() => setAsked('archive')}
            aria-label={common.of(common.archive, title)}
          >
            {common.archive}
          </Button>
        )}
      </div>
      {asked === 'move' && <MoveDialog id={goal.id} today={today} onClose={close} />}
      {asked === 'archive' && <ArchiveQuestion id={goal.id} onClose={close} />}
    </Card>
  )
}

function ClaimButton({ goal }: { goal: TeacherObjective }) {
  const claim = useCall(claimTeacherObjective, {
    onSuccess: ({ certificateUrl }) =>
      celebrate({
        key: `teacher-objective:${goal.id}`,
        title: t.claimedTitle,
        text: t.claimedText(goal.title),
        picture: <Owl pose="happy" title={null} className={styles.owl} />,
        ...(certificateUrl !== null && { way: { title: t.certificate, to: certificateUrl } }),
      }),
    onError,
  })
  return (
    <Button
      kind="primary"
      loading={claim.isPending}
      aria-label={common.of(t.claim, goal.title)}
      onClick={() => claim.mutate({ params: { teacherObjectiveId: goal.id } })}
    >
      {t.claim}
    </Button>
  )
}

function MoveDialog({ id, today, onClose }: { id: number; today: string; onClose: () => void }) {
  const form = useForm(moveTeacherObjective, {
    params: { teacherObjectiveId: id },
    values: { dueOn: usualTerm(today) },
    onSent: () => {
      toast(common.movedDone, { tone: 'ok' })
      onClose()
    },
  })
  return <MoveForm form={form} today={today} onClose={onClose} />
}

function ArchiveQuestion({ id, onClose }: { id: number; onClose: () => void }) {
  const archive = useCall(archiveTeacherObjective, {
    onSuccess: () => {
      toast(common.archived)
      onClose()
    },
    onError,
  })
  return (
    <Confirmation
      title={common.archiveTitle}
      action={common.archive}
      isBusy={archive.isPending}
      onClose={onClose}
      onAgree={() => archive.mutate({ params: { teacherObjectiveId: id } })}
    >
      <p>{common.archiveText}</p>
    </Confirmation>
  )
}

/** Goals that a teacher may set, each with what it counts. */
export const TeacherTemplates = ({ onChoose }: { onChoose: (kind: TeacherGoal) => void }) => (
  <section aria-labelledby="templates" className={frame.section}>
    <h3 id="templates">{t.ready}</h3>
    <ul className={`plain-list ${frame.tiles}`}>
      {teacherGoals.map((kind) => (
        <li key={kind}>
          <Card className={styles.template}>
            <h4 className={frame.cardTitle}>{t.goals[kind].title}</h4>
            <p className={frame.cardText}>{t.goals[kind].hint}</p>
            <Button onClick={() => onChoose(kind)} aria-label={t.setOf(t.goals[kind].title)}>
              {t.set}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  </section>
)

interface NewTeacherGoalProps {
  kind: TeacherGoal
  today: string
  onClose: () => void
}

export function NewTeacherGoal({ kind, today, onClose }: NewTeacherGoalProps) {
  const { data: classes } = useSuspenseQuery(objectiveClassesQuery)
  const { least, most, usual, days } = teacherTargets[kind]
  const form = useForm(setTeacherObjective, {
    values: { kind, target: usual, schoolClassId: null, dueOn: addDays(today, days) },
    onSent: () => {
      toast(t.added, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.goals[kind].title} action={t.set} onClose={onClose}>
      <p className={frame.note}>{t.goals[kind].hint}</p>
      {kind === 'visits' ? (
        <SelectInput label={t.schoolClass} required {...form.number('schoolClassId')}>
          <option value="">{t.chooseClass}</option>
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      ) : (
        <TextInput
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          required
          label={t.target[kind]}
          {...form.number('target')}
        />
      )}
      <TextInput type="date" required min={addDays(today, 1)} label={t.due} {...form.text('dueOn')} />
    </FormDialog>
  )
}
