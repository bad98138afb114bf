import { FormDialog, useForm } from '@school/forms'
import { TextArea, SelectInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { longestMessage, messageReaders, sendClassMessage } from '../contract/index.ts'
import { classMessagesQuery } from './queries.ts'
import { t } from './ru-sent.ts'

interface MessageDialogProps {
  classId: number
  /** Of these pupils alone; `null` is the whole class. */
  chosen: readonly { id: number; name: string }[] | null
  onClose: () => void
  onSent?: () => void
}

/** A message to a class, or to some of it. */
export function MessageDialog({ classId, chosen, onClose, onSent }: MessageDialogProps) {
  const { data } = useQuery(classMessagesQuery(classId))
  const form = useForm(sendClassMessage, {
    params: { schoolClassId: classId },
    values: { text: '', to: 'everybody', pupilIds: chosen?.map(({ id }) => id) ?? null },
    onSent: ({ pupils, parents, letters }) => {
      toast(t.sent(pupils, parents, letters), { tone: 'ok' })
      onSent?.()
      onClose()
    },
  })
  const length = (form.value('text') ?? '').trim().length
  return (
    <FormDialog
      form={form}
      title={chosen === null ? t.writeTitle : t.chosenTitle(chosen.length)}
      action={t.send}
      onClose={onClose}
    >
      {chosen !== null && <p>{t.chosen(chosen.map(({ name }) => name))}</p>}
      <SelectInput label={t.to} {...form.text('to')}>
        {messageReaders.map((to) => (
          <option key={to} value={to}>
            {t.readers[to]}
          </option>
        ))}
      </SelectInput>
      <TextArea
        label={t.text}
        hint={t.textHint(length, longestMessage)}
        rows={6}
        // Without `maxLength`: a browser would silently cut pasted text.
        {...form.text('text')}
      />
      {data && (
        <p className={frame.note}>
          {chosen === null && t.reach(data.reach.pupils, data.reach.parents)} {t.left(data.leftToday)}
        </p>
      )}
    </FormDialog>
  )
}
