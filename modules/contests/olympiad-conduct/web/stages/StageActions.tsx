import { FormDialog, type FormHandle, useForm } from '@school/forms'
import { Button, TextArea, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelStage, type MonitoredStage, moveStage } from '../../contract/index.ts'
import { monitoredStageQuery } from '../monitoring/queries.ts'
import { moveBodyOf, type MoveDraft, moveOf, places, type WindowDraft } from './draft.ts'
import { t } from './ru.ts'
import { ResultsFields, WindowFields } from './WindowFields.tsx'

interface StageProps {
  stage: MonitoredStage
}

/** «Перенести» and «Отменить этап» with their dialogs, for viewers who may use them. */
export function StageActions({ stage }: StageProps) {
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null)
  const { move, cancel } = stage.can
  const close = () => setAsked(null)
  if (!move && !cancel) return null
  return (
    <>
      <p className={frame.row}>
        {move && (
          <Button size="s" onClick={() => setAsked('move')}>
            {t.move}
          </Button>
        )}
        {cancel && (
          <Button size="s" kind="quiet" onClick={() => setAsked('cancel')}>
            {t.cancel}
          </Button>
        )}
      </p>
      {asked === 'move' && <Moving stage={stage} onClose={close} />}
      {asked === 'cancel' && <Cancelling stage={stage} onClose={close} />}
    </>
  )
}

function Moving({ stage: now, onClose }: StageProps & { onClose: () => void }) {
  // The page reloads the stage while the dialog is open; the change is based on the version that was shown in it.
  const [stage] = useState(now)
  const client = useQueryClient()
  const form = useForm<typeof moveStage, MoveDraft>(moveStage, {
    params: { stageId: stage.id },
    version: stage.version,
    values: moveOf(stage),
    fieldsOf: (saved) => {
      const { reason: _, ...terms } = moveOf(saved as unknown as MonitoredStage)
      return terms
    },
    body: (draft) => moveBodyOf(draft, stage),
    places,
    onSent: (shown) => {
      client.setQueryData(monitoredStageQuery(stage.id).queryKey, shown)
      toast(t.moved, { tone: 'ok' })
      onClose()
    },
  })
  const movable = stage.movable ?? 'all'
  const times = form as unknown as FormHandle<WindowDraft>
  return (
    <FormDialog form={form} title={t.moveTitle(stage.title)} action={t.move} size="m" onClose={onClose}>
      <p>{t.allowed[movable]}</p>
      <WindowFields form={times} movable={movable} />
      {stage.resultsAt !== null && <ResultsFields form={times} />}
      {movable === 'all' && (
        <div className={frame.fields}>
          {stage.grades.map(({ gradeIndex }, index) => (
            <TextInput
              key={gradeIndex}
              type="number"
              min={5}
              max={300}
              inputMode="numeric"
              required
              label={t.minutes(gradeIndex)}
              {...form.number(`grades.${index}.minutes`)}
            />
          ))}
        </div>
      )}
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        rows={2}
        maxLength={300}
        {...form.text('reason')}
      />
      <p className={frame.note}>{t.recipients(stage.counts.registered)}</p>
    </FormDialog>
  )
}

function Cancelling({ stage, onClose }: StageProps & { onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm(cancelStage, {
    params: { stageId: stage.id },
    values: { reason: '' },
    onSent: (shown) => {
      client.setQueryData(monitoredStageQuery(stage.id).queryKey, shown)
      toast(t.cancelled, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.cancelTitle(stage.title)}
      action={t.cancel}
      tone="danger"
      onClose={onClose}
    >
      <p>{t.cancelText(stage.counts.registered)}</p>
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        required
        rows={2}
        maxLength={300}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}
