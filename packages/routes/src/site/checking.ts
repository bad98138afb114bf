import { page } from '../page.ts'

/** Without its search parameters, whose parsers only the queue of answers needs: every page may lead an expert here after signing in. */
export const checkingPage = page('/teacher/checking', 'agent', 'Проверка ответов')
