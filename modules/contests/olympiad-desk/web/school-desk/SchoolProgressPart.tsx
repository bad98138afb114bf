import { type MonitoringPartProps, ProgressPart } from '@school/olympiad-conduct/web'
import { SchoolMessages } from './SchoolMessages.tsx'

/** «Ход» in a school, with its messages above the participants. */
export const SchoolProgressPart = (props: MonitoringPartProps) => (
  <>
    <SchoolMessages stage={props.stage} />
    <ProgressPart {...props} />
  </>
)
