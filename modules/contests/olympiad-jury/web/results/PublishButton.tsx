import { invalidate, useCall } from '@school/api-client'
import { Button, Confirmation, toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { monitoredStageQuery } from '@school/olympiad-conduct/web'
import { publishStage } from '../../contract/index.ts'
import { t } from './ru.ts'

/** «Опубликовать сейчас», with a confirmation. */
export function PublishButton({ stage }: { stage: MonitoredStage }) {
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const publish = useCall(publishStage, {
    onSuccess: (shown) => {
      client.setQueryData(monitoredStageQuery(stage.id).queryKey, shown)
      const { stuck } = shown.awaited
      if (shown.publishedAt) toast(t.publishedNow, { tone: 'ok' })
      else if (stuck > 0) toast(t.waits.stuck(stuck), { tone: 'bad' })
      else toast(t.publishing, { tone: 'ok' })
      setIsAsked(false)
    },
    onError: (error) => {
      toast(error.message, { tone: 'bad' })
      setIsAsked(false)
      void invalidate(client, monitoredStageQuery(stage.id))
    },
  })
  return (
    <div>
      <Button kind="primary" onClick={() => setIsAsked(true)}>
        {t.publish}
      </Button>
      <Confirmation
        open={isAsked}
        title={t.publishTitle}
        action={t.publish}
        isBusy={publish.isPending}
        onClose={() => setIsAsked(false)}
        onAgree={() => publish.mutate({ params: { stageId: stage.id } })}
      >
        <p>{t.publishText}</p>
      </Confirmation>
    </div>
  )
}
