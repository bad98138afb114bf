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
