import { useCall } from '@school/api-client'
import { Button, Checkbox, Dialog, SelectInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import {
  archiveOldClasses,
  type ClassMoves,
  type NextYearClass,
  transferClasses,
} from '../../contract/index.ts'
import { Leavers } from './Leavers.tsx'
import { ofSchool, t } from './ru.ts'
import { type Choices, isGoing, type Leaving, leavings, planOf, type TransferPlan } from './transfer-plan.ts'

interface TransferDialogProps {
  schoolId: number
  moves: ClassMoves
  /** Names of pupils are open: some of a class may be named as leaving. */
  canReadNames: boolean
  onClose: () => void
}

const nothing: Choices = { leftOut: new Set(), leaving: new Map(), leavers: new Map() }

/** All classes of a school go on: which of them and who leaves, then what it comes to, then one button. */
export function TransferDialog({
  schoolId,
  moves: { schoolYear, opensOn, classes },
  canReadNames,
  onClose,
}: TransferDialogProps) {
  const [choices, setChoices] = useState(nothing)
  const [isChecking, setChecking] = useState(false)
  const plan = planOf(classes, choices)
  const hasGoing = classes.some(isGoing)
  const transfer = useCall(transferClasses, {
    onSuccess: (_, { body }) => {
      toast(t.moved(body.classes.length), { tone: 'ok' })
      onClose()
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const send = () =>
    transfer.mutate({
      body: { organizationId: schoolId, classes: plan.classes, leavingIds: plan.leavingIds },
    })
  return (
    <Dialog
      open
      title={t.title(schoolYear)}
      onClose={onClose}
      footer={
        !hasGoing ? (
          <Button onClick={onClose}>{t.close}</Button>
        ) : isChecking ? (
          <>
            <Button onClick={() => setChecking(false)}>{ofSchool.back}</Button>
            <Button kind="primary" loading={transfer.isPending} onClick={send}>
              {t.action(plan.classes.length)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button kind="primary" disabled={plan.classes.length === 0} onClick={() => setChecking(true)}>
              {ofSchool.next}
            </Button>
          </>
        )
      }
    >
      {isChecking ? (
        <Summary plan={plan} />
      ) : (
        <div className={frame.section}>
          <p>{hasGoing ? ofSchool.text : ofSchool.noneOf(opensOn)}</p>
          {classes.filter(isGoing).map((row) => (
            <ClassChoice
              key={row.classId}
              row={row}
              choices={choices}
              canReadNames={canReadNames}
              onChange={setChoices}
            />
          ))}
          <Staying schoolId={schoolId} rows={classes.filter((row) => !isGoing(row))} />
        </div>
      )}
    </Dialog>
  )
}

interface StayingProps {
  schoolId: number
  rows: readonly NextYearClass[]
}

const Staying = ({ schoolId, rows }: StayingProps) =>
  rows.length > 0 && (
    <div className={frame.list}>
      <h3 className={frame.cardTitle}>{t.stays}</h3>
      <ul className={frame.lines}>
        {rows.map((row) => (
          <li key={row.classId}>
            <strong>{row.name}.</strong> {ofSchool.reason(row)}{' '}
            {row.way === 'old' && <Archive schoolId={schoolId} row={row} />}
          </li>
        ))}
      </ul>
    </div>
  )

function Archive({ schoolId, row: { classId, name } }: { schoolId: number; row: NextYearClass }) {
  const archive = useCall(archiveOldClasses, {
    onSuccess: () => void toast(ofSchool.archived(name), { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return (
    <Button
      size="s"
      aria-label={ofSchool.archiveOf(name)}
      loading={archive.isPending}
      onClick={() => archive.mutate({ params: { organizationId: schoolId }, body: { classIds: [classId] } })}
    >
      {ofSchool.archive}
    </Button>
  )
}

interface ClassChoiceProps {
  row: NextYearClass
  choices: Choices
  canReadNames: boolean
  onChange: (choices: Choices) => void
}

function ClassChoice({ row, choices, canReadNames, onChange }: ClassChoiceProps) {
  const { classId, name, toName, mayLeave } = row
  const isGone = !choices.leftOut.has(classId)
  const leaving = choices.leaving.get(classId) ?? 'none'
  const turn = () => {
    const leftOut = new Set(choices.leftOut)
    if (!leftOut.delete(classId)) leftOut.add(classId)
    onChange({ ...choices, leftOut })
  }
  const names = {
    none: ofSchool.afterAll(toName ?? ''),
    some: ofSchool.afterSome,
    all: ofSchool.allLeave,
  }
  return (
    <div className={frame.list}>
      <Checkbox label={t.goes(row)} hint={ofSchool.facts(row)} checked={isGone} onChange={turn} />
      {mayLeave && isGone && (
        <SelectInput
          label={ofSchool.after(name)}
          value={leaving}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...choices, leaving: new Map(choices.leaving).set(classId, value as Leaving) })
          }
        >
          {leavings
            .filter((one) => one !== 'some' || canReadNames)
            .map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
        </SelectInput>
      )}
      {isGone && leaving === 'some' && (
        <Leavers
          classId={classId}
          name={name}
          chosen={choices.leavers.get(classId) ?? new Set()}
          onChange={(chosen) =>
            onChange({ ...choices, leavers: new Map(choices.leavers).set(classId, chosen) })
          }
        />
      )}
    </div>
  )
}

function Summary({ plan }: { plan: TransferPlan }) {
  const { onward, into, graduating, graduates, leaving, elsewhere, withoutTeacher, leftOut } = plan
  const lines = [
    into > 0 && ofSchool.onward(onward, into),
    graduating.length > 0 && ofSchool.graduates(graduating, graduates),
    leaving > 0 && ofSchool.leaving(leaving),
    elsewhere > 0 && ofSchool.elsewhere(elsewhere),
    withoutTeacher.length > 0 && ofSchool.withoutTeacher(withoutTeacher),
    leftOut.length > 0 && ofSchool.leftOut(leftOut),
  ].filter((line) => line !== false)
  return (
    <div className={frame.section}>
      <h3 className={frame.cardTitle}>{ofSchool.check}</h3>
      <ul className={frame.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={frame.note}>{ofSchool.afterwards}</p>
    </div>
  )
}
