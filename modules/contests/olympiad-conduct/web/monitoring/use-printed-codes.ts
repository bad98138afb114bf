import { toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MonitoredCode } from '../../contract/index.ts'
import { monitoredCodesQuery } from './queries.ts'
import { t } from './ru.ts'

interface Printing {
  /** All codes, while they are being printed. */
  codes: readonly MonitoredCode[] | null
  isReading: boolean
  print: () => void
}

/** A printout is not paged: all pages are loaded before printing. */
export function usePrintedCodes(stageId: number, name: string | null, totalPages: number): Printing {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly MonitoredCode[] | null>(null)
  const [isReading, setReading] = useState(false)

  useEffect(() => {
    if (codes === null) return
    const end = () => setCodes(null)
    addEventListener('afterprint', end)
    window.print()
    return () => removeEventListener('afterprint', end)
  }, [codes])

  async function read(): Promise<void> {
    setReading(true)
    try {
      const all: MonitoredCode[] = []
      for (let page = 1; page <= totalPages; page++)
        all.push(...(await client.fetchQuery(monitoredCodesQuery(stageId, { name, page }))).rows)
      setCodes(all)
    } catch {
      toast(t.printFailed, { tone: 'bad' })
    } finally {
      setReading(false)
    }
  }

  return { codes, isReading, print: () => void read() }
}
