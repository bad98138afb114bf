import { admits } from '@school/access'
import { site } from '@school/routes'
import type { Entry, MenuFacts } from './entry.ts'

const { lms, market, wiki } = site

/** Areas of the catalogue (shared-application §2, «Catalogue links»), by name. */
export function catalogEntries({ viewer, context }: MenuFacts) {
  // National exams are of no use to those who study by another country's programme.
  const isAbroad = context === 'eu'
  return {
    courses: {
      id: 'courses',
      icon: 'courses',
      pages: [lms.catalogCourses],
      urlPatterns: ['/catalog/coach_courses', '/courses/'],
    },
    tutors: {
      id: 'tutors',
      icon: 'tutor',
      external: 'tutorsLanding',
      prefersExternal: true,
      pages: [market.coachLanding],
      urlPatterns: ['/coach/', '/coach-self-selection', '/vip-coach'],
    },
    miniGroups: {
      id: 'miniGroups',
      icon: 'group',
      pages: [lms.catalogMiniGroups],
      urlPatterns: ['/mini_groups/'],
    },
    productPacks: {
      id: 'productPacks',
      icon: 'pack',
      pages: [lms.catalogProductPacks],
      urlPatterns: ['/product_packs/'],
    },
    teacher: {
      id: 'teacherSection',
      icon: 'teacher',
      ...(admits('agent', viewer) ? { pages: [lms.catalogTeacher] } : { external: 'teacherSite' }),
      urlPatterns: ['/catalog/teacher_events'],
    },
    languages: {
      id: 'languages',
      icon: 'language',
      pages: [market.levelLanguages],
      urlPatterns: ['/levels/english'],
    },
    digitalSkills: { id: 'digitalSkills', icon: 'code', pages: [market.levelDigitalSkills] },
    olympiads: { id: 'olympiads', icon: 'olympiad', pages: [market.levelOlympiads, lms.catalogOlympiads] },
    trainings: {
      id: 'trainings',
      icon: 'tests',
      pages: [lms.catalogTrainings],
      urlPatterns: ['/trainings/'],
    },
    wiki: { id: 'wiki', icon: 'book', pages: [wiki.wiki] },
    homeSchool: {
      id: 'homeSchool',
      icon: 'home',
      external: 'homeSchool',
      isHidden: context === 'externat',
    },
    externalStudy: {
      id: 'externalStudy',
      icon: 'home',
      external: 'externalStudy',
      isHidden: context === 'externat',
    },
    magazine: { id: 'magazine', icon: 'magazine', external: 'magazine', isHidden: context === 'media' },
    mockExams: {
      id: 'mockExams',
      icon: 'exam',
      external: 'mockExams',
      prefersExternal: true,
      pages: [lms.examRehearsals],
      isHidden: isAbroad,
    },
    ege: { id: 'ege', icon: 'exam', pages: [market.levelEge], isHidden: isAbroad },
    oge: { id: 'oge', icon: 'exam', pages: [market.levelOge], isHidden: isAbroad },
  } satisfies Record<string, Entry>
}

/** Links to levels of school, by grade. */
export const gradeEntries: readonly Entry[] = [
  { id: 'preschoolers', pages: [market.levelPreschoolers] },
  { id: 'primary', pages: [market.levelPrimary], urlPatterns: ['/levels/elementary'] },
  { id: 'middle', pages: [market.levelMiddle] },
  { id: 'high', pages: [market.levelHigh] },
  { id: 'graduate', pages: [market.levelGraduate] },
]
