import type { ComponentProps } from 'react';
import { Footer } from './Footer';
import { ScrollToTopButton } from './ScrollToTopButton';

/** Footer and scroll button: below every first view, loaded later. */
export function PageFoot(props: ComponentProps<typeof Footer>) {
  return (
    <>
      <Footer {...props} />
      <ScrollToTopButton />
    </>
  );
}
