/** What an author reads about the content of the school. */
export const says = {
  summary: (courses: number, lessons: number, videos: number) =>
    `курсов ${courses}, уроков ${lessons}, видео ${videos}`,
  badFolder: (name: string) => `Папка «${name}» названа не по образцу «01-klyuch»`,
  badKey: (name: string) => `«${name}» не годится в ключи: нужны латиница, цифры и дефис`,
  unknownDiscipline: (key: string) => `Дисциплины «${key}» нет в disciplines.yaml`,
  unknownTeacher: (key: string) => `Преподавателя «${key}» нет в teachers.yaml`,
  unknownVideo: (key: string) => `Видео «${key}» нет в videos/`,
  noLessons: 'В курсе нет уроков',
  notBuilt: (file: string) => `Нет ${file}: соберите ролик командой npm run content:videos`,
  outdated: 'Слайды или текст изменились после сборки ролика: соберите его командой npm run content:videos',
  badRecord: 'Файл пишет сборка роликов, а его поменяли: соберите ролик командой npm run content:videos',
  unspeakable: (signs: string) => `Вслух не прочитать «${signs}»: напишите в say словами`,
  otherSentences: (text: number, say: number) =>
    `Предложений в text ${text}, а в say ${say}: субтитры идут по предложениям`,
  badSlideSize: (width: number, height: number) => `Слайд ${width}×${height}, а нужен 1280×720`,
  fewExamples: (count: number) => `В конспекте примеров: ${count}, а нужно хотя бы два`,
  noPicture: 'В конспекте нет картинки',
  notesLength: (length: number) => `В конспекте знаков: ${length}, а нужно 2500–5000`,
}
