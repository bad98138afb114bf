/** Of a menu of whoever is no student (school-portal §2). */
export const menuGroups = ['olympiads', 'courses', 'clubs', 'management', 'documents', 'other'] as const
export type MenuGroup = (typeof menuGroups)[number]
