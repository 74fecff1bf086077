import { marks } from '#prerender/protocol';
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
  /** Called with the picture once it is there, for its own size. */
  onShown?: (picture: HTMLImageElement) => void;
}

const placeholder = '/pictures/placeholder.svg';

/** A picture inlined in a prerendered page is there already, and not requested again. */
const inlined =
  typeof document === 'undefined' ? null : document.querySelector<HTMLImageElement>(`img[${marks.source}]`);

const addressOf = (src: string): string => (inlined?.getAttribute(marks.source) === src ? inlined.src : src);

/** Requests a picture again that failed on a prerendered page before React listened, so that its error is noticed. */
function retryFailed(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
}

/** A picture with reserved space; a missing or broken one shows a placeholder, until there is a new connection. */
export function Picture({
  src,
  alt,
  width = 400,
  height = 500,
  isFirst = false,
  className,
  onShown,
}: PictureProps) {
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
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onLoad={onShown && (({ currentTarget }) => onShown(currentTarget))}
      onError={() => {
        setBroken(src);
        window.addEventListener('online', () => setBroken(undefined), { once: true });
      }}
    />
  );
}
