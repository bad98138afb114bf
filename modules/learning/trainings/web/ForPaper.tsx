import { call } from '@school/api-client'
import { Button, ButtonLink, IconDownload, IconPrinter, toast } from '@school/ui'
import { useMutation } from '@tanstack/react-query'
import { exportGift, type Training } from '../contract/index.ts'
import { printAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import { t } from './ru-sheet.ts'

function save(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  URL.revokeObjectURL(url)
}

/** The training on paper and in other programs. */
export function ForPaper({ training }: { training: Training }) {
  const gift = useMutation({
    mutationFn: () => call(exportGift, { params: { trainingId: training.id } }),
    retry: false,
    onSuccess: ({ fileName, text, taken, leftOut }) => {
      save(fileName, text)
      toast(t.saved(taken, leftOut.length))
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  if (!training.can.print) return null
  return (
    <p className={frame.row}>
      <ButtonLink icon={<IconPrinter aria-hidden="true" />} to={printAt(training.id)}>
        {t.print}
      </ButtonLink>
      {training.can.readKeys && (
        <Button
          icon={<IconDownload aria-hidden="true" />}
          loading={gift.isPending}
          onClick={() => gift.mutate()}
        >
          {t.gift}
        </Button>
      )}
    </p>
  )
}
