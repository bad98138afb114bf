/** «Гринёв Пётр»: teachers look for a pupil by the family name. */
export const personName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [lastName, firstName].filter(Boolean).join(' ')
