import { nonBreaking } from '@school/texts'
import { ButtonLink, Chip, hueOf, PageHeader } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { examAt } from '../addresses.ts'
import { GradeCard, PartsCard, ThemesCard } from '../Outcome.tsx'
import frame from '@school/ui/frame.module.css'
import { sharedExamResultsQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** What a link shows to anybody: a first name and a result. */
export function SharedExamResultsScreen({ ulid }: { ulid: string }) {
  const { data: shared } = useSuspenseQuery(sharedExamResultsQuery(ulid))
  const { rehearsal } = shared
  return (
    <div className={`hue ${frame.page}`} style={hueOf(rehearsal.hue)}>
      <PageHeader
        marks={
          <>
            <Chip tone="accent">{t.exam(rehearsal.exam)}</Chip>
            <Chip hue={rehearsal.hue}>{rehearsal.disciplineTitle}</Chip>
          </>
        }
        title={t.sharedTitle(shared.firstName)}
        lead={rehearsal.title}
      >
        <p className={frame.note}>{t.sharedNote(shared.finishedAt)}</p>
      </PageHeader>
      <div className={frame.columns}>
        <div className={frame.section}>
          <GradeCard {...shared} />
          <ThemesCard themes={shared.themes} />
        </div>
        <div className={frame.section}>
          <PartsCard parts={shared.parts} />
          <p className={frame.note}>{nonBreaking(t.sharedAbout)}</p>
          {shared.endsAt && <p className={frame.note}>{t.sharedUntil(shared.endsAt)}</p>}
          <ButtonLink to={examAt(rehearsal.id)}>{t.tryYourself}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
