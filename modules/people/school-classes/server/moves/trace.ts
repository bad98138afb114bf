import { extensionPoint } from '@school/kernel/server'

/** What a module stores of a class: while there is any, the class can't be unmade. */
export interface ClassTrace {
  readonly name: string
  /** In words, after «в 8А уже»: «заданы работы». */
  readonly words: string
  /** A part of a query: whether the class has it since then. @param classId an expression @param since an expression */
  existsSql(classId: string, since: string): string
}

export const classTrace = extensionPoint<ClassTrace>('school-classes.class_trace', ({ name }) => name)
