import { page } from '../page.ts'

/** «Учебник»: open to everyone. */
export const wiki = page('/wiki', 'anyone', 'Учебник')
export const discipline = page('/wiki/:discipline', 'anyone', 'Учебник: предмет')
export const theme = page('/wiki/:discipline/:theme', 'anyone', 'Учебник: тема')
export const myTextbook = page('/wiki/my_textbook', 'user', 'Мой учебник')
export const search = page('/wiki/search', 'anyone', 'Поиск по учебнику')
