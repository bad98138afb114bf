import { SelectInput } from '@school/ui'
import { useNavigate } from 'react-router'
import type { RatedRegion } from '../contract/rating.ts'
import { t } from './ru.ts'
import styles from './RegionChoice.module.css'

export interface RegionChoiceProps {
  regions: readonly RatedRegion[]
  /** `null`: all regions. */
  region: number | null
  to: (region: number | null) => string
}

/** Filter by region. Renders nothing when everybody is from one region. */
export function RegionChoice({ regions, region, to }: RegionChoiceProps) {
  const navigate = useNavigate()
  if (regions.length < 2 && region === null) return null
  return (
    <SelectInput
      className={styles.choice}
      label={t.region}
      value={regions.some(({ id }) => id === region) ? region! : ''}
      onChange={({ target }) =>
        void navigate(to(target.value === '' ? null : Number(target.value)), { preventScrollReset: true })
      }
    >
      <option value="">{t.allRegions}</option>
      {regions.map(({ id, name, participants }) => (
        <option key={id} value={id}>
          {t.regionOption(name, participants)}
        </option>
      ))}
    </SelectInput>
  )
}
