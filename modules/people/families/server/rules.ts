import type { Viewer } from '@school/access'
import { type ConsentKind, consentKinds } from '../contract/consent.ts'
import { type InvitationKind, type LinkWay, ownWordGrade } from '../contract/family.ts'
import { consentTexts } from '../contract/ru-consents.ts'

const hourMs = 3600_000
const dayMs = 24 * hourMs

/** A child carries a code about for weeks; what a parent has sent is answered soon. */
export const lifetimeMs: Readonly<Record<InvitationKind, number>> = {
  child: 30 * dayMs,
  parent: 72 * hourMs,
  second: 72 * hourMs,
  phone: 72 * hourMs,
}

export const wayOf: Readonly<Record<InvitationKind, LinkWay>> = {
  child: 'child_code',
  parent: 'parent_code',
  second: 'second_parent',
  phone: 'phone',
}

/** Both parents and other grown-ups who raise the child. */
export const mostParents = 4
export const mostChildren = 12

interface Person extends Pick<Viewer, 'kind' | 'isParent'> {
  readonly gradeIndex: number | null
  readonly isGraduate: boolean
}

/** Somebody in a grade is a child, and a graduate has been one until yesterday. */
export const isGrownUp = ({ kind, isParent, gradeIndex, isGraduate }: Person): boolean =>
  isParent || kind === 'agent' || (gradeIndex === null && !isGraduate)

export const isChild = ({ kind, isParent, gradeIndex }: Person): boolean =>
  kind === 'pupil' && !isParent && gradeIndex !== null

/** About fourteen: the age from which a person signs for such things alone. */
export const isOfOwnWord = (gradeIndex: number | null): boolean =>
  gradeIndex !== null && gradeIndex >= ownWordGrade

/** The age from which a person signs for such things alone. */
const ownWordAge = 14

interface Aged {
  /** `2013-10-12`. */
  readonly birthday: string | null
  readonly gradeIndex: number | null
}

/** By the birthday when it is known, otherwise by the class. @param today `2026-11-30` */
function isUnderOwnWord({ birthday, gradeIndex }: Aged, today: string): boolean {
  if (birthday === null) return gradeIndex !== null && !isOfOwnWord(gradeIndex)
  const [year, ...monthAndDay] = birthday.split('-')
  return [Number(year) + ownWordAge, ...monthAndDay].join('-') > today
}

interface Newcomer extends Aged {
  /** An address or a phone of the child's own, confirmed or not. */
  readonly hasOwnContact: boolean
  readonly consents: Given
}

/**
 * A child who has signed up alone learns at once, and a parent is asked for consent. Children without a contact of their own have come by a school
 * or a parent, who answer for the consent.
 */
export const asksConsent = (child: Newcomer, today: string): boolean =>
  child.consents.personal_data === undefined && child.hasOwnContact && isUnderOwnWord(child, today)

/** The first parent decides; who joins a family that has one that decides reads until a right is given. */
export const beginsDeciding = (others: readonly { decides: boolean }[]): boolean =>
  !others.some(({ decides }) => decides)

type Given = Readonly<Partial<Record<ConsentKind, string>>>

/** Consents in force by the text of now, and those given to an earlier one. */
const isOfNow = (given: Given, kind: ConsentKind): boolean => given[kind] === consentTexts[kind].version
export const consentsOfNow = (given: Given) => consentKinds.filter((kind) => isOfNow(given, kind))
export const consentsToAsk = (given: Given) =>
  consentKinds.filter((kind) => given[kind] !== undefined && !isOfNow(given, kind))

/** The consents that are new: a consent to the current text that is already in force is not given twice. */
export const newlyGiven = (wanted: readonly ConsentKind[], given: Given): readonly ConsentKind[] =>
  [...new Set(wanted)].filter((kind) => !isOfNow(given, kind))

/** Without it nothing of a child may be kept. Another parent may have given it before. */
export const lacksConsent = (wanted: readonly ConsentKind[], given: Given): boolean =>
  !wanted.includes('personal_data') && given.personal_data === undefined
