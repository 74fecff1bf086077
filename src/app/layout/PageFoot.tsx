import type { ComponentProps } from 'react';
import { Footer } from './Footer';
import { ScrollToTopButton } from './ScrollToTopButton';

/** What no first view shows. */
export function PageFoot(props: ComponentProps<typeof Footer>) {
  return (
    <>
      <Footer {...props} />
      <ScrollToTopButton />
    </>
  );
}
