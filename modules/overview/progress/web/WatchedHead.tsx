import { link, portal, site } from '@school/routes'
import { Breadcrumbs, type Crumb, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { WatchedPupil } from '../contract/index.ts'
import { progressAt } from './addresses.ts'
import { t } from './ru-watched.ts'

/** The way back to where a teacher or a head has the pupil. */
function classCrumbs({ id, schoolClass, watcher }: WatchedPupil): Crumb[] {
  if (!schoolClass) return []
  const { id: classId, name } = schoolClass
  if (watcher === 'head')
    return [{ title: name, to: link(portal.management.schoolClassPupils, { schoolClassId: classId }) }]
  return watcher === 'teacher'
    ? [{ title: name, to: link(site.user.teacherSchoolClass, { id: classId }, { pupil: String(id) }) }]
    : []
}

interface WatchedHeadProps {
  pupil: WatchedPupil
  /** An exam of the pupil; without it the page is about everything. */
  exam?: string
}

/** Whose results these are, and the way here. */
export function WatchedHead({ pupil, exam }: WatchedHeadProps) {
  const isOwn = pupil.watcher === 'pupil'
  const whole = isOwn ? t.title : pupil.name
  const crumbs: Crumb[] = [
    ...classCrumbs(pupil),
    ...(exam === undefined
      ? [{ title: whole }]
      : [{ title: whole, to: progressAt(pupil.id) }, { title: exam }]),
  ]
  return (
    <>
      {crumbs.length > 1 && <Breadcrumbs label={t.trail} crumbs={crumbs} />}
      <PageHeader title={exam ?? whole}>
        {!isOwn && (
          <p className={frame.lead}>
            {[exam === undefined ? t.title : pupil.name, t.place(pupil.schoolClass)]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {pupil.watcher === 'head' && <p className={frame.note}>{t.noted}</p>}
      </PageHeader>
    </>
  )
}
