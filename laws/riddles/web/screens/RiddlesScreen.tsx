import { query } from '@school/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'
import { listRiddles } from '../../contract/index.ts'

export const riddlesQuery = query(listRiddles, {})

export function RiddlesScreen() {
  const { data: riddles } = useSuspenseQuery(riddlesQuery)
  return (
    <ul>
      {riddles.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
}
