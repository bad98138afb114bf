import type { QrCode } from '@school/kernel/contract'

/** An address for a camera. */
export const QrPicture = ({
  qr,
  label,
  className,
}: {
  qr: QrCode
  label: string
  className: string | undefined
}) => (
  <svg
    viewBox={`0 0 ${qr.size} ${qr.size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
    className={className}
  >
    <path d={qr.path} />
  </svg>
)
