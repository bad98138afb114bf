/** Name in the certificate of a training key, which proves no identity. */
export const trainingKeyName = 'Учебная подпись «Смекалки»'

/** What made the document. */
export const creator = 'Смекалка'
