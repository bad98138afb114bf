import { pino } from 'pino'
import { type SecurityEvent, securityEvents, type SecurityLog } from '@school/kernel/server'
import { type Config, wrongSetting } from './config.ts'
import type { LogLines } from './logging.ts'

/** Buffer for lines while the disk accepts no writes; more is dropped. */
const mostWaitingBytes = 1024 * 1024

export interface OpenSecurityLog {
  write: SecurityLog
  /** How often this process has logged each event, zeros included. */
  counts: ReadonlyMap<SecurityEvent, number>
  /** After the file was renamed: continues in a new one of the same name. */
  reopen(): void
}

/**
 * The log of events of security. `LOG_LEVEL` says nothing of it, but that a server which is silent on its standard output is so altogether.
 * @param lines where lines go whatever the settings are
 * @throws WrongSetting
 */
export function openSecurityLog(
  { securityLog: file, logLevel }: Pick<Config, 'securityLog' | 'logLevel'>,
  onFault: (error: Error) => void,
  lines?: LogLines,
): OpenSecurityLog {
  const opened = lines || file === null ? null : openFile(file, onFault)
  const isSilent = !lines && file === null && logLevel === 'silent'
  // Synchronous writes: a killed process has lost no line.
  const to = lines ?? opened ?? pino.destination({ dest: 1, sync: true })
  const log = pino({ level: isSilent ? 'silent' : 'info' }, to).child({ log: 'security' })
  const counts = new Map(Object.keys(securityEvents).map((event) => [event as SecurityEvent, 0]))
  return {
    write(entry) {
      counts.set(entry.event, counts.get(entry.event)! + 1)
      log[entry.outcome === 'fail' ? 'warn' : 'info'](entry)
    },
    counts,
    reopen() {
      try {
        opened?.reopen()
      } catch (error) {
        onFault(error as Error)
      }
    },
  }
}

function openFile(dest: string, onFault: (error: Error) => void) {
  try {
    const maxLength = mostWaitingBytes
    const file = pino.destination({ dest, sync: true, append: true, mkdir: true, mode: 0o640, maxLength })
    return file.on('error', onFault)
  } catch (error) {
    throw wrongSetting('SECURITY_LOG', (error as NodeJS.ErrnoException).code ?? 'EIO')
  }
}
