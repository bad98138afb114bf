import { useCall } from '@school/api-client'
import { Button, TextArea, toast, useYou } from '@school/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lessonOpinions, type Opinion, opinionWordsMax, sayOpinion } from '../../contract/index.ts'
import { lessonOpinionQuery } from '../queries.ts'
import { Face } from './Face.tsx'
import styles from './opinions.module.css'
import { t } from './ru.ts'

/** «Как урок?»: one press, and a few words for those who have them. */
export function OpinionCard({ lessonId }: { lessonId: number }) {
  const you = useYou()
  const client = useQueryClient()
  const own = lessonOpinionQuery(lessonId)
  const { data } = useQuery(own)
  const [typed, setTyped] = useState<string | null>(null)
  const saying = useCall(sayOpinion, {
    onSuccess: (said) => client.setQueryData(own.queryKey, said),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  if (!data) return null
  const { opinion } = data
  const words = typed ?? data.words
  const say = (said: Opinion, isTold = false) =>
    saying.mutate(
      { params: { lessonId }, body: { opinion: said, words } },
      { onSuccess: () => isTold && toast(t.sent, { tone: 'ok' }) },
    )
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
              aria-pressed={name === opinion}
              onClick={() => say(name)}
            >
              <Face opinion={name} />
              {t.opinions[name]}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status">{opinion && you(t.thanks)}</p>
      {opinion && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            say(opinion, true)
          }}
        >
          <TextArea
            label={t.words}
            hint={t.wordsHint}
            rows={2}
            maxLength={opinionWordsMax}
            value={words}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div>
            <Button type="submit" size="s" loading={saying.isPending} disabled={words.trim() === data.words}>
              {t.send}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
