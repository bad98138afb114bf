import type { Sql, Unit } from '@school/db'
import { type Extensions, extensionPoint, type MailingOf } from '@school/kernel/server'

/** A switch of a mailing as its owner sees it. */
export interface MailingSwitch {
  /** What comes by it, in words. */
  title: string
  /** Where all such switches stand. */
  settings: 'subscriptions' | 'family'
  isOn: boolean
}

/** Mailings of a room: what they are called and where their switches stand. */
export interface MailingPart {
  readonly names: readonly string[]
  /** @returns `null` when nobody is there any more: nothing is sent then */
  find(sql: Sql, mailing: MailingOf): Promise<MailingSwitch | null>
  turn(unit: Unit, mailing: MailingOf, isOn: boolean): Promise<void>
}

/** Rooms bring the mailings that a person may switch off; whatever is in none of them is `needed`. */
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
