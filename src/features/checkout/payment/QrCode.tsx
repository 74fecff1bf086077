import { create } from 'qrcode';
import { useMemo } from 'react';

/** Width of the light border in modules: scanners need four. */
const margin = 4;

/** The dark modules as one SVG path: sharp at every size, and no picture file. */
function pathOf(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data).flatMap((bit, index) => (bit ? [index] : []));
  const path = dark.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`).join('');
  return { size, path };
}

/** A QR code, always dark on light, which scanners expect. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  const whole = size + 2 * margin;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
