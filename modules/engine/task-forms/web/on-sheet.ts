import { createContext, useContext } from 'react'

/** Whether answers go into the boxes of an exam's sheet, where a common fraction has no place. */
export const OnSheetContext = createContext(false)
export const useIsOnSheet = (): boolean => useContext(OnSheetContext)
