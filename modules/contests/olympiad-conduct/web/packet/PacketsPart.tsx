import { Button, ButtonLink, type Column, EmptyState, Pagination, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PacketSchool } from '../../contract/index.ts'
import { SaveAs } from '@school/monitoring/web'
import { SchoolSearch } from '../monitoring/SchoolSearch.tsx'
import { useStagePlace } from '../monitoring/stage-place.ts'
import { type MonitoringPartProps, stageTableAt } from '../monitoring/wanted.ts'
import { PacketDialog } from './PacketDialog.tsx'
import { packetSchoolsQuery } from './queries.ts'
import { packets as t } from './ru.ts'

/** «Пакеты»: files for schools, codes before the stage and diplomas after it. */
export function PacketsPart({ stage, wanted }: MonitoringPartProps) {
  const { stageAt, list } = useStagePlace()
  const { data: schools } = useSuspenseQuery(packetSchoolsQuery(stage.id, wanted))
  const [chosenId, setChosenId] = useState<number | null>(null)
  const chosen = schools.rows.find(({ id }) => id === chosenId)
  const hasCodes = stage.state === 'announced' || stage.state === 'running'
  const isFiltered = wanted.name !== null || wanted.school !== null
  return (
    <section aria-labelledby="packets" className={frame.section}>
      <div className={frame.list}>
        <h2 id="packets">{t.title}</h2>
        <p>{t.lead[stage.state]}</p>
        {hasCodes && <p className={frame.note}>{t.privacy}</p>}
      </div>
      {(stage.leadsAll || isFiltered) && (
        <SchoolSearch stageId={stage.id} tab="packets" name={wanted.name} isFiltered={isFiltered} />
      )}
      {schools.rows.length === 0 ? (
        <EmptyState
          compact
          level={3}
          title={t.noneTitle}
          text={isFiltered ? t.notFoundText : t.noneText}
          action={
            isFiltered ? (
              <ButtonLink to={stageAt(stage.id, { tab: 'packets' })}>{t.reset}</ButtonLink>
            ) : (
              <ButtonLink to={list.to()}>{list.title}</ButtonLink>
            )
          }
        />
      ) : (
        <>
          <SaveAs to={stageTableAt(stage.id, 'packets')} />
          <Table
            caption={t.title}
            rows={schools.rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'school', title: t.school, cell: ({ name, city }) => t.schoolIn(name, city) },
              { key: 'pupils', title: t.pupils, phone: 'named', cell: t.pupilsOf },
              ...(hasCodes ? [codesColumn] : []),
              ...(stage.state === 'published' ? [diplomasColumn] : []),
              {
                key: 'action',
                title: t.action,
                phone: 'aside',
                cell: ({ id, name }) => (
                  <Button size="s" aria-label={t.actionOf(name)} onClick={() => setChosenId(id)}>
                    {t.action}
                  </Button>
                ),
              },
            ]}
          />
        </>
      )}
      <Pagination
        page={schools.page}
        totalPages={schools.totalPages}
        to={(page) => stageAt(stage.id, { tab: 'packets', name: wanted.name, page })}
        label={t.pages}
      />
      {chosen && <PacketDialog stage={stage} school={chosen} onClose={() => setChosenId(null)} />}
    </section>
  )
}

const codesColumn: Column<PacketSchool> = { key: 'codes', title: t.codes, phone: 'named', cell: t.codesOf }
const diplomasColumn: Column<PacketSchool> = {
  key: 'diplomas',
  title: t.diplomas,
  phone: 'named',
  isNumber: true,
  cell: ({ diplomas }) => diplomas,
}
