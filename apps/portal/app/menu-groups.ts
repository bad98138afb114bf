/** Groups of the menu of users other than students (school-portal §2). */
export const menuGroups = ['olympiads', 'courses', 'clubs', 'management', 'documents', 'other'] as const
export type MenuGroup = (typeof menuGroups)[number]
