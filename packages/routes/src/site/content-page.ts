import { branch } from '../page.ts'

/** Pages that editors write; matched non-exactly and after all other groups. */
export const coachFaqForAgents = branch(
  '/coach-faq-agent/:info_materials_pages',
  'anyone',
  'Вопросы репетиторов',
)
export const coachFaqForPupils = branch(
  '/coach-faq-pupil/:info_materials_pages',
  'anyone',
  'Занятия с репетитором: вопросы и ответы',
)
export const coachPhoto = branch('/coach_foto', 'anyone', 'Требования к фотографии репетитора')
export const contractorPrivacy = branch('/privacy_contractor', 'anyone', 'Персональные данные исполнителей')
export const coachDataConsent = branch(
  '/privacy_contractor/coach_data',
  'anyone',
  'Согласие репетитора на обработку данных',
)
export const legal = branch('/legal/:info_materials_pages', 'anyone', 'Правовая информация')
/** The catch-all: what it does not find is a 404. */
export const infoPage = branch('/:info_materials_pages', 'anyone', 'Информация')
