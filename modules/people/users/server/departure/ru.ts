/** Instead of the name of somebody who has left. */
export const goneName = 'Удалённый участник'
