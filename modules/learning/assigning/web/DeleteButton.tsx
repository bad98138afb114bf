import { useCall } from '@school/api-client'
import { Button, Confirmation, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteHomework } from '../contract/teacher-endpoints.ts'
import { managedListAt } from './addresses.ts'
import { managedQuery } from './queries.ts'
import { t } from './ru.ts'

/** Deletes a draft after a confirmation. */
export function DeleteButton({ homeworkId }: { homeworkId: number }) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const deletion = useCall(deleteHomework, {
    onSuccess: async () => {
      toast(t.deleted, { tone: 'ok' })
      // Leave the page first: its query must not be refetched for the deleted draft.
      await navigate(managedListAt('draft'))
      client.removeQueries(managedQuery(homeworkId))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return (
    <>
      <Button kind="quiet" size="l" onClick={() => setAsking(true)}>
        {t.deleteDraft}
      </Button>
      <Confirmation
        open={isAsking}
        title={t.deleteTitle}
        action={t.deleteDraft}
        isBusy={deletion.isPending}
        onClose={() => setAsking(false)}
        onAgree={() => deletion.mutate({ params: { homeworkId } })}
      >
        <p>{t.deleteText}</p>
      </Confirmation>
    </>
  )
}
