/** A photograph made smaller before it is sent; the code comes with the first of them. */
export const lighter = async (file: File): Promise<File> => (await import('./shrink.ts')).shrunk(file)
