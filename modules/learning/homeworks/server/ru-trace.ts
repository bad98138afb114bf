/** Why a class can't be deleted. */
export const traceWords = 'заданы домашние задания'
