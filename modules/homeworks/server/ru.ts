/** What an author reads about homeworks and the library. */
export const says = {
  summary: (homeworks: number, sets: number) => `домашних заданий ${homeworks}, наборов библиотеки ${sets}`,
  badKey: (name: string) => `«${name}» не годится в ключи: нужны латиница, цифры и дефис`,
  unknownSection: (name: string) => `Раздела «${name}» в библиотеке нет: бывают ege, oge и skills`,
  unknownDiscipline: (key: string) => `Дисциплины «${key}» нет в disciplines.yaml`,
  unknownTask: (key: string) => `Задачи «${key}» нет ни в курсах, ни в тренировках`,
  noTasks: 'В наборе нет ни своих задач, ни ссылок на задачи курсов',
}
