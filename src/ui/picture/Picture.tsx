import { useState } from 'react';

interface PictureProps {
  src: string | undefined;
  alt: string;
  /** Intrinsic size: cards are 400 × 500, headers 640 × 360. */
  width?: number;
  height?: number;
  /** True for the largest picture of the first view. */
  isFirst?: boolean;
  className?: string;
}

const placeholder = '/pictures/placeholder.svg';

/** The picture that stands in a prerendered page itself is here already, and not asked for again. */
const written =
  typeof document === 'undefined' ? null : document.querySelector<HTMLImageElement>('img[data-src]');

const addressOf = (src: string): string => (written?.dataset['src'] === src ? written.src : src);

/** A picture that failed on a prerendered page, before anybody listened, is asked for again so that its failure is heard. */
function retryFailed(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
}

/** A picture with reserved space; a missing or broken one shows a placeholder. */
export function Picture({ src, alt, width = 400, height = 500, isFirst = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = !src || broken === src ? placeholder : src;
  return (
    <img
      ref={retryFailed}
      className={className}
      src={addressOf(shown)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
