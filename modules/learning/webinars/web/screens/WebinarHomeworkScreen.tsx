import { invalidate, useAfterChange, useCall } from '@school/api-client'
import { Html } from '@school/task-forms/web'
import { nonBreaking } from '@school/texts'
import { Breadcrumbs, ButtonLink, Card, Chip, hueOf, Owl, StatNumber, toast, useYou } from '@school/ui'
import { AttemptClock, AttemptDesk, tabHolder, TimedStart } from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { homeworkAt, homeworksAt, webinarAt } from '@school/homeworks/web'
import frame from '@school/ui/frame.module.css'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import { closeForWebinar, startWebinarHomework } from '../../contract/endpoints.ts'
import type { BegunWebinarHomework, WebinarHomework } from '../../contract/webinar-homework.ts'
import { webinarHomeworkQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './WebinarHomeworkScreen.module.css'

export interface WebinarHomeworkScreenProps {
  webinarId: number
  /** From the address; without it the first one without an answer. */
  taskId: number | null
}

/** How often the page checks whether the teacher has opened or closed it. */
const lookEveryMs = 3000

/** The homework of a webinar: waits, opens, runs out and closes without an action of the pupil. */
export function WebinarHomeworkScreen({ webinarId, taskId }: WebinarHomeworkScreenProps) {
  const { data } = useSuspenseQuery({
    ...webinarHomeworkQuery(webinarId),
    refetchInterval: ({ state }) => (state.data?.webinar.state === 'closed' ? false : lookEveryMs),
  })
  const afterChange = useAfterChange()
  const { webinar, attempt } = data
  const isClosed = webinar.state === 'closed'
  const reportClosed = useEffectEvent(() => afterChange(closeForWebinar))
  useEffect(() => {
    // It is in the list of homeworks from now on.
    if (isClosed) void reportClosed()
  }, [isClosed])
  const isSolving = webinar.state === 'open' && attempt !== null && attempt.state !== 'finished'
  return (
    <div className={`hue ${frame.page}`} style={hueOf(webinar.discipline.hue)}>
      {isSolving ? (
        <WebinarSolving begun={{ ...data, attempt }} taskId={taskId} />
      ) : (
        <Standing homework={data} />
      )}
    </div>
  )
}

function Standing({ homework }: { homework: WebinarHomework }) {
  const { webinar, title, tasksCount, introHtml, serverNow } = homework
  return (
    <>
      <Breadcrumbs crumbs={[{ title: t.homeworksTitle, to: homeworksAt() }, { title }]} />
      <header className={frame.hero}>
        <p className={frame.row}>
          <Chip hue={webinar.discipline.hue}>{webinar.discipline.title}</Chip>
          <Chip>{t.forWebinar}</Chip>
          <Chip>{t.tasks(tasksCount)}</Chip>
        </p>
        <h1 className={frame.title}>{title}</h1>
        <p>
          «{webinar.title}», {t.soon(webinar.startsAt, new Date(serverNow))}, {t.teacher(webinar.teacherName)}
        </p>
      </header>
      <div aria-live="polite">
        <Now homework={homework} />
      </div>
      {webinar.state === 'waiting' && (
        <section aria-labelledby="rules" className={frame.section}>
          <h2 id="rules">{t.rulesTitle}</h2>
          <ul className={frame.lines}>
            {t.rules.map((rule) => (
              <li key={rule}>{nonBreaking(rule)}</li>
            ))}
          </ul>
        </section>
      )}
      {introHtml && <Html className="md" html={introHtml} />}
    </>
  )
}

/** The content for the present state. */
function Now({ homework }: { homework: WebinarHomework }) {
  const { webinar, attempt, answersUntil, serverNow } = homework
  if (webinar.state === 'waiting') return <Words pose="sleep" title={t.waitTitle} text={t.waitText} />
  if (webinar.state === 'closed') return <Closed homework={homework} />
  if (attempt) return <Words pose="happy" title={t.sentTitle} text={t.sentText} />
  if (answersUntil !== null && answersUntil <= serverNow)
    return <Words pose="reading" title={t.missedTitle} text={t.missedText} />
  return <Start homework={homework} />
}

interface WordsProps {
  pose: 'sleep' | 'happy' | 'reading'
  title: string
  text: string
  children?: React.ReactNode
}

const Words = ({ pose, title, text, children }: WordsProps) => (
  <Card as="section" pad="l" className={styles.words}>
    <Owl pose={pose} className={styles.owl} />
    <div className={frame.section}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  </Card>
)

/** Rounded down: the rest of a minute is not promised. */
const minutesUntil = (at: string, now: string): number =>
  Math.max(1, Math.floor((Date.parse(at) - Date.parse(now)) / 60_000))

function Start({
  homework: { webinar, tasksCount, answersUntil, serverNow },
}: {
  homework: WebinarHomework
}) {
  const you = useYou()
  const client = useQueryClient()
  const wanted = webinarHomeworkQuery(webinar.id)
  const start = useCall(startWebinarHomework, {
    onSuccess: (begun) => void client.setQueryData(wanted.queryKey, begun),
    onError: (error) => {
      toast(error.message, { tone: 'bad' })
      void invalidate(client, wanted)
    },
  })
  return (
    <Words pose="happy" title={t.startTitle} text={you(t.startText(tasksCount))}>
      <div className={frame.row}>
        <TimedStart
          title={t.start}
          terms={{
            minutes: answersUntil === null ? null : minutesUntil(answersUntil, serverNow),
            isCommon: true,
          }}
          onStart={() => start.mutate({ params: { webinarId: webinar.id }, body: { holder: tabHolder() } })}
          isBusy={start.isPending}
        />
        {answersUntil && (
          <AttemptClock
            deadlineAt={answersUntil}
            serverNow={serverNow}
            onTimeUp={() => void invalidate(client, wanted)}
          />
        )}
      </div>
    </Words>
  )
}

function Closed({ homework: { attempt, homeworkId } }: { homework: WebinarHomework }) {
  const you = useYou()
  const percent = attempt?.result?.percent ?? null
  return (
    <Words
      pose={percent !== null && percent >= 50 ? 'happy' : 'reading'}
      title={t.closedTitle}
      text={percent === null ? you(t.closedAbsent) : t.closedText(percent)}
    >
      {percent !== null && <StatNumber value={t.percent(percent)} label={t.result} />}
      <div className={frame.row}>
        <ButtonLink kind="primary" size="l" to={homeworkAt(homeworkId)}>
          {t.toHomework}
        </ButtonLink>
        <ButtonLink size="l" to={homeworksAt()}>
          {t.toList}
        </ButtonLink>
      </div>
    </Words>
  )
}

/** An attempt at a webinar: the end is the same for all. */
function WebinarSolving({ begun, taskId }: { begun: BegunWebinarHomework; taskId: number | null }) {
  const { webinar, attempt, title } = begun
  return (
    <AttemptDesk
      title={title}
      titleTo={webinarAt(webinar.id)}
      attempt={attempt}
      attemptKey={webinarHomeworkQuery(webinar.id).queryKey}
      onFinished={() => undefined}
      taskId={taskId}
      to={(id) => webinarAt(webinar.id, id)}
    />
  )
}
