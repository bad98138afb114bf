import { useCall } from '@school/api-client'
import { Button, SelectInput, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { acceptInvite, declineInvite, type FoundInvite, type Invite } from '../contract/index.ts'
import { inviteQuery } from './queries.ts'
import { t } from './ru-invite.ts'

/** Says who the pupil is on the list of the class, and joins. */
export function JoinForm({ code, invite }: { code: string; invite: Invite }) {
  const you = useYou()
  const client = useQueryClient()
  const { places, kind, isApproved: needsApproval } = invite
  const [placeId, setPlaceId] = useState<number | null>(null)
  const keep = (found: FoundInvite) => void client.setQueryData(inviteQuery(code).queryKey, found)
  const failed = (error: { message: string }) => void toast(error.message, { tone: 'bad' })
  const accept = useCall(acceptInvite, {
    onSuccess: (found) => {
      keep(found)
      toast(t.joinedNow, { tone: 'ok' })
    },
    onError: failed,
  })
  const decline = useCall(declineInvite, {
    onSuccess: (found) => {
      keep(found)
      toast(t.declined, { tone: 'ok' })
    },
    onError: failed,
  })
  const params = { inviteCode: code }
  return (
    <>
      {places.length > 0 && (
        <SelectInput
          label={you(t.who)}
          hint={you(t.whoHint)}
          value={placeId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setPlaceId(places.find(({ id }) => String(id) === value)?.id ?? null)
          }
        >
          <option value="">{t.notListed}</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      {needsApproval && (
        <p className={frame.note}>{kind === 'class' ? you(t.approved) : t.approvedBySchool}</p>
      )}
      <div className={frame.row}>
        <Button
          kind="primary"
          size="l"
          loading={accept.isPending}
          onClick={() => accept.mutate({ params, body: { placeId } })}
        >
          {t.join}
        </Button>
        {kind === 'teacher' && (
          <Button kind="quiet" loading={decline.isPending} onClick={() => decline.mutate({ params })}>
            {t.decline}
          </Button>
        )}
      </div>
    </>
  )
}
