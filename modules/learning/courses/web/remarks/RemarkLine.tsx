import { useCall } from '@school/api-client'
import { Form, useForm } from '@school/forms'
import { Button, IconButton, IconPencil, IconTrash, TextArea, toast } from '@school/ui'
import { useState } from 'react'
import { addRemark, type LessonRemark, remarkMax, removeRemark, rewriteRemark } from '../../contract/index.ts'
import type { Film } from './film.ts'
import styles from './remarks.module.css'
import { t } from './ru.ts'

export interface RemarkLineProps {
  remark: LessonRemark
  lessonId: number
  film: Film | null
}

/** A remark: a press on its time winds the film there. */
export function RemarkLine({ remark, lessonId, film }: RemarkLineProps) {
  const [isRewriting, setRewriting] = useState(false)
  const { id, atSeconds, text } = remark
  const sayWhy = (error: { message: string }) => void toast(error.message, { tone: 'bad' })
  const restoring = useCall(addRemark, { onError: sayWhy })
  const removing = useCall(removeRemark, {
    onError: sayWhy,
    onSuccess: () => {
      toast(t.removed, {
        action: {
          title: t.restore,
          onSelect: () => restoring.mutate({ params: { lessonId }, body: { atSeconds, text } }),
        },
      })
    },
  })
  return (
    <div className={styles.remark}>
      {atSeconds !== null && film ? (
        <button
          type="button"
          className={styles.time}
          aria-label={t.toSecond(atSeconds)}
          onClick={() => film.seek(atSeconds)}
        >
          {t.clock(atSeconds)}
        </button>
      ) : (
        <span className={styles.whole}>{t.wholeLesson}</span>
      )}
      <span className={styles.tools}>
        <IconButton
          label={t.rewrite}
          icon={<IconPencil />}
          aria-expanded={isRewriting}
          onClick={() => setRewriting(!isRewriting)}
        />
        <IconButton
          label={t.remove}
          icon={<IconTrash />}
          disabled={removing.isPending}
          onClick={() => removing.mutate({ params: { remarkId: id } })}
        />
      </span>
      {isRewriting ? (
        <RewriteForm remark={remark} onDone={() => setRewriting(false)} />
      ) : (
        <p className={styles.text}>{text}</p>
      )}
    </div>
  )
}

function RewriteForm({ remark, onDone }: { remark: LessonRemark; onDone: () => void }) {
  const form = useForm(rewriteRemark, {
    version: remark.version,
    params: { remarkId: remark.id },
    values: { text: remark.text },
    onSent: onDone,
  })
  return (
    <Form
      form={form}
      className={`${styles.form} ${styles.text}`}
      actions={
        <div className={styles.row}>
          <Button type="submit" kind="primary" size="s" loading={form.isSending}>
            {t.save}
          </Button>
          <Button size="s" onClick={onDone}>
            {t.cancel}
          </Button>
        </div>
      }
    >
      <TextArea label={t.rewritten} rows={2} maxLength={remarkMax} {...form.text('text')} />
    </Form>
  )
}
