interface QrPictureProps {
  /** Squares of the code as one path (`QrCode` of the contracts). */
  qr: { readonly size: number; readonly path: string }
  label: string
  className: string | undefined
}

/** An address for a camera. */
export const QrPicture = ({ qr, label, className }: QrPictureProps) => (
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
