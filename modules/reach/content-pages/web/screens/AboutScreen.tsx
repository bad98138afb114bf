import type { SchoolFacts } from '../facts.ts'
import { type Figures, SchoolFigures } from '../SchoolFigures.tsx'
import { ContentPageScreen } from './ContentPageScreen.tsx'

export function AboutScreen({ facts, figures }: { facts: SchoolFacts; figures: Figures }) {
  return (
    <ContentPageScreen path="about" facts={facts} hasCrumbs>
      <SchoolFigures figures={figures} />
    </ContentPageScreen>
  )
}
