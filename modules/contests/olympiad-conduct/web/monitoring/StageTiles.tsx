import { Button, Card, classNames, figure, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stageTilesQuery } from './queries.ts'
import styles from './StageTiles.module.css'
import { byRegions, byTrouble, type TileCounts, tileStates } from './tiles.ts'
import { t } from './ru.ts'
import { useStagePlace } from './stage-place.ts'
import type { MonitoringPartProps } from './wanted.ts'

/** Half as often as the list of people: this is an overview. */
const liveEveryMs = 30_000

const firstSchools = 6

/** Progress of participants by regions and schools; a tile filters the list. */
export function StageTiles({ stage, wanted }: MonitoringPartProps) {
  const { stageAt } = useStagePlace()
  const { data: tiles } = useSuspenseQuery({
    ...stageTilesQuery(stage.id),
    refetchInterval: stage.state === 'published' ? false : liveEveryMs,
  })
  const [isWhole, setWhole] = useState(false)
  const regions = byRegions(tiles)
  const region = regions.find((one) => one.region !== null && one.region.id === wanted.region)?.region
  const schools = byTrouble(region ? tiles.filter((one) => one.region?.id === region.id) : tiles)
  if (tiles.length < 2) return null
  const at = (place: { region?: number | null; school?: number | null }) =>
    stageAt(stage.id, { ...wanted, class: null, school: null, page: 1, ...place })
  const shown = isWhole ? schools : schools.slice(0, firstSchools)
  return (
    <>
      {regions.length > 1 && (
        <section aria-labelledby="by-regions" className={frame.list}>
          <div className={`${frame.row} ${frame.between}`}>
            <h2 id="by-regions" className={frame.cardTitle}>
              {t.byRegions}
            </h2>
            {region && (
              <Link to={at({ region: null })} preventScrollReset>
                {t.allRegions}
              </Link>
            )}
          </div>
          <ul className={`plain-list ${styles.tiles}`}>
            {regions.map((one) => (
              <li key={one.region?.id ?? 0}>
                <Tile
                  name={one.region?.name ?? t.noRegion}
                  counts={one}
                  isCurrent={one.region !== null && one.region.id === wanted.region}
                  to={one.region && at({ region: one.region.id === wanted.region ? null : one.region.id })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="by-schools" className={frame.list}>
        <h2 id="by-schools" className={frame.cardTitle}>
          {region ? t.schoolsOf(region.name) : t.bySchools}
        </h2>
        <ul className={`plain-list ${styles.tiles}`}>
          {shown.map((one) => (
            <li key={one.school?.id ?? 0}>
              <Tile
                name={one.school?.name ?? t.noSchool}
                counts={one}
                isCurrent={one.school !== null && one.school.id === wanted.school}
                to={one.school && at({ school: one.school.id === wanted.school ? null : one.school.id })}
                packetTo={
                  stage.can.makePackets && one.school
                    ? stageAt(stage.id, { tab: 'packets', school: one.school.id })
                    : null
                }
              />
            </li>
          ))}
        </ul>
        {schools.length > shown.length && (
          <div>
            <Button kind="quiet" onClick={() => setWhole(true)}>
              {t.allSchools(schools.length)}
            </Button>
          </div>
        )}
        {stage.counts.lost > 0 && <p className={frame.note}>{t.lostNote}</p>}
      </section>
    </>
  )
}

interface TileProps {
  name: string
  counts: TileCounts
  isCurrent: boolean
  /** `null`: no filter to apply. */
  to: string | null
  packetTo?: string | null
}

const Tile = ({ name, counts, isCurrent, to, packetTo = null }: TileProps) => (
  <Card className={classNames(styles.tile, isCurrent && styles.current)}>
    {to === null ? (
      <strong>{name}</strong>
    ) : (
      <Link to={to} preventScrollReset className={styles.name} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </Link>
    )}
    <dl className={styles.counts}>
      {tileStates.map((state) => (
        <div key={state} className={classNames(counts[state] === 0 && styles.none, styles[state])}>
          <dt>{t.tileStates[state]}</dt>
          <dd>{figure(counts[state])}</dd>
        </div>
      ))}
    </dl>
    {packetTo && (
      <Link to={packetTo} className={frame.note} aria-label={t.packetOfSchool(name)}>
        {t.packetOf}
      </Link>
    )}
  </Card>
)
