import { fileAddress, useCall } from '@school/api-client'
import { Button, Dialog, Table, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import {
  makePacket,
  type MonitoredStage,
  type Packet,
  type PacketSchool,
  revokePersonalCode,
  savePacket,
} from '../../contract/index.ts'
import styles from './PacketsPart.module.css'
import { personalCodesQuery } from './queries.ts'
import { packets as t } from './ru.ts'

interface PacketDialogProps {
  stage: MonitoredStage
  school: PacketSchool
  onClose: () => void
}

const save = ({ id }: Packet, stageId: number) =>
  location.assign(fileAddress(savePacket, { params: { stageId, packetId: id } }))

/** Content of the packet of a school, with the download. */
export function PacketDialog({ stage, school, onClose }: PacketDialogProps) {
  const hasCodes = stage.state === 'announced' || stage.state === 'running'
  const make = useCall(makePacket, {
    onSuccess: (packet) => {
      save(packet, stage.id)
      toast(t.made(packet), { tone: 'ok' })
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  const inside = hasCodes
    ? t.insideCodes(school.pupils)
    : school.diplomas > 0
      ? t.insideDiplomas(school.diplomas)
      : []
  return (
    <Dialog
      open
      size="m"
      title={t.actionOf(school.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          {inside.length > 0 && (
            <Button
              kind="primary"
              loading={make.isPending}
              onClick={() =>
                make.mutate({ params: { stageId: stage.id }, body: { organizationId: school.id } })
              }
            >
              {make.data ? t.saveAgain : t.save}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.part}>
        {inside.length === 0 ? (
          <p>{t.nothing}</p>
        ) : (
          <>
            <p>{t.inside}</p>
            <ul className={styles.inside}>
              {inside.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        {hasCodes && <p className={frame.note}>{t.privacy}</p>}
        {school.madeAt && (
          <p className={frame.note}>{hasCodes ? t.lastMade(school.madeAt) : t.madeBefore(school.madeAt)}</p>
        )}
      </div>
      {hasCodes && school.codes > 0 && <LostSlip stageId={stage.id} schoolId={school.id} />}
    </Dialog>
  )
}

/** A lost slip: its code is found by the name of the pupil and revoked. */
function LostSlip({ stageId, schoolId }: { stageId: number; schoolId: number }) {
  const [name, setName] = useState('')
  const asked = useDeferredValue(name.trim())
  const { data: found } = useQuery({
    ...personalCodesQuery(stageId, schoolId, asked),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  const revoke = useCall(revokePersonalCode, {
    onSuccess: () => {
      setName('')
      toast(t.revoked, { tone: 'ok' })
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  const shown = asked === '' ? undefined : found
  return (
    <section aria-labelledby="lost-slip" className={styles.part}>
      <h3 id="lost-slip">{t.lost}</h3>
      <p>{t.lostText}</p>
      <TextInput
        type="search"
        label={t.pupilSearch}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {shown && shown.rows.length > 0 && (
        <Table
          caption={t.lost}
          rows={shown.rows}
          keyOf={({ id }) => id}
          columns={[
            { key: 'name', title: t.pupil, cell: (code) => t.pupilOf(code.name, code.className) },
            { key: 'used', title: t.used, phone: 'named', cell: ({ usedAt }) => t.usedAt(usedAt) },
            {
              key: 'revoke',
              title: t.revoke,
              phone: 'aside',
              cell: (code) => (
                <Button
                  size="s"
                  aria-label={t.revokeOf(code.name)}
                  loading={revoke.isPending && revoke.variables.params.personalCodeId === code.id}
                  onClick={() => revoke.mutate({ params: { stageId, personalCodeId: code.id } })}
                >
                  {t.revoke}
                </Button>
              ),
            },
          ]}
        />
      )}
      <p className={frame.note} role="status">
        {shown &&
          (shown.rows.length === 0
            ? t.noCodes
            : shown.total > shown.rows.length && t.moreCodes(shown.rows.length, shown.total))}
      </p>
    </section>
  )
}
