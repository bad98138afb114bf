import { useCall } from '@school/api-client'
import { Button, IconButton, IconX, toast } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cutText } from '@school/texts'
import {
  commentLength,
  dropComment,
  keepComment,
  type KeptComment,
  countCommentUse,
} from '../../contract/index.ts'
import { wordsAfter } from '../desk/points-rules.ts'
import { keptCommentsQuery } from '../queries.ts'
import styles from './KeptComments.module.css'
import { t } from './ru.ts'

export interface KeptCommentsProps {
  said: string
  onSay: (words: string) => void
}

const atHand = 3
const shownLength = 60
const shortened = (text: string) => cutText(text, shownLength, { ellipsis: true })

/** Saved comments of a reviewer: one button inserts a comment after the typed text, another saves the typed text. */
export function KeptComments({ said, onSay }: KeptCommentsProps) {
  const { data: comments = [] } = useQuery(keptCommentsQuery)
  const [isWhole, setWhole] = useState(false)
  const sayError = (error: Error) => void toast(error.message, { tone: 'bad' })
  const keep = useCall(keepComment, {
    onSuccess: () => void toast(t.kept, { tone: 'ok' }),
    onError: sayError,
  })
  const drop = useCall(dropComment, { onError: sayError })
  // The counter affects only the order of comments, so failures are ignored.
  const count = useCall(countCommentUse)
  const words = said.trim()
  const mayKeep =
    words !== '' && words.length <= commentLength && !comments.some(({ text }) => text === words)
  const say = ({ id, text }: KeptComment) => {
    onSay(wordsAfter(said, text))
    count.mutate({ params: { commentId: id } })
  }
  if (comments.length === 0 && !mayKeep) return null
  return (
    <div role="group" aria-label={t.title} className={styles.comments}>
      {comments.length > 0 && <p className={styles.title}>{t.title}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {comments.slice(0, isWhole ? undefined : atHand).map((comment) => (
          <li key={comment.id} className={styles.one}>
            <Button size="s" title={comment.text} onClick={() => say(comment)}>
              {shortened(comment.text)}
            </Button>
            {isWhole && (
              <IconButton
                label={t.drop(comment.text)}
                icon={<IconX aria-hidden="true" />}
                onClick={() => drop.mutate({ params: { commentId: comment.id } })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.list}>
        {comments.length > 0 && (
          <Button size="s" kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.fewer : t.all(comments.length)}
          </Button>
        )}
        {mayKeep && (
          <Button
            size="s"
            kind="quiet"
            loading={keep.isPending}
            onClick={() => keep.mutate({ body: { text: words } })}
          >
            {t.keep}
          </Button>
        )}
      </div>
    </div>
  )
}
