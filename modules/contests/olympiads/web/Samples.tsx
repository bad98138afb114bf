import { FormSkeleton } from '@school/task-forms/web'
import { gradeRange } from '@school/texts'
import { Card, fewTries, lazyPart, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Olympiad } from '../contract/index.ts'
import { samplesQuery } from './queries.ts'
import { t } from './ru-landing.ts'

const Sample = lazyPart(() => import('./SampleOf.tsx'), 'SampleOf', { tries: fewTries })

/** Tasks like those of the olympiad, for the grade whose table is shown. */
export function Samples({ olympiad }: { olympiad: Pick<Olympiad, 'id' | 'shownGrade'> }) {
  const you = useYou()
  const { data: samples } = useSuspenseQuery(samplesQuery(olympiad.id))
  const shown = samples.filter(({ grades }) => grades.includes(olympiad.shownGrade))
  if (shown.length === 0) return null
  const { grades } = shown[0]!
  return (
    <section aria-labelledby="samples" className={frame.section}>
      <h2 id="samples">{you(t.samples)}</h2>
      <p className={frame.note}>
        {gradeRange(Math.min(...grades), Math.max(...grades))}. {t.samplesNote}
      </p>
      {shown.map((sample) => (
        <Card key={sample.id} pad="l">
          <Suspense fallback={<FormSkeleton />}>
            <Sample olympiadId={olympiad.id} sample={sample} />
          </Suspense>
        </Card>
      ))}
    </section>
  )
}
