import { ProgressPart } from '../monitoring/ProgressPart.tsx'
import type { MonitoringPartProps } from '../monitoring/wanted.ts'
import { SchoolMessages } from './SchoolMessages.tsx'

/** «Ход» in a school, with its messages above the participants. */
export const SchoolProgressPart = (props: MonitoringPartProps) => (
  <>
    <SchoolMessages stage={props.stage} />
    <ProgressPart {...props} />
  </>
)
