export { MantineZone, type MantineZoneProps } from './MantineZone.tsx'
export { MultiPicker, type MultiPickerProps, Picker, type PickerOption, type PickerProps } from './Picker.tsx'
export { theme } from './theme.ts'
