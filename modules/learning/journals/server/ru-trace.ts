/** Why a class can't be unmade. */
export const traceWords = 'в\u00a0журнале есть столбцы'
