/** Why a class can't be unmade. */
export const traceWords = 'кто-то ждёт приёма по\u00a0коду'
