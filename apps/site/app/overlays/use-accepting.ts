import { acceptAgreement, type Agreement } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@school/pages'
import { agreementTexts as t } from './ru.ts'

/** Accepts an agreement: the user in the reply has one agreement less to accept, so the dialog closes at once. */
export function useAccepting({ id }: Agreement) {
  const client = useQueryClient()
  const accept = useCall(acceptAgreement, {
    onSuccess: (user) => {
      client.setQueryData(meQuery.queryKey, user)
      toast(t.accepted, { tone: 'ok' })
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  return { isBusy: accept.isPending, accept: () => accept.mutate({ params: { agreementId: id } }) }
}
