import { useCall } from '@school/api-client'
import { gradeRange, nonBreaking } from '@school/texts'
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  hueOf,
  IconButton,
  IconHeart,
  IconClock,
  IconListCheck,
  IconUsers,
  toast,
} from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { homeworkAt, homeworkQuery } from '@school/homeworks/web'
import frame from '@school/ui/frame.module.css'
import type { LibrarySet } from '../contract/library.ts'
import { keepLibrarySet, leaveLibrarySet, pickLibrarySet } from '../contract/library-endpoints.ts'
import { newHomeworkAt } from './addresses.ts'
import { t } from './ru-library.ts'
import styles from './SetCard.module.css'

export interface SetCardProps {
  set: LibrarySet
  isPupil: boolean
  isAgent: boolean
  onPreview: () => void
}

/** A ready set: its content, results of others, and available actions. */
export function SetCard({ set, isPupil, isAgent, onPreview }: SetCardProps) {
  const { discipline, grades, title } = set
  return (
    <Card as="article" className={`hue ${styles.card}`} style={hueOf(discipline.hue)}>
      <p className={styles.chips}>
        <Chip size="s" hue={discipline.hue}>
          {discipline.title}
        </Chip>
        <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
        {set.examNumbers.length > 0 && <Chip size="s">{t.numbers(set.examNumbers)}</Chip>}
      </p>
      <KeepButton set={set} />
      <h2 className={frame.cardTitle}>{title}</h2>
      <p className={frame.cardText}>{nonBreaking(set.subtitle)}</p>
      <p className={styles.facts}>
        <span>
          <IconListCheck aria-hidden="true" />
          {t.tasks(set.tasksCount)}
        </span>
        <span>
          <IconClock aria-hidden="true" />
          {t.about(set.minutes)}
        </span>
        <span>
          <IconUsers aria-hidden="true" />
          {set.averagePercent === null ? t.notSolved : t.average(set.averagePercent, set.solvedBy)}
        </span>
      </p>
      <div className={styles.actions}>
        {isAgent && (
          <ButtonLink kind="primary" to={newHomeworkAt(set.id)} aria-label={t.giveOf(title)}>
            {t.give}
          </ButtonLink>
        )}
        {isPupil && <PickButton set={set} kind={isAgent ? 'secondary' : 'primary'} />}
        <Button onClick={onPreview} aria-label={t.previewOf(title)}>
          {t.preview}
        </Button>
      </div>
    </Card>
  )
}

/** The favourite button: optimistic, reverted when the request fails. */
function KeepButton({ set: { id, title, isFavourite } }: { set: LibrarySet }) {
  const options = { onError: (error: Error) => toast(error.message, { tone: 'bad' }) }
  const keep = useCall(keepLibrarySet, options)
  const leave = useCall(leaveLibrarySet, options)
  const isKept = keep.isPending || (isFavourite && !leave.isPending)
  return (
    <IconButton
      className={styles.heart}
      label={isKept ? t.leaveOf(title) : t.keepOf(title)}
      data-kept={isKept || undefined}
      icon={<IconHeart aria-hidden="true" fill={isKept ? 'currentColor' : 'none'} />}
      onClick={() => (isKept ? leave : keep).mutate({ params: { setId: id } })}
    />
  )
}

function PickButton({ set, kind }: { set: LibrarySet; kind: 'primary' | 'secondary' }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const pick = useCall(pickLibrarySet, {
    onSuccess: (homework) => {
      client.setQueryData(homeworkQuery(homework.id).queryKey, homework)
      void navigate(homeworkAt(homework.id))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  if (set.homeworkId !== null)
    return (
      <ButtonLink kind={kind} to={homeworkAt(set.homeworkId)} aria-label={t.goOnOf(set.title)}>
        {t.goOn}
      </ButtonLink>
    )
  return (
    <Button
      kind={kind}
      loading={pick.isPending}
      onClick={() => pick.mutate({ params: { setId: set.id } })}
      aria-label={t.pickOf(set.title)}
    >
      {t.pick}
    </Button>
  )
}
