/** Texts of saved comments, for reviewers: «вы». */
export const t = {
  title: 'Мои комментарии',
  keep: 'Запомнить комментарий',
  kept: 'Запомнили: комментарий теперь под рукой',
  all: (n: number) => `Все мои комментарии: ${n}`,
  fewer: 'Свернуть',
  drop: (text: string) => `Забыть: ${text}`,
}
