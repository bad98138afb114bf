import { DirectoryInUse, UnusableDatabase } from '@school/db'
import { faultOf } from '@school/kernel/fault'
import { WrongSetting } from './config.ts'
import { WrongContent } from './content-folder.ts'

/** The school can't start here; the message is a sentence for the person who installs it, with the remedy. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

const explained = [StartRefused, WrongSetting, DirectoryInUse, UnusableDatabase, WrongContent]

/** Ends the process: sentences for people are printed as they are; other messages may contain personal data, so only the fault is. */
export function exitWith(error: unknown): never {
  const isExplained = explained.some((kind) => error instanceof kind)
  console.error(isExplained ? (error as Error).message : faultOf(error))
  process.exit(1)
}
