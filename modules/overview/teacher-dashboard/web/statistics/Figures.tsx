import { StatNumber } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { TeacherStatistics } from '../../contract/index.ts'
import { t } from './ru.ts'

const changeOf = ({ percent, percentBefore, before }: TeacherStatistics) =>
  percent === null || percentBefore === null || before === null
    ? null
    : { by: percent - percentBefore, before }

/** The four main figures of a period. */
export function Figures({ page }: { page: TeacherStatistics }) {
  const { activePupils, pupilsInAll, tasks, percent, homeworks, homeworksInTime } = page
  const change = changeOf(page)
  // The note of a figure is green, so only growth is shown there.
  const hasGrown = change !== null && change.by > 0
  return (
    <section aria-label={t.figures} className={frame.figures}>
      <StatNumber value={t.activeOf(activePupils, pupilsInAll)} label={t.active} />
      <StatNumber value={t.number(tasks)} label={t.tasks(tasks)} />
      <StatNumber
        value={t.percent(percent)}
        label={change === null || hasGrown ? t.first : t.firstChanged(change.by, change.before)}
        note={hasGrown && t.changed(change.by, change.before)}
      />
      <StatNumber
        value={t.share(homeworksInTime, homeworks)}
        label={homeworks === 0 ? t.noHomeworks : t.inTime(homeworksInTime, homeworks)}
      />
    </section>
  )
}
