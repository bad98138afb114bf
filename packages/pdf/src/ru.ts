/** Whose name a key bears that proves nobody's. */
export const trainingKeyName = 'Учебная подпись «Смекалки»'

/** What made the document. */
export const creator = 'Смекалка'
