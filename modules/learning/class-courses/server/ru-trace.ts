/** Why a class can't be unmade. */
export const traceWords = 'даны курсы'
