/** Why a class can't be unmade. */
export const traceWords = 'отправлены сообщения'
