import { FormDialog, useForm } from '@school/forms'
import { Choices, Link, Radio, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import {
  addPlanItem,
  addPlanWish,
  type DailyPlan,
  minuteLimits,
  type PlanRow,
  setDailyMinutes,
  type WishReason,
  wishReasons,
} from '../contract/index.ts'
import { t } from './ru-plan.ts'

export type Asked = { kind: 'add' } | { kind: 'limit' } | { kind: 'refuse'; row: PlanRow }

export interface PlanDialogsProps {
  asked: Asked
  plan: DailyPlan
  onClose: () => void
}

/** The dialogs of the plan: an own item, the limit, a refusal. Loaded when needed. */
export function PlanDialogs({ asked, plan, onClose }: PlanDialogsProps) {
  if (asked.kind === 'add') return <AddDialog plan={plan} onClose={onClose} />
  if (asked.kind === 'limit') return <LimitDialog plan={plan} onClose={onClose} />
  return <RefuseDialog row={asked.row} onClose={onClose} />
}

type DialogProps = Omit<PlanDialogsProps, 'asked'>

function AddDialog({ plan: { date, today }, onClose }: DialogProps) {
  const form = useForm(addPlanItem, {
    values: { title: '', minutes: 20 },
    body: (values) => ({ ...values, ...(date !== today && { day: date }) }),
    onSent: () => {
      toast(t.added, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.addTitle} action={t.addSend} onClose={onClose}>
      <TextInput label={t.addName} hint={t.addNameHint} maxLength={120} required {...form.text('title')} />
      <TextInput
        type="number"
        inputMode="numeric"
        min={5}
        max={240}
        step={5}
        required
        label={t.addMinutes}
        {...form.number('minutes')}
      />
    </FormDialog>
  )
}

function LimitDialog({ plan: { limit }, onClose }: DialogProps) {
  const form = useForm(setDailyMinutes, {
    values: { minutes: limit.own },
    onSent: () => {
      toast(t.saved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.limitTitle} action={t.save} onClose={onClose}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={minuteLimits.least}
        max={minuteLimits.most}
        step={5}
        required
        label={t.limitLabel}
        hint={limit.family === null ? t.limitHint : t.limitFamily(limit.family)}
        {...form.number('minutes')}
      />
    </FormDialog>
  )
}

function RefuseDialog({ row, onClose }: { row: PlanRow; onClose: () => void }) {
  const offered = wishReasons.filter((reason) => (reason === 'no_time' ? row.can.move : row.can.refuse))
  const form = useForm(addPlanWish, {
    values: { key: row.key, reason: offered[0] as WishReason },
    onSent: () => {
      toast(t.refused, { tone: 'ok' })
      onClose()
    },
  })
  const isHard = form.value('reason') === 'too_hard'
  return (
    <FormDialog form={form} title={t.refuseTitle(row.title)} action={t.refuseSend} onClose={onClose}>
      <Choices legend={t.refuseLegend} error={form.error('reason')}>
        {offered.map((reason) => (
          <Radio
            key={reason}
            label={t.reasons[reason]}
            hint={t.reasonHints[reason](row)}
            {...form.radio('reason', reason)}
          />
        ))}
      </Choices>
      {isHard && row.theoryUrl !== null && (
        <p className={frame.note}>
          <Link to={row.theoryUrl}>{t.theory}</Link>
        </p>
      )}
    </FormDialog>
  )
}
