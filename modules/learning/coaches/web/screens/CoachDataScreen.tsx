import { PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AboutCard } from '../AboutCard.tsx'
import { DataView } from '../DataView.tsx'
import { DocumentsCard } from '../DocumentsCard.tsx'
import { EducationCard } from '../EducationCard.tsx'
import { PaymentCard } from '../PaymentCard.tsx'
import { coachDataQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { StatusCard } from '../StatusCard.tsx'
import { SubjectsCard } from '../SubjectsCard.tsx'

/** Data of a coach, in sections that are saved separately; read-only while a methodist checks them. */
export function CoachDataScreen({ isCoach }: { isCoach: boolean }) {
  const { data } = useSuspenseQuery(coachDataQuery)
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={isCoach ? t.lead : t.leadForTeacher} />
      <StatusCard data={data} />
      {data.can.change ? (
        <>
          <EducationCard data={data} />
          <SubjectsCard data={data} />
          <AboutCard data={data} />
          <DocumentsCard data={data} />
          <PaymentCard data={data} />
        </>
      ) : (
        <DataView data={data} />
      )}
    </div>
  )
}
