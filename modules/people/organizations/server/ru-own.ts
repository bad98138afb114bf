import { cutText } from '@school/texts'

/** What own classes are called wherever a school is named: the mark is a part of it, so that no page shows the school as confirmed. */
export const ownTitle = (schoolName: string | null): string =>
  schoolName === null
    ? 'Свои классы'
    : `${cutText(schoolName, 240, { ellipsis: true })} (не\u00a0подтверждена)`
