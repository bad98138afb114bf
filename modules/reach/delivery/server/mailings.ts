import type { Sql, Unit } from '@school/db'
import { type Extensions, extensionPoint, type MailingOf } from '@school/kernel/server'

/** A switch of a mailing as its owner sees it. */
export interface MailingSwitch {
  /** What comes by it, in words. */
  title: string
  /** The page that has all such switches. */
  settings: 'subscriptions' | 'family'
  isOn: boolean
}

/** Mailings of a module: what they are called and which page has their switches. */
export interface MailingPart {
  readonly names: readonly string[]
  /** @returns `null` when the person is gone: nothing is sent then */
  find(sql: Sql, mailing: MailingOf): Promise<MailingSwitch | null>
  turn(unit: Unit, mailing: MailingOf, isOn: boolean): Promise<void>
}

/** Modules contribute the mailings that a person may switch off; any other message is `needed`. */
export const mailingSwitches = extensionPoint<MailingPart>('delivery.mailings')

const partOf = (extensions: Extensions, { mailing }: MailingOf): MailingPart | undefined =>
  extensions(mailingSwitches).find(({ names }) => names.includes(mailing))

export const findMailing = async (
  extensions: Extensions,
  sql: Sql,
  mailing: MailingOf,
): Promise<MailingSwitch | null> => (await partOf(extensions, mailing)?.find(sql, mailing)) ?? null

export const turnMailing = async (
  extensions: Extensions,
  unit: Unit,
  mailing: MailingOf,
  isOn: boolean,
): Promise<void> => partOf(extensions, mailing)?.turn(unit, mailing, isOn)
