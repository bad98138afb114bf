export { AddressContext, useYou, type Voice } from './address.ts'
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './controls/Button.tsx'
export { LeadContext, Link, OpenContext, useIsOpen } from './controls/Link.tsx'
export { FileButton, type FileButtonProps } from './controls/FileButton.tsx'
export { IconButton, type IconButtonProps } from './controls/IconButton.tsx'
export { Badge, Chip, ChipLink, type ChipLinkProps, type ChipProps } from './controls/Chip.tsx'
export { ChipNav, type ChipNavProps } from './controls/ChipNav.tsx'
export type { CoverProps } from './drawings/cover/CoverPicture.tsx'
export { type ControlProps, Field, type FieldProps } from './forms/Field.tsx'
export {
  SelectInput,
  type SelectInputProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './forms/TextInput.tsx'
export { WithoutScripts } from './forms/WithoutScripts.tsx'
export { PasswordInput, type PasswordInputProps } from './forms/PasswordInput.tsx'
export { Checkbox, type CheckboxProps, CheckMark, Radio } from './forms/Checkbox.tsx'
export { useAddressFields } from './forms/use-address-fields.ts'
export { Faults } from './forms/Faults.tsx'
export { Choices, type ChoicesProps } from './forms/Choices.tsx'
export { AskedCard, type AskedCardProps } from './layout/AskedCard.tsx'
export { AskedNote, type AskedNoteProps } from './layout/AskedNote.tsx'
export { Card, CardLink, type CardProps } from './layout/Card.tsx'
export { OutcomeCard, type OutcomeCardProps } from './layout/OutcomeCard.tsx'
export { type Tab, Tabs } from './layout/Tabs.tsx'
export { Breadcrumbs, type Crumb } from './layout/Breadcrumbs.tsx'
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx'
export { Pagination, type PaginationProps } from './layout/Pagination.tsx'
export { figure } from './figures/figure.ts'
export { type Column, Table, type TableProps, Unfold } from './layout/Table.tsx'
export { Accordion, type AccordionProps } from './layout/Accordion.tsx'
export { SkipLink } from './layout/SkipLink.tsx'
export {
  ProgressBar,
  type ProgressProps,
  ProgressRing,
  type ProgressRingProps,
} from './figures/ProgressBar.tsx'
export { StatNumber, type StatNumberProps } from './figures/StatNumber.tsx'
export {
  Skeleton,
  SkeletonCard,
  SkeletonCards,
  type SkeletonProps,
  SkeletonRows,
  Skeletons,
  SkeletonText,
  SkeletonTitle,
} from './states/Skeleton.tsx'
export {
  EmptyState,
  ErrorState,
  type ErrorStateProps,
  ForbiddenState,
  LockedState,
  NotFoundState,
  UnavailableState,
  type StateProps,
} from './states/StateCard.tsx'
export { OfflineStrip, type OfflineStripProps, useIsOnline } from './states/OfflineStrip.tsx'
export { AnchoredTip } from './overlays/AnchoredTip.tsx'
export type { AnchoredTipProps } from './overlays/props.ts'
export { SharedLink, type SharedLinkProps } from './layout/SharedLink.tsx'
export { Confirmation, type ConfirmationProps } from './overlays/Confirmation.tsx'
export { Dialog } from './overlays/Dialog.tsx'
export type { DialogProps } from './overlays/props.ts'
export { Menu } from './overlays/Menu.tsx'
export { Ways } from './overlays/Ways.tsx'
export type { MenuItem, MenuProps } from './overlays/props.ts'
export { Toasts } from './overlays/ToastPlace.tsx'
export { toast, type ToastText } from './overlays/toast.ts'
export { late } from './late.tsx'
export { type LazyPart, lazyModule, lazyPart } from './lazy-part.tsx'
export { whenAtRest } from './when-at-rest.ts'
export { Owl } from './drawings/owl/Owl.tsx'
export type { OwlPose, OwlProp, OwlProps } from './drawings/owl/owl-props.ts'
export { Cover } from './drawings/cover/Cover.tsx'
export { Avatar, type AvatarProps, avatarSizes } from './drawings/Avatar.tsx'
export type { Portrait } from './drawings/portrait/portrait.ts'
export { Award, type AwardProps } from './drawings/Award.tsx'
export { Coin } from './drawings/Coin.tsx'
export { Medal, type MedalProps } from './drawings/Medal.tsx'
export { Logo, type LogoProps, LogoSign } from './drawings/Logo.tsx'
export { hueFor, hueOf, seedOf } from './hue.ts'
export { useDrag } from './use-drag.ts'
export { useLineFocus } from './use-line-focus.ts'
export { useDebounced } from './use-debounced.ts'
export { classNames } from './class-names.ts'
export { fewTries, patiently } from './patiently.ts'
export { fontsToPreload } from './fonts.ts'
export { breakpoints, colors } from './tokens.ts'
export * from './icons.ts'
