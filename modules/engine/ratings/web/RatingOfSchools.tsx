import { Table } from '@school/ui'
import type { RatedSchool } from '../contract/rating.ts'
import { t } from './ru.ts'

/** Schools by the sum of their best results. */
export const RatingOfSchools = ({ schools }: { schools: readonly RatedSchool[] }) => (
  <Table
    caption={t.schools}
    rows={schools}
    keyOf={({ id }) => id}
    columns={[
      { key: 'school', title: t.schoolColumn, cell: ({ place, name }) => t.placedSchool(place, name) },
      { key: 'city', title: t.cityColumn, cell: ({ city }) => city },
      {
        key: 'participants',
        title: t.participantsColumn,
        cell: ({ participants }) => participants,
        isNumber: true,
      },
      { key: 'points', title: t.pointsColumn, cell: ({ points }) => t.points(points), isNumber: true },
    ]}
  />
)
