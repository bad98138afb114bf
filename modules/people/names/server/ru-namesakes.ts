/** Added to names that occur more than once in a list. */
export const ru = {
  born: (name: string, year: number) => `${name}, ${year}\u00a0г.\u00a0р.`,
  of: (name: string, place: string) => `${name} (${place})`,
  numbered: (name: string, number: number) => `${name}, №\u00a0${number}`,
}
