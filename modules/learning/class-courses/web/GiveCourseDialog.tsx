import { FormDialog, useForm } from '@school/forms'
import { ErrorState, SelectInput, Skeletons, SkeletonText, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { DateInput } from '@school/ui/office'
import { useQuery } from '@tanstack/react-query'
import { type CourseToGive, giveCourse } from '../contract/index.ts'
import { coursesToGiveQuery } from './queries.ts'
import { t } from './ru-given.ts'

const Options = ({ label, courses }: { label: string; courses: readonly CourseToGive[] }) =>
  courses.length > 0 && (
    <optgroup label={label}>
      {courses.map((course) => (
        <option key={course.courseId} value={course.courseId}>
          {t.optionOf(course)}
        </option>
      ))}
    </optgroup>
  )

/** Which course the class gets, and until when. */
export function GiveCourseDialog({ classId, onClose }: { classId: number; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(coursesToGiveQuery(classId))
  const form = useForm(giveCourse, {
    params: { schoolClassId: classId },
    values: { courseId: null, dueOn: null },
    onSent: () => {
      toast(t.given, { tone: 'ok' })
      onClose()
    },
  })
  const hasCourses = data !== undefined && data.length > 0
  return (
    <FormDialog form={form} title={t.giveTitle} action={hasCourses ? t.doGive : null} onClose={onClose}>
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Skeletons>
          <SkeletonText lines={3} />
        </Skeletons>
      )}
      {data?.length === 0 && <p>{t.noCourses}</p>}
      {hasCourses && (
        <>
          <p className={frame.note}>{t.lead}</p>
          <SelectInput label={t.course} {...form.number('courseId')}>
            <option value="">{t.choose}</option>
            <Options label={t.ofGrade} courses={data.filter(({ isOfGrade }) => isOfGrade)} />
            <Options label={t.others} courses={data.filter(({ isOfGrade }) => !isOfGrade)} />
          </SelectInput>
          <DateInput
            label={t.dueOn}
            hint={t.dueHint}
            error={form.error('dueOn')}
            value={form.value('dueOn')}
            onChange={(day) => form.set('dueOn', day)}
          />
        </>
      )}
    </FormDialog>
  )
}
