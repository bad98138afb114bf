/** What is put beside names that somebody else of a list has, too. */
export const ru = {
  born: (name: string, year: number) => `${name}, ${year}\u00a0г.\u00a0р.`,
  of: (name: string, place: string) => `${name} (${place})`,
  numbered: (name: string, number: number) => `${name}, №\u00a0${number}`,
}
