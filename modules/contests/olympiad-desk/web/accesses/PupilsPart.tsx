import { useCall } from '@school/api-client'
import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import {
  Button,
  ButtonLink,
  Checkbox,
  Confirmation,
  EmptyState,
  IconDots,
  Menu,
  Pagination,
  SelectInput,
  TextInput,
  toast,
  useAddressFields,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-router'
import { pupilStandings } from '@school/olympiad-conduct/contract'
import {
  type MonitoringPartProps,
  type MonitoringWanted,
  managedStageAt,
  monitoringWords as words,
} from '@school/olympiad-conduct/web'
import { profileAt } from '@school/olympiads/web'
import { type StagePupil, unlistPupil } from '../../contract/index.ts'
import styles from './accesses.module.css'
import { AccessChip } from './ClassesPart.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { accessTableAt, stageAccessQuery, stagePupilsQuery } from './queries.ts'
import { t } from './ru.ts'

const columns: DataColumn<StagePupil>[] = [
  { key: 'name', title: t.pupil, cell: ({ name }) => name },
  { key: 'class', title: t.classColumn, phone: 'named', cell: ({ className }) => className },
  {
    key: 'access',
    title: t.accessColumn,
    phone: 'aside',
    cell: ({ access, isListed, hasPersonalCode }) => (
      <>
        <AccessChip state={access} />{' '}
        <span className={frame.note}>
          {[isListed && access !== 'list' && t.inList, hasPersonalCode && t.personalCode]
            .filter(Boolean)
            .join(', ')}
        </span>
      </>
    ),
  },
  {
    key: 'standing',
    title: t.standing,
    phone: 'named',
    cell: ({ standing, registeredAt }) =>
      standing === 'registered' && registeredAt
        ? `${t.standings[standing]} ${t.at(registeredAt)}`
        : t.standings[standing],
  },
]

const keyOf = ({ userId }: StagePupil) => userId
const nameOf = ({ name }: StagePupil) => name

/** «Участники»: all pupils of the stage with their access, and importing a list. */
export function PupilsPart({ stage, wanted }: MonitoringPartProps) {
  const { data: access } = useSuspenseQuery(stageAccessQuery(stage.id))
  const { data: list } = useSuspenseQuery(stagePupilsQuery(stage.id, wanted))
  const [isImporting, setImporting] = useState(false)
  const [unlisted, setUnlisted] = useState<StagePupil | null>(null)
  const canList = access.can.open
  return (
    <section aria-labelledby="pupils" className={frame.section}>
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="pupils">{t.pupilsTitle}</h2>
        {canList && <Button onClick={() => setImporting(true)}>{t.import}</Button>}
      </div>
      <p className={frame.note}>{t.pupilsLead}</p>
      <Filters stageId={stage.id} wanted={wanted} />
      {list.rows.length === 0 ? (
        <EmptyState
          compact
          level={3}
          title={t.empty}
          text={t.notFoundText}
          action={<ButtonLink to={managedStageAt(stage.id, { tab: 'pupils' })}>{t.reset}</ButtonLink>}
        />
      ) : (
        <>
          <p className={frame.note} role="status">
            {t.found(list.total)}
          </p>
          <DataTable
            name="olympiad-pupils"
            caption={t.pupilsTitle}
            columns={columns}
            rows={list.rows}
            keyOf={keyOf}
            nameOf={nameOf}
            tools={<SaveAs to={accessTableAt(stage.id, 'pupils')} />}
            actionsOf={(pupil) => (
              <Menu
                label={t.actions(pupil.name)}
                items={[
                  { title: words.profile, to: profileAt(pupil.userId) },
                  ...(canList && pupil.isListed
                    ? [{ title: t.unlist, onSelect: () => setUnlisted(pupil) }]
                    : []),
                ]}
              >
                <IconDots aria-hidden="true" />
              </Menu>
            )}
          />
        </>
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(page) => managedStageAt(stage.id, { ...wanted, tab: 'pupils', page })}
        label={t.pages}
      />
      {isImporting && <ImportDialog stageId={stage.id} onClose={() => setImporting(false)} />}
      {unlisted && <Unlisting stageId={stage.id} pupil={unlisted} onClose={() => setUnlisted(null)} />}
    </section>
  )
}

interface UnlistingProps {
  stageId: number
  pupil: StagePupil
  onClose: () => void
}

function Unlisting({ stageId, pupil, onClose }: UnlistingProps) {
  const { mutate, isPending, error } = useCall(unlistPupil, {
    onSuccess: () => {
      toast(t.unlisted, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <Confirmation
      title={t.unlistTitle(pupil.name)}
      action={t.unlist}
      isBusy={isPending}
      onClose={onClose}
      onAgree={() => mutate({ params: { stageId, userId: pupil.userId } })}
    >
      <p>{t.unlistText}</p>
      {error && <p role="alert">{error.message}</p>}
    </Confirmation>
  )
}

/** A plain GET form: the filters live in the address. */
function Filters({ stageId, wanted }: { stageId: number; wanted: MonitoringWanted }) {
  const { name, standing, isListed } = wanted
  const fields = useAddressFields({ name, standing, listed: isListed ? '1' : null })
  const isFiltered = name !== null || standing !== null || isListed || wanted.class !== null
  return (
    <Form ref={fields} method="get" role="search" preventScrollReset className={styles.filters}>
      <input type="hidden" name="tab" value="pupils" />
      {wanted.class !== null && <input type="hidden" name="class" value={wanted.class} />}
      <TextInput
        type="search"
        name="name"
        label={t.name}
        maxLength={60}
        autoComplete="off"
        defaultValue={name ?? ''}
      />
      <SelectInput label={t.standing} name="standing" defaultValue={standing ?? ''}>
        <option value="">{t.anyStanding}</option>
        {pupilStandings.map((one) => (
          <option key={one} value={one}>
            {t.standings[one]}
          </option>
        ))}
      </SelectInput>
      <Checkbox label={t.onlyListed} name="listed" value="1" defaultChecked={isListed} />
      <div className={frame.row}>
        <Button type="submit">{t.find}</Button>
        {isFiltered && (
          <ButtonLink kind="quiet" to={managedStageAt(stageId, { tab: 'pupils' })} preventScrollReset>
            {t.reset}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}
