import '@school/ui/math.css'
import { FormSkeleton } from '@school/tasks/web'
import { gradeRange } from '@school/texts'
import { Card, fewTries, patiently, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Olympiad } from '../contract/index.ts'
import { samplesQuery } from './queries.ts'
import { t } from './ru-landing.ts'

// What the server drew is styled by the skeleton; the code comes later.
const load = async () => ({ default: (await import('./SampleOf.tsx')).SampleOf })

const Sample = import.meta.env.SSR ? (await load()).default : lazy(patiently(load, fewTries))

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
