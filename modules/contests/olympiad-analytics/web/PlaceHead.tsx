import { Breadcrumbs, Chip, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Level } from '../contract/index.ts'
import { levelAt, stagesAt } from './addresses.ts'
import { t } from './ru.ts'

type About = Pick<Level, 'stage' | 'organization' | 'trail'>

/** Breadcrumbs from the stages down to this place, with the stage under its name. */
export const PlaceHead = ({ stage, organization, trail, grade }: About & { grade?: number }) => (
  <>
    <Breadcrumbs
      label={t.trail}
      crumbs={[
        { title: t.title, to: stagesAt() },
        ...trail.map(({ id, title }) => ({
          title,
          ...(id === organization.id && grade === undefined ? {} : { to: levelAt(stage.id, id) }),
        })),
        ...(grade === undefined ? [] : [{ title: t.grade(grade) }]),
      ]}
    />
    <PageHeader
      marks={<Chip hue={stage.discipline.hue}>{stage.discipline.title}</Chip>}
      title={t.olympiad(stage.olympiad.title, stage.title)}
      lead={grade === undefined ? organization.title : `${organization.title}, ${t.grade(grade)}`}
    >
      <p className={frame.note}>
        {t.about(stage.olympiad.season, t.grades(stage.grades), stage.publishedAt)}
      </p>
    </PageHeader>
  </>
)
