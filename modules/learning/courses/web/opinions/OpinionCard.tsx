import { Form, useForm } from '@school/forms'
import { Button, TextArea, toast, useYou } from '@school/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type LessonOpinion,
  lessonOpinions,
  type Opinion,
  opinionWordsMax,
  sayOpinion,
} from '../../contract/index.ts'
import { lessonOpinionQuery } from '../queries.ts'
import { Face } from './Face.tsx'
import styles from './opinions.module.css'
import { t } from './ru.ts'

/** «Как урок?»: one press, and a few words for those who have them. */
export function OpinionCard({ lessonId }: { lessonId: number }) {
  const { data } = useQuery(lessonOpinionQuery(lessonId))
  return data && <Said key={lessonId} lessonId={lessonId} said={data} />
}

function Said({ lessonId, said }: { lessonId: number; said: LessonOpinion }) {
  const you = useYou()
  const client = useQueryClient()
  const form = useForm(sayOpinion, {
    params: { lessonId },
    values: said,
    onSent: (now) => {
      if (now.words !== said.words) toast(t.sent, { tone: 'ok' })
      client.setQueryData(lessonOpinionQuery(lessonId).queryKey, now)
    },
  })
  const say = (opinion: Opinion) => {
    form.set('opinion', opinion)
    void form.send()
  }
  return (
    <div className={styles.opinion}>
      <fieldset className={styles.faces}>
        <legend className={styles.legend}>{t.ask}</legend>
        <div className={styles.row}>
          {lessonOpinions.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.face}
              aria-pressed={name === said.opinion}
              onClick={() => say(name)}
            >
              <Face opinion={name} />
              {t.opinions[name]}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status">{said.opinion && you(t.thanks)}</p>
      {said.opinion && (
        <Form
          form={form}
          className={styles.form}
          actions={
            <div>
              <Button
                type="submit"
                size="s"
                loading={form.isSending}
                disabled={(form.value('words') ?? '').trim() === said.words}
              >
                {t.send}
              </Button>
            </div>
          }
        >
          <TextArea
            label={t.words}
            hint={t.wordsHint}
            rows={2}
            maxLength={opinionWordsMax}
            {...form.text('words')}
          />
        </Form>
      )}
    </div>
  )
}
