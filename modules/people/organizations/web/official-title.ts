/** A title that is too long to be set as a display. */
export const isOfficial = (title: string): boolean => title.length > 60
