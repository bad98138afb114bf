/** Texts of notifications: names are in the nominative only, pupils are not named. */
export const inBell = {
  called: (inviter: string) => `${inviter} приглашает работать вместе`,
  organization: (name: string) => `Организация: ${name}. Ссылка для согласия пришла письмом.`,
  waits: 'Коллега ждёт подтверждения',
  engaged: 'Приглашение подтверждено',
  school: (name: string) => `${name}.`,
  letIn: 'Заявка в\u00a0класс принята',
}
