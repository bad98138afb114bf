import { gradeRange } from '@school/texts'
import { Chip, IconCalendar, IconUsers, useYou } from '@school/ui'
import { WorkTile } from '@school/works/web'
import type { OlympiadCard, OlympiadState } from '../contract/index.ts'
import { olympiadAt } from './addresses.ts'
import { catalogWords as t } from './ru-catalog.ts'

export const toneOf: Record<OlympiadState, 'primary' | 'accent' | 'warn' | 'plain'> = {
  soon: 'accent',
  running: 'primary',
  between: 'accent',
  checking: 'warn',
  finished: 'plain',
}

/** Card of an olympiad: its current state and until when. */
export function OlympiadTile({ olympiad }: { olympiad: OlympiadCard }) {
  const you = useYou()
  const { discipline, grades, state } = olympiad
  return (
    <WorkTile
      discipline={discipline}
      seed={`olympiad ${olympiad.id}`}
      to={olympiadAt(olympiad.id)}
      title={olympiad.title}
      subtitle={olympiad.subtitle}
      chips={
        <>
          <Chip size="s" tone={toneOf[state]}>
            {t.states[state]}
          </Chip>
          <Chip size="s" hue={discipline.hue}>
            {discipline.title}
          </Chip>
          <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          {olympiad.isMine && (
            <Chip size="s" tone="ok">
              {you(t.mine)}
            </Chip>
          )}
        </>
      }
      facts={[
        [IconCalendar, t.when(olympiad.stage)],
        [IconUsers, t.participants(olympiad.participants)],
      ]}
    />
  )
}
