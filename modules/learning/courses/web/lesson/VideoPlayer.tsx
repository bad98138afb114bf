import { formatClock } from '@school/texts'
import { Accordion, Button, IconMessageCircle, IconPencil, IconRefresh, useYou } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Video } from '../../contract/index.ts'
import { lessonQuery } from '../queries.ts'
import { Remarks } from '../remarks/late.ts'
import { Chapters } from './Chapters.tsx'
import { filmCommandOf, jumpSeconds } from './film-keys.ts'
import speedChoiceStyles from './SpeedChoice.module.css'
import { t } from './ru.ts'
import { lineAt, resumeAt } from './rules.ts'
import { Transcript } from './Transcript.tsx'
import { speeds, useSpeed } from './use-speed.ts'
import { useWatching } from './use-watching.ts'
import styles from './VideoPlayer.module.css'

export interface VideoPlayerProps {
  video: Video
  courseId: number
  lessonId: number
  /** Asks a question about the current second of the film; absent where questions can't be asked. */
  onAsk?: ((seconds: number) => void) | undefined
}

/** A film that is stopped before it has begun is no failure. */
const begin = (film: HTMLVideoElement) => void film.play().catch(() => {})

/** The film of a lesson: resumes where it was left, shows its text next to it. */
export function VideoPlayer({ video, courseId, lessonId, onAsk }: VideoPlayerProps) {
  const you = useYou()
  const client = useQueryClient()
  const player = useRef<HTMLVideoElement>(null)
  // Addresses are re-signed every hour: taking each new one would restart the film while the pupil watches.
  const [film, setFilm] = useState(video)
  // Whole seconds: more often nothing on the page changes.
  const [seconds, setSeconds] = useState(0)
  const [line, setLine] = useState(-1)
  const [isResumed, setResumed] = useState(resumeAt(video) > 0)
  const [hasFailed, setFailed] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [speed, chooseSpeed] = useSpeed()
  useWatching(player, courseId, lessonId)

  /** A quick finger may have started the film before: then it is left in peace. */
  const goOn = () => {
    const { current } = player
    if (current && current.readyState >= 1 && current.currentTime < 1) current.currentTime = resumeAt(film)
  }
  // The page that came from the server may have its film ready before anyone listens to it.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(goOn, [film])

  useEffect(() => {
    // The default rate too: the browser returns to it whenever the film is loaded again.
    player.current!.defaultPlaybackRate = speed
    player.current!.playbackRate = speed
  }, [speed])

  const seek = (seconds: number) => {
    player.current!.currentTime = seconds
    begin(player.current!)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { current } = player
    const isTyping = (event.target as HTMLElement).matches('input, textarea, select')
    const command = current && filmCommandOf(event, isTyping)
    if (!command) return
    event.preventDefault()
    if (command === 'write') setWriting(true)
    else if (command !== 'toggle') current.currentTime += command === 'back' ? -jumpSeconds : jumpSeconds
    else if (current.paused) begin(current)
    else current.pause()
  })
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    const listen = (event: KeyboardEvent) => onKey(event)
    current!.addEventListener('keydown', listen)
    return () => current!.removeEventListener('keydown', listen)
  }, [])
  const startOver = () => {
    setResumed(false)
    seek(0)
  }
  const loadAgain = async () => {
    const position = player.current!.currentTime
    const lesson = await client
      .fetchQuery({ ...lessonQuery(courseId, lessonId), staleTime: 0 })
      .catch(() => null)
    setFailed(false)
    if (lesson?.video) setFilm({ ...lesson.video, position })
    player.current!.load()
  }

  return (
    <div ref={frame} className={styles.player}>
      <div className={styles.screen}>
        <video
          ref={player}
          className={styles.film}
          src={film.sourceUrl}
          poster={film.posterUrl}
          aria-label={film.title}
          controls
          playsInline
          preload="metadata"
          onLoadedMetadata={goOn}
          onPlay={() => setResumed(false)}
          onTimeUpdate={({ currentTarget: { currentTime } }) => {
            setLine(lineAt(film.transcript, currentTime))
            setSeconds(Math.floor(currentTime))
          }}
          onError={() => setFailed(true)}
        >
          {/* On from the start: in a classroom and on a bus the sound is often off. */}
          <track default kind="captions" srcLang="ru" label={t.captions} src={film.captionsUrl} />
        </video>
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <p>{you(t.videoFailed)}</p>
            <Button icon={<IconRefresh aria-hidden="true" />} onClick={loadAgain}>
              {t.reload}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.tools}>
        {isResumed && (
          <p className={styles.resumed}>
            {t.resumed(resumeAt(film))}
            <Button kind="quiet" size="s" onClick={startOver}>
              {t.fromStart}
            </Button>
          </p>
        )}
        <Button
          kind="quiet"
          size="s"
          aria-keyshortcuts="N"
          icon={<IconPencil aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          {t.writeRemark}
        </Button>
        {onAsk && (
          <Button
            kind="quiet"
            size="s"
            icon={<IconMessageCircle aria-hidden="true" />}
            onClick={() => {
              player.current!.pause()
              onAsk(Math.floor(player.current!.currentTime))
            }}
          >
            {t.askHere}
          </Button>
        )}
        <SpeedChoice speed={speed} onChoose={chooseSpeed} />
      </div>
      <p className={styles.keys}>{t.filmKeys}</p>
      <Chapters chapters={film.chapters} seconds={seconds} onSeek={seek} />
      {film.transcript.length > 0 && (
        <Accordion title={t.transcript} note={formatClock(film.durationSeconds)}>
          <Transcript lines={film.transcript} active={line} onSeek={seek} />
        </Accordion>
      )}
      <Remarks
        lessonId={lessonId}
        film={{ secondsNow: () => player.current?.currentTime ?? 0, seek }}
        isOpen={isWriting}
        onToggle={setWriting}
      />
    </div>
  )
}

function SpeedChoice({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  return (
    <label className={speedChoiceStyles.speed}>
      {t.speed}
      <select value={speed} onChange={(event) => onChoose(Number(event.target.value))}>
        {speeds.map((value) => (
          <option key={value} value={value}>
            {t.speedOf(value)}
          </option>
        ))}
      </select>
    </label>
  )
}
