import { useCall } from '@school/api-client'
import { FormDialog, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { Button, Card, Confirmation, IconDots, IconPlus, Menu, toast, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { DateInput } from '@school/ui/office'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { giveCourse, type GivenCourse, takeCourse } from '../contract/index.ts'
import { GiveCourseDialog } from './GiveCourseDialog.tsx'
import styles from './given.module.css'
import { givenCoursesQuery } from './queries.ts'
import { t } from './ru-given.ts'

/** What a class was given to learn, for its teachers. */
export function GivenCoursesCard({ classId }: { classId: number }) {
  const { data } = useSuspenseQuery(givenCoursesQuery(classId))
  const [isGiving, setGiving] = useState(false)
  const { courses, pupils, can } = data
  return (
    <Card as="section" pad="l" aria-labelledby="given" className={`no-print ${frame.section}`}>
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="given">{t.title}</h2>
        {can.give && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setGiving(true)}>
            {t.give}
          </Button>
        )}
      </div>
      <p className={frame.note}>{courses.length === 0 ? `${t.none} ${t.lead}` : t.lead}</p>
      {courses.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {courses.map((given) => (
            <li key={given.courseId} className={styles.line}>
              <div className={frame.list}>
                <Link to={link(site.lms.course, { course_id: given.courseId })}>{given.title}</Link>
                <span className={frame.note}>{t.facts(given, pupils)}</span>
                {!given.isFree && <span className={frame.note}>{t.paid(given, pupils)}</span>}
              </div>
              {can.give && <Actions classId={classId} given={given} />}
            </li>
          ))}
        </ul>
      )}
      {isGiving && <GiveCourseDialog classId={classId} onClose={() => setGiving(false)} />}
    </Card>
  )
}

function Actions({ classId, given }: { classId: number; given: GivenCourse }) {
  const [dialog, setDialog] = useState<'term' | 'take' | null>(null)
  const close = () => setDialog(null)
  const { courseId, title } = given
  const take = useCall(takeCourse, {
    onSuccess: () => void toast(t.taken(title), { tone: 'ok' }),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
    onSettled: close,
  })
  return (
    <>
      <Menu
        label={t.actionsOf(title)}
        items={[
          { title: t.changeTerm, onSelect: () => setDialog('term') },
          { title: t.take, onSelect: () => setDialog('take') },
        ]}
      >
        <IconDots aria-hidden="true" />
      </Menu>
      {dialog === 'term' && <TermDialog classId={classId} given={given} onClose={close} />}
      {dialog === 'take' && (
        <Confirmation
          title={t.takeTitle(title)}
          action={t.take}
          isBusy={take.isPending}
          onClose={close}
          onAgree={() => take.mutate({ params: { schoolClassId: classId, courseId } })}
        >
          <p>{t.takeText}</p>
        </Confirmation>
      )}
    </>
  )
}

function TermDialog({
  classId,
  given,
  onClose,
}: {
  classId: number
  given: GivenCourse
  onClose: () => void
}) {
  const form = useForm(giveCourse, {
    params: { schoolClassId: classId },
    values: { courseId: given.courseId, dueOn: given.dueOn },
    onSent: () => {
      toast(t.termSaved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.termTitle(given.title)} action={t.save} onClose={onClose}>
      <DateInput
        label={t.dueOn}
        hint={t.dueHint}
        error={form.error('dueOn')}
        value={form.value('dueOn')}
        onChange={(day) => form.set('dueOn', day)}
      />
    </FormDialog>
  )
}
