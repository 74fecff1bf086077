import { marks } from '#prerender/protocol';
import { useState } from 'react';
import { classNames } from '#ui/classNames';
import { isOwnPhoto, photoSet } from '#model/photos';

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

/** How wide a photo is shown: small ones as they say, large ones as the browser finds, or about half the screen. */
const sizesFor = (width: number, isFirst: boolean): string => {
  if (width < 200) return `${width}px`;
  const guess = '(max-width: 599px) 60vw, 440px';
  return isFirst ? guess : `auto, ${guess}`;
};

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
  const [whole, setWhole] = useState<string>();
  const shown = !src || broken === src ? placeholder : src;
  const hasWidths = isOwnPhoto(shown) && whole !== src;
  return (
    <img
      ref={retryFailed}
      className={classNames(className, height / width === 5 / 4 && 'portrait') || undefined}
      src={addressOf(shown)}
      srcSet={hasWidths ? photoSet(shown) : undefined}
      sizes={hasWidths ? sizesFor(width, isFirst) : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onLoad={onShown && (({ currentTarget }) => onShown(currentTarget))}
      onError={() => {
        // A photo that came after the build has no widths yet.
        if (hasWidths) return setWhole(src);
        setBroken(src);
        window.addEventListener('online', () => setBroken(undefined), { once: true });
      }}
    />
  );
}
