import { type TableFormat, tableFormats } from '@school/kernel/contract'
import { IconDownload } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { ru } from './ru.ts'

/** Downloads of a table: all filtered rows, as the server streams them. */
export const SaveAs = ({ to }: { to: (format: TableFormat) => string }) => (
  <p className={frame.row}>
    <IconDownload aria-hidden="true" size="1.25em" />
    <span>{ru.save}:</span>
    {tableFormats.map((format) => (
      <a key={format} href={to(format)} download>
        {ru.formats[format]}
      </a>
    ))}
  </p>
)
