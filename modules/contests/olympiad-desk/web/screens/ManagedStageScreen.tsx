import { useSuspenseQuery } from '@tanstack/react-query'
import {
  type MonitoringWanted,
  StagePlaceContext,
  managedStageAt,
  managedStagesAt,
} from '@school/olympiad-conduct/web'
import { type TabParts, StageDesk } from '@school/olympiad-jury/web'
import { ClassesPart } from '../accesses/ClassesPart.tsx'
import { PupilsPart } from '../accesses/PupilsPart.tsx'
import { accessTabsOf, stageAccessQuery } from '../accesses/queries.ts'
import { t } from '../accesses/ru.ts'
import { SchoolsPart } from '../accesses/SchoolsPart.tsx'
import { AppealsBySchoolsPart } from '../school-desk/AppealsBySchoolsPart.tsx'
import { SchoolAppealsPart } from '../school-desk/SchoolAppealsPart.tsx'
import { SchoolResultsPart } from '../school-desk/SchoolResultsPart.tsx'
import { SchoolProgressPart } from '../school-desk/SchoolProgressPart.tsx'

const accessParts = { classes: ClassesPart, schools: SchoolsPart, pupils: PupilsPart }
/** Tabs specific to a school. */
const ofSchool: TabParts = {
  progress: SchoolProgressPart,
  appeals: SchoolAppealsPart,
  results: SchoolResultsPart,
}
const ofMunicipality: TabParts = { appeals: AppealsBySchoolsPart }
const place = { stageAt: managedStageAt, list: { title: t.title, to: managedStagesAt } }

/** A stage for people who run it in a school or in a municipality: the page of those who lead it, with tabs of access. */
export function ManagedStageScreen({ stageId, wanted }: { stageId: number; wanted: MonitoringWanted }) {
  const { data: access } = useSuspenseQuery(stageAccessQuery(stageId))
  return (
    <StagePlaceContext value={place}>
      <StageDesk
        stageId={stageId}
        wanted={wanted}
        tabParts={{
          ...Object.fromEntries(accessTabsOf(access).map((tab) => [tab, accessParts[tab]])),
          ...(access.organization.kind === 'school' ? ofSchool : ofMunicipality),
        }}
      />
    </StagePlaceContext>
  )
}
