import { FormDialog, useForm } from '@school/forms'
import { MarkScale } from '@school/assigning/web'
import { toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { setMarkScale } from '../contract/index.ts'
import { t } from './ru-dialogs.ts'

interface ScaleDialogProps {
  markScale: readonly [number, number, number]
  onClose: () => void
}

/** By which scale a teacher marks. */
export function ScaleDialog({ markScale: [five, four, three], onClose }: ScaleDialogProps) {
  const form = useForm<typeof setMarkScale, { markScale: [number | null, number | null, number | null] }>(
    setMarkScale,
    {
      values: { markScale: [five, four, three] },
      body: ({ markScale }) => ({ markScale: markScale.map((one) => one ?? 0) as [number, number, number] }),
      onSent: () => {
        toast(t.scaleSaved, { tone: 'ok' })
        onClose()
      },
    },
  )
  return (
    <FormDialog form={form} title={t.scale} action={t.save} onClose={onClose}>
      <p className={frame.note}>{t.scaleText}</p>
      <MarkScale
        legend={t.scaleLegend}
        error={form.error('markScale')}
        label={t.from}
        field={(index) => form.number(`markScale.${index}`)}
      />
      <p className={frame.note}>{t.usual}</p>
    </FormDialog>
  )
}
