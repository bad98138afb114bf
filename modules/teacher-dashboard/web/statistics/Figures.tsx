import { StatNumber } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { TeacherStatistics } from '../../contract/index.ts'
import { t } from './ru.ts'

const changeNote = ({ percent, percentBefore, before }: TeacherStatistics): string =>
  percent === null || percentBefore === null || before === null
    ? t.firstNote
    : t.changed(percent - percentBefore, before)

/** The four figures that a period is told by. */
export const Figures = ({ page }: { page: TeacherStatistics }) => (
  <section aria-label={t.figures} className={frame.figures}>
    <StatNumber value={t.activeOf(page.activePupils, page.pupilsInAll)} label={t.active} />
    <StatNumber value={t.number(page.tasks)} label={t.tasks(page.tasks)} />
    <StatNumber value={t.percent(page.percent)} label={t.first} note={changeNote(page)} />
    <StatNumber
      value={t.share(page.homeworksInTime, page.homeworks)}
      label={t.inTime}
      note={page.homeworks === 0 ? t.noHomeworks : t.inTimeOf(page.homeworksInTime, page.homeworks)}
    />
  </section>
)
